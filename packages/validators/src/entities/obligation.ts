import { FREQUENCIES } from '@anupalan/enums/frequencies';
import {
  LAST_DONE_ANSWERS,
  OBLIGATION_CATEGORIES,
  OBLIGATION_SOURCES,
  OBLIGATION_STATES,
} from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  flag,
  identifier,
  instant,
  listOf,
  numeric,
  shape,
  text,
} from '../primitives.ts';
import { citationSchema } from './citation.ts';
import { doubtsField } from './doubt.ts';
import { eventSchema } from './duty-event.ts';
import { namedSchema } from './named.ts';
import { scheduleEntitySchema } from './schedule.ts';

/**
 * "When was this last done?" about the latest due date before a recurring duty was accepted (D42). `asked`: the review
 * asks, or has asked. `dueDate`: the date in question; without `asked` it is only offered on the catch-up page.
 * `completedOn`: the day of the work, if the answer is `done`.
 */
export const lastDoneSchema = shape({
  asked: flag().defined(),
  dueDate: calendarDate().nullable().defined(),
  answer: choice(LAST_DONE_ANSWERS).nullable().defined(),
  completedOn: calendarDate().nullable().defined(),
});

/** When a duty was last done, as a person answered. */
export type LastDone = InferType<typeof lastDoneSchema>;

/**
 * A duty found in an order. `statedFrequency`: the order's own words. `dueDate`: once, the deadline; recurring with
 * a printed day, its first date on or after the issue date (in the year 2000 when that is unknown). `source`: the
 * reader found it, or a person added it (D47).
 */
export const obligationSchema = shape({
  id: identifier().defined(),
  consentDocumentId: identifier().defined(),
  title: text().defined(),
  text: text().defined(),
  conditionNo: text().nullable().defined(),
  category: choice(OBLIGATION_CATEGORIES).defined(),
  frequency: choice(FREQUENCIES).nullable().defined(),
  recurring: flag().defined(),
  statedFrequency: text().nullable().defined(),
  dueDate: calendarDate().nullable().defined(),
  done: flag().nullable().defined(),
  schedule: scheduleEntitySchema.nullable(),
  citation: citationSchema,
  confidence: numeric().min(0).max(1).defined(),
  state: choice(OBLIGATION_STATES).defined(),
  taskId: identifier().nullable().defined(),
  /** The event that it waits for; null if it waits for none. */
  event: eventSchema.nullable().optional(),
  /** How it was read: the words, their meaning, and the date that its own date was calculated from. */
  why: text().defined(),
  doubts: doubtsField,
  source: choice(OBLIGATION_SOURCES).defined(),
  lastDone: lastDoneSchema,
  /**
   * The learned wording that it was read with, after a person of the organisation had corrected it; null if it was read
   * as printed.
   */
  learnedFrom: shape({
    id: identifier().defined(),
    wording: text().defined(),
    taughtBy: text().defined(),
    taughtOn: instant().defined(),
  })
    .nullable()
    .optional(),
  /** Who corrected when it is due, on which day, and what was read of that; null if it is due as it was read. */
  retimed: shape({
    by: text().defined(),
    at: instant().defined(),
    schedule: scheduleEntitySchema.nullable(),
    dueDate: calendarDate().nullable().defined(),
  })
    .nullable()
    .optional(),
  /**
   * The duties of the law that it is the same as, which are rows of the statutory catalogue. `isByPerson`: a person said so,
   * else the reader found them in its words.
   */
  statutory: shape({
    isByPerson: flag().defined(),
    rows: listOf(namedSchema.defined()).defined(),
  }).optional(),
});

/** A duty found in an order. */
export type Obligation = InferType<typeof obligationSchema>;
