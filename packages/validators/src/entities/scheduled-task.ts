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

/** A file that shows that something was done. */
export const evidenceSchema = shape({
  id: identifier().defined(),
  fileName: text().defined(),
  size: wholeNumber().defined(),
  mimeType: text().defined(),
  effectiveDate: calendarDate().nullable().defined(),
  createdAt: instant().defined(),
  uploadedBy: namedSchema,
});

/** A file that shows that something was done. */
export type Evidence = InferType<typeof evidenceSchema>;

/** What a round was on a day: done, missed, still to do, or not due. */
export const ROUND_DAYS = ['done', 'missed', 'open', 'none'] as const;

/** What a round was on a day. */
export type RoundDay = (typeof ROUND_DAYS)[number];

/**
 * The due dates of a round that a list shows as one row (D46): how many the list finds, the first and the last of them.
 * `days`: what the round was on the last 14, today the last of them, whichever dates the list finds.
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
  /** The day on which it was done (D43): on time or late follows from it. */
  completedOn: calendarDate().nullable().defined(),
  completedBy: namedSchema.nullable(),
  remark: text().nullable().defined(),
  /** The number of an acknowledgement or a report. */
  reference: text().nullable().defined(),
  /** Whether its task asks for evidence before it is completed. */
  evidenceRequired: flag().defined(),
  evidence: listOf(evidenceSchema).defined(),
  assignee: namedSchema.nullable(),
  consentDocumentId: identifier().nullable().defined(),
  /** Kind of its order, and the number of the condition there; null for none, and where the order does not say. */
  consentKind: choice(CONSENT_KINDS).nullable().optional(),
  conditionNo: text().nullable().optional(),
  /** The interval of its task where that is outside the six frequencies; with neither it is due once. Of a list alone. */
  interval: intervalEntitySchema.nullable().optional(),
  /** There where the row stands for a round: the others of its dates that the list finds are folded into it. */
  folded: foldedDatesSchema.optional(),
});

/** One due date of a task. */
export type ScheduledTask = InferType<typeof scheduledTaskSchema>;

/** How many due dates a month (`YYYY-MM`) has, by what became of them. */
export const taskMonthSchema = shape({
  month: text().defined(),
  completed: wholeNumber().defined(),
  pending: wholeNumber().defined(),
  overdue: wholeNumber().defined(),
});

/** How many due dates a month has, by what became of them. */
export type TaskMonth = InferType<typeof taskMonthSchema>;

/**
 * How many due dates a day has, by what became of them. Rounds are counted apart (D46): `rounds` of them are due on the day,
 * and `missedRounds` of these are late. `statutory`: due dates of tasks from the statutory catalogue or of orders that ask for
 * the same, with the names of their tasks.
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

/** How many due dates a day has, by what became of them. */
export type TaskDay = InferType<typeof taskDaySchema>;
