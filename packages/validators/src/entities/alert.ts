import { ALERT_RESULTS, ALERT_SUBJECTS, DELIVERY_CHANNELS } from '@anupalan/enums/notifications';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, instant, shape, text, wholeNumber } from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A row of the ledger of alerts: for which date and stage it was, who got it, where, and its result (D24). */
export const alertSchema = shape({
  id: identifier().defined(),
  /**
   * The kind of date: a due date of `task`, or for `consentDocument` its end or the last day to apply for its renewal.
   */
  about: choice(ALERT_SUBJECTS).defined(),
  task: shape({ id: identifier().defined(), name: text().defined() }).nullable(),
  consentDocument: shape({ id: identifier().defined(), title: text().defined() }).nullable(),
  /** The task's due date; null if a changed schedule has removed it. */
  scheduledTaskId: identifier().nullable().defined(),
  dueDate: calendarDate().defined(),
  /** Days after the due date: 0 on the day, negative before it. */
  stage: wholeNumber().defined(),
  recipient: namedSchema,
  channel: choice(DELIVERY_CHANNELS).defined(),
  /** The morning of the alert, a day in the organisation's zone. */
  morning: calendarDate().defined(),
  result: choice(ALERT_RESULTS).defined(),
  /** Why the alert failed or was left out. */
  note: text().nullable().defined(),
  createdAt: instant().defined(),
  /** When the result was recorded. */
  updatedAt: instant().defined(),
});

/** A row of the ledger of alerts. */
export type Alert = InferType<typeof alertSchema>;
