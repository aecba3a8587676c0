import { CONSENT_KINDS, INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { OBLIGATION_CATEGORIES, OBLIGATION_STATES } from '@anupalan/enums/obligations';
import { EQUIPMENT, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import {
  STATUTORY_PERIODS,
  STATUTORY_STANDINGS,
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATIONS,
} from '@anupalan/enums/statutory';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  flag,
  identifier,
  instant,
  listOf,
  shape,
  text,
  wholeNumber,
} from '../primitives.ts';
import { namedSchema } from './named.ts';
import { scheduleEntitySchema } from './schedule.ts';

/**
 * A due date of an entry. `period` is the reported period; `extendedFrom` is the date in the rule, if it was extended.
 */
const statutoryDateSchema = shape({
  dueDate: calendarDate().defined(),
  period: text().nullable().defined(),
  extendedFrom: calendarDate().nullable().defined(),
});

/** A duty in one of the organisation's orders that asks for the same as an entry. */
const coveringDutySchema = shape({
  obligationId: identifier().defined(),
  title: text().defined(),
  conditionNo: text().nullable().defined(),
  /** The page in the order; null for a file without pages. */
  page: wholeNumber().nullable().defined(),
  consentDocumentId: identifier().defined(),
  documentTitle: text().defined(),
  state: choice(OBLIGATION_STATES).defined(),
  taskId: identifier().nullable().defined(),
});

/** A row of the statutory catalogue, and how it applies to the caller's organisation. */
export const statutoryObligationSchema = shape({
  id: identifier().defined(),
  subject: choice(STATUTORY_SUBJECTS).defined(),
  title: text().defined(),
  category: choice(OBLIGATION_CATEGORIES).defined(),
  act: text().defined(),
  rule: text().nullable().defined(),
  form: text().nullable().defined(),
  authority: text().nullable().defined(),
  period: choice(STATUTORY_PERIODS).defined(),
  /** When it is due, in words. */
  due: text().defined(),
  /** The schedule of a task created today; null if it has no fixed date, so no task can be made. */
  schedule: scheduleEntitySchema.nullable(),
  /** Whether it counts from the last time it was done. Then the first due date of its task can be chosen. */
  isRolling: flag().defined(),
  /** The next due dates, with extensions of single years; empty if it counts from the last time. */
  nextDates: listOf(statutoryDateSchema).defined(),
  /** The states where it applies. Empty: all of India except `exceptStates`. */
  states: listOf(text().defined()).defined(),
  exceptStates: listOf(text().defined()).defined(),
  /** To whom it applies: of each list that is not empty, at least one entry must match. */
  appliesTo: shape({
    wastes: listOf(choice(WASTES).defined()).defined(),
    equipment: listOf(choice(EQUIPMENT).defined()).defined(),
    sectors: listOf(choice(SECTORS).defined()).defined(),
    categories: listOf(choice(INDUSTRY_CATEGORIES).defined()).defined(),
    consents: listOf(choice(CONSENT_KINDS).defined()).defined(),
  }),
  /** The first and the last day of the rule, if known. */
  validFrom: calendarDate().nullable().defined(),
  validTo: calendarDate().nullable().defined(),
  standing: choice(STATUTORY_STANDINGS).defined(),
  /** Extensions that were granted for single years. */
  extensions: listOf(
    shape({
      periodEnd: calendarDate().defined(),
      dueDate: calendarDate().defined(),
      note: text().defined(),
      source: text().defined(),
    }),
  ).defined(),
  /** The addresses of the texts that were read. */
  source: listOf(text().defined()).defined(),
  verification: choice(STATUTORY_VERIFICATIONS).defined(),
  note: text().defined(),
  applies: flag().defined(),
  /** Why it applies, or why not. `isUnknown`: the organisation's page does not say. */
  reasons: listOf(
    shape({ holds: flag().defined(), isUnknown: flag().defined(), text: text().defined() }),
  ).defined(),
  /**
   * Duties in the organisation's orders, accepted or to be reviewed, that ask for the same. Empty if the orders do not
   * cover it.
   */
  coveredBy: listOf(coveringDutySchema.defined()).optional(),
  /** The organisation's task for it. */
  taskId: identifier().nullable().defined(),
  /** Whether a person must read the source before a task can be made, and who has done so. */
  needsConfirmation: flag().defined(),
  confirmedBy: namedSchema.nullable(),
  confirmedAt: instant().nullable().defined(),
});

/** A row of the statutory catalogue. */
export type StatutoryObligation = InferType<typeof statutoryObligationSchema>;
