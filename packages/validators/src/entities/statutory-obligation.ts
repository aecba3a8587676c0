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

/** A due date of an entry; `period`: what it reports on; `extendedFrom`: the rule's own date, where it was put off. */
const statutoryDateSchema = shape({
  dueDate: calendarDate().defined(),
  period: text().nullable().defined(),
  extendedFrom: calendarDate().nullable().defined(),
});

/** A duty of one of the organisation's orders that asks for what an entry asks for. */
const coveringDutySchema = shape({
  obligationId: identifier().defined(),
  title: text().defined(),
  conditionNo: text().nullable().defined(),
  /** Of the order; null for a file without pages. */
  page: wholeNumber().nullable().defined(),
  consentDocumentId: identifier().defined(),
  documentTitle: text().defined(),
  state: choice(OBLIGATION_STATES).defined(),
  taskId: identifier().nullable().defined(),
});

/** A row of the statutory catalogue, and what it means for the organisation that asks. */
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
  /** As a task made today would have it; null: it has no fixed date, so no task is made of it. */
  schedule: scheduleEntitySchema.nullable(),
  /** Counts from the last time it was done: the first due date of its task can be chosen. */
  isRolling: flag().defined(),
  /** The next ones, with extensions of single years; empty for a rolling one. */
  nextDates: listOf(statutoryDateSchema).defined(),
  /** States that it holds in; empty: all over India but for `exceptStates`. */
  states: listOf(text().defined()).defined(),
  exceptStates: listOf(text().defined()).defined(),
  /** Who it is for: each list that is not empty must be met, by any one of its entries. */
  appliesTo: shape({
    wastes: listOf(choice(WASTES).defined()).defined(),
    equipment: listOf(choice(EQUIPMENT).defined()).defined(),
    sectors: listOf(choice(SECTORS).defined()).defined(),
    categories: listOf(choice(INDUSTRY_CATEGORIES).defined()).defined(),
    consents: listOf(choice(CONSENT_KINDS).defined()).defined(),
  }),
  /** First and last day of the rule, where known. */
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
  /** Addresses of the texts that were read. */
  source: listOf(text().defined()).defined(),
  verification: choice(STATUTORY_VERIFICATIONS).defined(),
  note: text().defined(),
  applies: flag().defined(),
  /** Why it applies, or why not. `isUnknown`: the organisation's page does not say. */
  reasons: listOf(
    shape({ holds: flag().defined(), isUnknown: flag().defined(), text: text().defined() }),
  ).defined(),
  /** Duties of the organisation's orders, accepted or to be reviewed, that ask for the same. None: a gap in them. */
  coveredBy: listOf(coveringDutySchema.defined()).optional(),
  /** The organisation's task of it. */
  taskId: identifier().nullable().defined(),
  /** A person has to read the source before a task can be made of it, and has done so. */
  needsConfirmation: flag().defined(),
  confirmedBy: namedSchema.nullable(),
  confirmedAt: instant().nullable().defined(),
});

/** A row of the statutory catalogue. */
export type StatutoryObligation = InferType<typeof statutoryObligationSchema>;
