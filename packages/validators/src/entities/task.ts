import { FREQUENCIES } from '@anupalan/enums/frequencies';
import { SKIP_REASONS, TASK_ORIGINS } from '@anupalan/enums/task-origin';
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
import { citationSchema } from './citation.ts';
import { namedSchema } from './named.ts';
import { scheduleEntitySchema } from './schedule.ts';
import { scheduledTaskSchema } from './scheduled-task.ts';

/** A task. `dueDate` is its earliest open one, or null (D41); `alertDays` count before the due date. */
export const taskSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  description: text().defined(),
  origin: choice(TASK_ORIGINS).defined(),
  schedule: scheduleEntitySchema,
  frequency: choice(FREQUENCIES).nullable().defined(),
  dueDate: calendarDate().nullable().defined(),
  alertDays: listOf(wholeNumber().defined()).defined(),
  /** Whether a date of it takes evidence before it is completed (D43). */
  evidenceRequired: flag().defined(),
  assignee: namedSchema.nullable(),
  consentDocumentId: identifier().nullable().defined(),
  obligationId: identifier().nullable().defined(),
  citation: citationSchema.nullable(),
  /** The entry of the statutory catalogue that it was made of. */
  statutoryId: identifier().nullable().optional(),
  /** The day on which that happened which began it; null: it waits for nothing. */
  happenedOn: calendarDate().nullable().optional(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
});

/** A task. */
export type Task = InferType<typeof taskSchema>;

/** GET /tasks/{id}: with the last 12 and the next 12 due dates. */
export const taskDetailSchema = taskSchema.shape({ scheduledTasks: listOf(scheduledTaskSchema).defined() });

/** A task with due dates around today. */
export type TaskDetail = InferType<typeof taskDetailSchema>;

/** POST /generate-tasks/add: what was made, and what was not, with the reason (D19). */
export const addedTasksSchema = shape({
  tasks: listOf(taskSchema).defined(),
  skipped: listOf(shape({ id: identifier().defined(), reason: choice(SKIP_REASONS).defined() })).defined(),
});

/** What adding tasks made. */
export type AddedTasks = InferType<typeof addedTasksSchema>;
