import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { FREQUENCIES } from '@anupalan/enums/frequencies';
import { TASK_ORIGINS } from '@anupalan/enums/task-origin';
import { TASK_STATUSES } from '@anupalan/enums/task-status';
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
import { intervalEntitySchema } from './schedule.ts';

/** A file that proves that something was done. */
export const evidenceSchema = shape({
  id: identifier().defined(),
  fileName: text().defined(),
  size: wholeNumber().defined(),
  mimeType: text().defined(),
  effectiveDate: calendarDate().nullable().defined(),
  createdAt: instant().defined(),
  uploadedBy: namedSchema,
});

/** A file that proves that something was done. */
export type Evidence = InferType<typeof evidenceSchema>;

/** The state of a round on a day: done, missed, still to do, or not due. */
export const ROUND_DAYS = ['done', 'missed', 'open', 'none'] as const;

/** The state of a round on a day. */
export type RoundDay = (typeof ROUND_DAYS)[number];

/**
 * The due dates of a round that a list shows as one row (D46): how many match, with the first and the last one. `days`:
 * the states of the last 14 days, ending today, whatever the filter.
 */
export const foldedDatesSchema = shape({
  count: wholeNumber().min(1).defined(),
  first: calendarDate().defined(),
  last: calendarDate().defined(),
  days: listOf(choice(ROUND_DAYS).defined()).defined(),
});

/** The due dates of a round that a list shows as one row. */
export type FoldedDates = InferType<typeof foldedDatesSchema>;

/** One due date of a task. */
export const scheduledTaskSchema = shape({
  id: identifier().defined(),
  taskId: identifier().defined(),
  name: text().defined(),
  frequency: choice(FREQUENCIES).nullable().defined(),
  origin: choice(TASK_ORIGINS).defined(),
  dueDate: calendarDate().defined(),
  status: choice(TASK_STATUSES).defined(),
  /** When it was entered. */
  completedAt: instant().nullable().defined(),
  /** The day of the work (D43). It decides whether the work was on time or late. */
  completedOn: calendarDate().nullable().defined(),
  completedBy: namedSchema.nullable(),
  remark: text().nullable().defined(),
  /** The number of an acknowledgement or a report. */
  reference: text().nullable().defined(),
  /** Whether its task requires evidence to be completed. */
  evidenceRequired: flag().defined(),
  evidence: listOf(evidenceSchema).defined(),
  assignee: namedSchema.nullable(),
  consentDocumentId: identifier().nullable().defined(),
  /** The kind of its order, and the number of the condition; null if there is no order, or no number. */
  consentKind: choice(CONSENT_KINDS).nullable().optional(),
  conditionNo: text().nullable().optional(),
  /**
   * The interval of its task if it is outside the six frequencies. Without either, the task is due once. Only in lists.
   */
  interval: intervalEntitySchema.nullable().optional(),
  /** Set if the row stands for a round. The other matching due dates of the round are folded into it. */
  folded: foldedDatesSchema.optional(),
});

/** One due date of a task. */
export type ScheduledTask = InferType<typeof scheduledTaskSchema>;

/** The number of due dates of a month (`YYYY-MM`) in each state. */
export const taskMonthSchema = shape({
  month: text().defined(),
  completed: wholeNumber().defined(),
  pending: wholeNumber().defined(),
  overdue: wholeNumber().defined(),
});

/** The number of due dates of a month in each state. */
export type TaskMonth = InferType<typeof taskMonthSchema>;

/**
 * The number of due dates of a day in each state. Rounds are counted separately (D46): `rounds` are due on the day, and
 * `missedRounds` of them are late. `statutory`: due dates of tasks from the statutory catalogue, or of orders that ask
 * for the same, with the names of their tasks.
 */
export const taskDaySchema = shape({
  day: calendarDate().defined(),
  completed: wholeNumber().defined(),
  pending: wholeNumber().defined(),
  overdue: wholeNumber().defined(),
  rounds: wholeNumber().defined(),
  missedRounds: wholeNumber().defined(),
  statutory: wholeNumber().defined(),
  statutoryNames: listOf(text().defined()).defined(),
});

/** The number of due dates of a day in each state. */
export type TaskDay = InferType<typeof taskDaySchema>;
