import { EVENT_LIMIT_DIRECTIONS, EVENT_LIMIT_UNITS } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, flag, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { citationSchema } from './citation.ts';

/**
 * The event that an obligation waits for. `words` are the order's own words ("within 24 hours"). `limit` is the time
 * limit, 0 days for the same day; null if the words name none.
 */
export const eventSchema = shape({
  words: text().defined(),
  limit: shape({
    amount: wholeNumber().min(0).defined(),
    unit: choice(EVENT_LIMIT_UNITS).defined(),
    counts: choice(EVENT_LIMIT_DIRECTIONS).defined(),
  }).nullable(),
});

/** An accepted obligation that starts with an event, with the tasks that it has created. */
export const dutyEventSchema = shape({
  /** The id of the obligation. */
  id: identifier().defined(),
  title: text().defined(),
  text: text().defined(),
  conditionNo: text().nullable().defined(),
  event: eventSchema,
  consentDocumentId: identifier().defined(),
  /** The title of the order. */
  documentTitle: text().defined(),
  citation: citationSchema,
  /** Each start of the event, the latest first. `done`: nothing of it is open. */
  starts: listOf(
    shape({
      taskId: identifier().defined(),
      happenedOn: calendarDate().defined(),
      dueDate: calendarDate().defined(),
      done: flag().defined(),
    }),
  ).defined(),
});

/** An obligation that starts with an event. */
export type DutyEvent = InferType<typeof dutyEventSchema>;
