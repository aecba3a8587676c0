import { VALIDITY_STATES } from '@anupalan/enums/consents';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';

/** One order in the answer of GET /consent-documents/check-validity. `daysLeft` is negative once expired. */
export const documentValiditySchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  consentNo: text().nullable().defined(),
  authority: text().nullable().defined(),
  validUpto: calendarDate().nullable().defined(),
  daysLeft: wholeNumber().nullable().defined(),
  state: choice(VALIDITY_STATES).defined(),
  /** The last day to apply for renewal, and when it was applied for (D45). */
  applyBy: calendarDate().nullable().defined(),
  renewalAppliedOn: calendarDate().nullable().defined(),
});

/** One order's validity. */
export type DocumentValidity = InferType<typeof documentValiditySchema>;

/** Answer of GET /consent-documents/check-validity: the overall state is the worst that occurs (D25). */
export const consentValiditySchema = shape({
  state: choice(VALIDITY_STATES).defined(),
  documents: listOf(documentValiditySchema).defined(),
});

/** Validity of all of an organisation's consents. */
export type ConsentValidity = InferType<typeof consentValiditySchema>;
