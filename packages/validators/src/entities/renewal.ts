import type { InferType } from 'yup';
import { identifier, listOf, shape, text } from '../primitives.ts';
import { namedSchema } from './named.ts';
import { obligationSchema } from './obligation.ts';
import { scheduleEntitySchema } from './schedule.ts';
import { taskSchema } from './task.ts';

/** A task that a renewal carries over or ends. */
const renewedTaskSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  assignee: namedSchema.nullable(),
  schedule: scheduleEntitySchema,
});

/**
 * What a renewal would do, before it does it: conditions that stand in both orders, those that are gone, those that
 * are new, and what becomes of the tasks.
 */
export const renewalPlanSchema = shape({
  /** In both. `schedule` is the task's next one where the renewal changes it; null: it stays, or there is no task. */
  kept: listOf(
    shape({
      older: obligationSchema,
      newer: obligationSchema,
      task: renewedTaskSchema.nullable(),
      schedule: scheduleEntitySchema.nullable(),
    }),
  ).defined(),
  /** Only in the older order; a task of it ends, and its history stays. */
  gone: listOf(shape({ older: obligationSchema, task: renewedTaskSchema.nullable() })).defined(),
  /** Tasks that end and whose condition is not known any more. */
  ended: listOf(renewedTaskSchema).defined(),
  /** Only in the newer order; to be reviewed. */
  added: listOf(obligationSchema).defined(),
});

/** What a renewal would do. */
export type RenewalPlan = InferType<typeof renewalPlanSchema>;

/** What a renewal did. */
export const renewalSchema = shape({
  /** Tasks that continue under the new order, with owner and history. */
  carried: listOf(taskSchema).defined(),
  /** Of these, the ones whose schedule is another now. */
  changed: listOf(
    shape({ taskId: identifier().defined(), from: scheduleEntitySchema, to: scheduleEntitySchema }),
  ).defined(),
  /** Tasks that the new order no longer asks for. */
  ended: listOf(namedSchema).defined(),
  /** What the new order asks for besides; to be reviewed. */
  added: listOf(obligationSchema).defined(),
});

/** What a renewal did. */
export type Renewal = InferType<typeof renewalSchema>;
