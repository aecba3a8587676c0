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
 * The effect of a renewal before it happens: conditions in both orders, removed and new ones, and what happens to the
 * tasks.
 */
export const renewalPlanSchema = shape({
  /**
   * Conditions in both orders. `schedule` is the task's next schedule if the renewal changes it; null if it stays, or
   * there is no task.
   */
  kept: listOf(
    shape({
      older: obligationSchema,
      newer: obligationSchema,
      task: renewedTaskSchema.nullable(),
      schedule: scheduleEntitySchema.nullable(),
    }),
  ).defined(),
  /** Conditions only in the older order. Their tasks end, and the history is kept. */
  gone: listOf(shape({ older: obligationSchema, task: renewedTaskSchema.nullable() })).defined(),
  /** Tasks that end, and whose condition is no longer known. */
  ended: listOf(renewedTaskSchema).defined(),
  /** Conditions only in the newer order, to be reviewed. */
  added: listOf(obligationSchema).defined(),
});

/** The effect of a renewal before it happens. */
export type RenewalPlan = InferType<typeof renewalPlanSchema>;

/** The result of a renewal. */
export const renewalSchema = shape({
  /** Tasks that continue under the new order, with owner and history. */
  carried: listOf(taskSchema).defined(),
  /** Those of them with a changed schedule. */
  changed: listOf(
    shape({ taskId: identifier().defined(), from: scheduleEntitySchema, to: scheduleEntitySchema }),
  ).defined(),
  /** Tasks that the new order no longer requires. */
  ended: listOf(namedSchema).defined(),
  /** Further conditions of the new order, to be reviewed. */
  added: listOf(obligationSchema).defined(),
});

/** The result of a renewal. */
export type Renewal = InferType<typeof renewalSchema>;
