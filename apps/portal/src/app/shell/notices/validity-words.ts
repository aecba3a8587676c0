import type { ConsentValidity, DocumentValidity } from '@anupalan/api-client/types';
import { describeRenewal } from '@anupalan/compliance/renewal/describe';
import { formatDate } from '@anupalan/compliance/schedules/describe';

/** What is said about the consents of a company. `documents` are those that it is about, the most urgent first. */
export type ValidityWords = {
  tone: 'danger' | 'warn' | 'info';
  title: string;
  text: string;
  documents: readonly DocumentValidity[];
};

const toDays = (count: number) => (count === 1 ? '1 day' : `${count.toLocaleString('en-IN')} days`);

/** "Expired on 30 Apr 2026, 12 days ago", "Expires on 30 Apr 2026, in 12 days". */
export function toEndWords({ validUpto, daysLeft, state }: DocumentValidity): string {
  if (validUpto === null || daysLeft === null) return 'No end date known';
  const date = formatDate(validUpto);
  if (state === 'expired') return `Expired on ${date}, ${toDays(-daysLeft)} ago`;
  return daysLeft === 0 ? `Last day today, ${date}` : `Expires on ${date}, in ${toDays(daysLeft)}`;
}

const byUrgency = (a: DocumentValidity, b: DocumentValidity) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0);

/** What the banner and the dialog say (D25); null while every consent is valid, or its renewal is applied for (D45). */
export function findValidityWords(
  { state, documents }: ConsentValidity,
  today: string,
): ValidityWords | null {
  const own = documents
    .filter((document) => document.state === state)
    .filter((document) => state !== 'expiring' || document.renewalAppliedOn === null)
    .toSorted(byUrgency);
  const [first] = own;
  if (state === 'expired' && first !== undefined) {
    const title = own.length === 1 ? `${first.title} has expired.` : `${own.length} consents have expired.`;
    const text = `${own.length === 1 ? `${toEndWords(first)}. ` : ''}Operating without a valid consent is an offence: renew it, or upload the newer order if you have it.`;
    return { tone: 'danger', title, text, documents: own };
  }
  if (state === 'expiring' && first !== undefined) {
    const title = own.length === 1 ? `Renew ${first.title}.` : `${own.length} consents must be renewed.`;
    const lead = own.length === 1 ? toEndWords(first) : `The first: ${toEndWords(first).toLowerCase()}`;
    return {
      tone: 'warn',
      title,
      text: [lead, describeRenewal(first, today)]
        .filter((words) => words !== null)
        .join('. ')
        .concat('.'),
      documents: own,
    };
  }
  if (state === 'none') {
    const title =
      documents.length === 0 ? 'You have no consent yet.' : 'None of your consents has a known expiry date.';
    const text =
      documents.length === 0
        ? 'Upload the order of your pollution board. We will alert you before it expires.'
        : 'Open your orders and enter the expiry date. We will alert you before it expires.';
    return { tone: 'info', title, text, documents: own };
  }
  return null;
}
