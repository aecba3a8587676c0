import { EVENT_LIMIT_DIRECTIONS, EVENT_LIMIT_UNITS } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, flag, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { citationSchema } from './citation.ts';

/**
 * What an obligation waits for that begins when something happens: `words` are the order's own ("within 24 hours").
 * `limit`: the time that they leave, 0 days for the day itself; null: they name none.
 */
export const eventSchema = shape({
  words: text().defined(),
  limit: shape({
    amount: wholeNumber().min(0).defined(),
    unit: choice(EVENT_LIMIT_UNITS).defined(),
    counts: choice(EVENT_LIMIT_DIRECTIONS).defined(),
  }).nullable(),
});

/** An accepted obligation that begins when something happens, with the tasks that it has made. */
export const dutyEventSchema = shape({
  /** Of the obligation. */
  id: identifier().defined(),
  title: text().defined(),
  text: text().defined(),
  conditionNo: text().nullable().defined(),
  event: eventSchema,
  consentDocumentId: identifier().defined(),
  /** Of the order. */
  documentTitle: text().defined(),
  citation: citationSchema,
  /** Each time that it was started, the latest first. `done`: nothing of it is open. */
  starts: listOf(
    shape({
      taskId: identifier().defined(),
      happenedOn: calendarDate().defined(),
      dueDate: calendarDate().defined(),
      done: flag().defined(),
    }),
  ).defined(),
});

/** An obligation that begins when something happens. */
export type DutyEvent = InferType<typeof dutyEventSchema>;
