import type { ConsentDocument } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { getDocumentValidity, type ValidityResult } from '@anupalan/compliance/validity/document-validity';
import { OPEN_ENDED_LABELS } from '@anupalan/enums/consents';

/** What an order says about its end. */
export type ValidityFacts = Pick<ConsentDocument, 'facts' | 'validity'>;

/** The validity of an order on a day (D25), from its facts as they stand. */
export function toValidity({ facts, validity }: ValidityFacts, today: string): ValidityResult {
  return getDocumentValidity(
    {
      validUpto: facts.validUpto?.value ?? null,
      periods: validity,
      openEnded: facts.openEnded?.value ?? null,
      renewalLeadDays: facts.renewalLeadDays?.value ?? null,
    },
    today,
  );
}

/** "31 Aug 2027, 283 days left", "Valid until cancelled", or what is not known. */
export function toValidityWords(document: ValidityFacts, today: string): string {
  const { validUpto, daysLeft } = toValidity(document, today);
  if (validUpto !== null && daysLeft !== null) return `${formatDate(validUpto)}, ${toDaysWords(daysLeft)}`;
  const reason = document.facts.openEnded?.value;
  return reason === undefined ? 'No end date found' : OPEN_ENDED_LABELS[reason];
}

/** "283 days left", "last day today", "4 days ago". */
export function toDaysWords(daysLeft: number): string {
  if (daysLeft === 0) return 'last day today';
  const days = Math.abs(daysLeft);
  const words = `${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}`;
  return daysLeft > 0 ? `${words} left` : `${words} ago`;
}
