import { FREQUENCIES } from '@anupalan/enums/frequencies';
import {
  LAST_DONE_ANSWERS,
  OBLIGATION_CATEGORIES,
  OBLIGATION_SOURCES,
  OBLIGATION_STATES,
} from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, flag, identifier, instant, numeric, shape, text } from '../primitives.ts';
import { citationSchema } from './citation.ts';
import { doubtsField } from './doubt.ts';
import { eventSchema } from './duty-event.ts';
import { scheduleEntitySchema } from './schedule.ts';

/**
 * "When was this last done?" of the latest due date before the acceptance of a recurring duty (D42). `asked`: the review
 * asks, or has asked. `dueDate`: the date that it is about; there is one without `asked` where it can only be caught up
 * with. `completedOn`: the day of the work, where the answer is `done`.
 */
export const lastDoneSchema = shape({
  asked: flag().defined(),
  dueDate: calendarDate().nullable().defined(),
  answer: choice(LAST_DONE_ANSWERS).nullable().defined(),
  completedOn: calendarDate().nullable().defined(),
});

/** When a duty was last done, as a person has answered. */
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
  /** What it waits for, where it begins when something happens; null: it does not. */
  event: eventSchema.nullable().optional(),
  /** How it was read: the words, what they mean, and from which date its own is worked out. */
  why: text().defined(),
  doubts: doubtsField,
  source: choice(OBLIGATION_SOURCES).defined(),
  lastDone: lastDoneSchema,
  /** The wording that it was read after, as a person of the organisation had corrected it before; null: as the order says. */
  learnedFrom: shape({
    id: identifier().defined(),
    wording: text().defined(),
    taughtBy: text().defined(),
    taughtOn: instant().defined(),
  })
    .nullable()
    .optional(),
});

/** A duty found in an order. */
export type Obligation = InferType<typeof obligationSchema>;
