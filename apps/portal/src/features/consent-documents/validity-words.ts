import type { ConsentDocument } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { formatDaysLeft } from '@anupalan/compliance/validity/describe-left';
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
      kind: facts.kind?.value ?? null,
    },
    today,
  );
}

/** "31 Aug 2027, 283 days left", "Valid until cancelled", or what is not known. */
export function toValidityWords(document: ValidityFacts, today: string): string {
  const { validUpto, daysLeft } = toValidity(document, today);
  if (validUpto !== null && daysLeft !== null) return `${formatDate(validUpto)}, ${formatDaysLeft(daysLeft)}`;
  const reason = document.facts.openEnded?.value;
  return reason === undefined ? 'No end date found' : OPEN_ENDED_LABELS[reason];
}
