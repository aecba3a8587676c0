import type { ConsentValidity, DocumentValidity } from '@anupalan/api-client/types';
import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { describeRenewal } from '@anupalan/compliance/renewal/describe';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { formatDaysLeft } from '@anupalan/compliance/validity/describe-left';

/** What is said about the consents of a company. `documents` are those that it is about, the most urgent first. */
export type ValidityWords = {
  tone: 'danger' | 'warn' | 'info';
  title: string;
  text: string;
  documents: readonly DocumentValidity[];
  /** Whether a dialog says it as well, once a day; not while there is time to apply. */
  isDaily: boolean;
};

/** "Valid until 30 Apr 2026, expired 12 days ago", "Valid until 3 Dec 2026, 12 days left": as lists and mails say it (D45). */
export function toEndWords({ validUpto, daysLeft }: DocumentValidity): string {
  if (validUpto === null || daysLeft === null) return 'No end date known';
  return `Valid until ${formatDate(validUpto)}, ${formatDaysLeft(daysLeft)}`;
}

/** Whether renewal of an order can be applied for and nobody has recorded that. */
export function isToApply({ applyBy, renewalAppliedOn }: DocumentValidity): boolean {
  return applyBy !== null && renewalAppliedOn === null;
}

const byUrgency = (a: DocumentValidity, b: DocumentValidity) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0);

/** Whether an order in force is to be renewed now: its last day to apply is near or was missed, or it is about to expire. */
function isToRenew(document: DocumentValidity, today: string): boolean {
  if (document.state !== 'expiring' && document.state !== 'valid') return false;
  const renewal = toRenewalState(document, today);
  if (renewal === 'applied') return false;
  return renewal === 'near' || renewal === 'missed' || document.state === 'expiring';
}

/** The renewals that are due: red where a last day to apply was missed, else amber (D45). */
function toRenewalWords(documents: readonly DocumentValidity[], today: string): ValidityWords | null {
  const own = documents.filter((document) => isToRenew(document, today)).toSorted(byUrgency);
  const [first] = own;
  if (first === undefined) return null;
  const title = own.length === 1 ? `Renew ${first.title}.` : `${own.length} consents must be renewed.`;
  const lead = own.length === 1 ? toEndWords(first) : `The first: ${toEndWords(first).replace(/^V/, 'v')}`;
  const words = [lead, describeRenewal(first, today)].filter((each) => each !== null);
  return {
    tone: own.some((document) => toRenewalState(document, today) === 'missed') ? 'danger' : 'warn',
    title,
    text: `${words.join('. ')}.`,
    documents: own,
    isDaily: own.some((document) => document.state === 'expiring'),
  };
}

/** What the banner and the dialog say (D25, D45); null while nothing is to be renewed, or it is applied for. */
export function findValidityWords(
  { state, documents }: ConsentValidity,
  today: string,
): ValidityWords | null {
  const own = documents.filter((document) => document.state === state).toSorted(byUrgency);
  const [first] = own;
  if (state === 'expired' && first !== undefined) {
    const title = own.length === 1 ? `${first.title} has expired.` : `${own.length} consents have expired.`;
    const text = `${own.length === 1 ? `${toEndWords(first)}. ` : ''}Operating without a valid consent is an offence: renew it, or upload the newer order if you have it.`;
    return { tone: 'danger', title, text, documents: own, isDaily: own.some(isToApply) };
  }
  if (state === 'none') {
    const title =
      documents.length === 0 ? 'You have no consent yet.' : 'None of your consents has a known expiry date.';
    const text =
      documents.length === 0
        ? 'Upload the order of your pollution board. We will alert you before it expires.'
        : 'Open your orders and enter the expiry date. We will alert you before it expires.';
    return { tone: 'info', title, text, documents: own, isDaily: documents.length > 0 };
  }
  return toRenewalWords(documents, today);
}
