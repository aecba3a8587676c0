import { ALERT_RESULTS, ALERT_SUBJECTS, DELIVERY_CHANNELS } from '@anupalan/enums/notifications';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, instant, shape, text, wholeNumber } from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A line of the ledger of alerts: of which date, at which stage, to whom, where, and what became of it (D24). */
export const alertSchema = shape({
  id: identifier().defined(),
  /** Which day it is of: a due date of `task`, or of `consentDocument` its end or the last day to apply for its renewal. */
  about: choice(ALERT_SUBJECTS).defined(),
  task: shape({ id: identifier().defined(), name: text().defined() }).nullable(),
  consentDocument: shape({ id: identifier().defined(), title: text().defined() }).nullable(),
  /** The date of the task as a row; null where a changed schedule has taken it away. */
  scheduledTaskId: identifier().nullable().defined(),
  dueDate: calendarDate().defined(),
  /** Days after the due date, 0 on it, negative before it. */
  stage: wholeNumber().defined(),
  recipient: namedSchema,
  channel: choice(DELIVERY_CHANNELS).defined(),
  /** The day, in the organisation's zone, on whose morning it was for. */
  morning: calendarDate().defined(),
  result: choice(ALERT_RESULTS).defined(),
  /** Why it failed or was left out. */
  note: text().nullable().defined(),
  createdAt: instant().defined(),
  /** When the result was written. */
  updatedAt: instant().defined(),
});

/** A line of the ledger of alerts. */
export type Alert = InferType<typeof alertSchema>;
