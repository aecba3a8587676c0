import { VALIDITY_STATES } from '@anupalan/enums/consents';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';

/** One order in the answer of GET /consent-documents/check-validity. `daysLeft` is negative after the end. */
export const documentValiditySchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  consentNo: text().nullable().defined(),
  authority: text().nullable().defined(),
  validUpto: calendarDate().nullable().defined(),
  daysLeft: wholeNumber().nullable().defined(),
  state: choice(VALIDITY_STATES).defined(),
  /** The last day to apply for renewal, and the day of the application (D45). */
  applyBy: calendarDate().nullable().defined(),
  renewalAppliedOn: calendarDate().nullable().defined(),
});

/** The validity of one order. */
export type DocumentValidity = InferType<typeof documentValiditySchema>;

/** Answer of GET /consent-documents/check-validity. The overall state is the worst state of all orders (D25). */
export const consentValiditySchema = shape({
  state: choice(VALIDITY_STATES).defined(),
  documents: listOf(documentValiditySchema).defined(),
});

/** The validity of all consents of an organisation. */
export type ConsentValidity = InferType<typeof consentValiditySchema>;
