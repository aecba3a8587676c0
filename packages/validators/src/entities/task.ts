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

/** A task. `dueDate` is its earliest open due date, or null (D41). `alertDays` are days before the due date. */
export const taskSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  description: text().defined(),
  origin: choice(TASK_ORIGINS).defined(),
  schedule: scheduleEntitySchema,
  frequency: choice(FREQUENCIES).nullable().defined(),
  dueDate: calendarDate().nullable().defined(),
  alertDays: listOf(wholeNumber().defined()).defined(),
  /** Whether its due dates require evidence to be completed (D43). */
  evidenceRequired: flag().defined(),
  assignee: namedSchema.nullable(),
  consentDocumentId: identifier().nullable().defined(),
  obligationId: identifier().nullable().defined(),
  citation: citationSchema.nullable(),
  /** The entry of the statutory catalogue from which it was made. */
  statutoryId: identifier().nullable().optional(),
  /** The day of the event that started it; null if it does not depend on an event. */
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

/** POST /generate-tasks/add: the created tasks, and what was left out with the reason (D19). */
export const addedTasksSchema = shape({
  tasks: listOf(taskSchema).defined(),
  skipped: listOf(shape({ id: identifier().defined(), reason: choice(SKIP_REASONS).defined() })).defined(),
});

/** The result of adding tasks. */
export type AddedTasks = InferType<typeof addedTasksSchema>;
