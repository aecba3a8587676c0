import { ACCREDITATION_STATES, LAB_MEDIA } from '@anupalan/enums/labs';
import type { InferType } from 'yup';
import { calendarDate, choice, flag, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';

/** One medium of a laboratory's scope, with its tests. */
export const labScopeSchema = shape({
  medium: choice(LAB_MEDIA).defined(),
  parameters: listOf(text().defined()).defined(),
});

/** One medium of a laboratory's scope. */
export type LabScope = InferType<typeof labScopeSchema>;

/**
 * Accreditation by NABL (ISO/IEC 17025) and recognition under the Environment (Protection) Act, 1986. The state is that
 * of the NABL accreditation today.
 */
export const accreditationSchema = shape({
  nablNo: text().nullable().defined(),
  nablValidUntil: calendarDate().nullable().defined(),
  isRecognised: flag().defined(),
  recognisedUntil: calendarDate().nullable().defined(),
  state: choice(ACCREDITATION_STATES).defined(),
  daysLeft: wholeNumber().nullable().defined(),
});

/** Accreditation and recognition of a laboratory. */
export type Accreditation = InferType<typeof accreditationSchema>;

const labFields = {
  about: text().nullable().defined(),
  scope: listOf(labScopeSchema).defined(),
  equipment: listOf(text().defined()).defined(),
  statesServed: listOf(text().defined()).defined(),
  accreditation: accreditationSchema,
  contactName: text().nullable().defined(),
  contactEmail: text().nullable().defined(),
  contactPhone: text().nullable().defined(),
};

/** The page of the caller's own laboratory, published or not. */
export const labPageSchema = shape({ ...labFields, isPublished: flag().defined() });

/** The page of the caller's own laboratory. */
export type LabPage = InferType<typeof labPageSchema>;

/** A laboratory of the marketplace. Its id is the id of its organisation. */
export const labSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  address: text().nullable().defined(),
  state: text().nullable().defined(),
  ...labFields,
});

/** A laboratory of the marketplace. */
export type Lab = InferType<typeof labSchema>;
