import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { FREQUENCIES } from '@anupalan/enums/frequencies';
import { PAGE_SIZES } from '@anupalan/enums/limits';
import { TASK_ORIGINS } from '@anupalan/enums/task-origin';
import type { InferType } from 'yup';
import { dateField, descriptionField, idField, idsField, taskNameField } from '../fields.ts';
import { flag, listOf, shape, text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';
import { alertDaysField, scheduleSchema } from './schedule.ts';

/** The assignee; null: not assigned. */
function assigneeField() {
  return text().nullable().optional().meta({ format: 'uuid' });
}

/** What a user can edit of a task, beside its name and schedule: the same when it is made and later. */
const editableFields = {
  description: descriptionField().optional(),
  alertDays: alertDaysField().optional(),
  evidenceRequired: flag().optional(),
  assigneeId: assigneeField(),
};

/** POST /generate-tasks/add takes exactly one of a task by hand, obligations, or entries of the catalogue. */
const ONE_SOURCE = 'Send a task, obligations or catalogue entries, not several of them';

type AddBody = {
  name?: string;
  /** Null where a call sends that: the field says so, the rules of the whole still look at it. */
  schedule?: { frequency: unknown; interval?: unknown; startDate: string } | null;
};

/** Body of POST /generate-tasks/add (bare). With Yup's context `{ today }` a one-off in the past is refused (D22). */
export const addTasksRequestSchema = request({
  name: taskNameField().optional(),
  ...editableFields,
  schedule: scheduleSchema.optional(),
  obligationIds: idsField().optional(),
  statutoryIds: idsField().optional(),
  /** With `statutoryIds`: the first due date of those that count from the last time; else the day of today. */
  firstDates: listOf(
    shape({ id: idField(), date: dateField().required(FIELD_MESSAGES.dueDateRequired) }),
  ).optional(),
})
  .test('oneSource', ONE_SOURCE, (body) => {
    const sources = [body.obligationIds, body.statutoryIds, body.name ?? body.schedule];
    return sources.filter((source) => source !== undefined).length <= 1;
  })
  .test('byHand', (body, context) => {
    if (body.obligationIds !== undefined || body.statutoryIds !== undefined) return true;
    const { name, schedule }: AddBody = body;
    if (!name) return context.createError({ path: 'name', message: FIELD_MESSAGES.taskNameRequired });
    if (schedule === undefined)
      return context.createError({ path: 'schedule', message: SCHEDULE_MESSAGES.required });
    return true;
  })
  .test('notPast', (body, context) => {
    const { schedule }: AddBody = body;
    const today: unknown = context.options.context?.today;
    if (schedule?.frequency !== null || schedule.interval !== undefined) return true;
    if (typeof today !== 'string' || !(schedule.startDate < today)) return true;
    return context.createError({ path: 'schedule.startDate', message: SCHEDULE_MESSAGES.oneOffInPast });
  });

/** A checked body of POST /generate-tasks/add: `obligationIds`, `statutoryIds`, or `name` with `schedule`. */
export type AddTasksRequest = InferType<typeof addTasksRequestSchema>;

/** PUT /generate-tasks/frequency. */
export const updateTaskRequestSchema = request({
  id: idField(),
  schedule: scheduleSchema.required(SCHEDULE_MESSAGES.required),
  ...editableFields,
  name: taskNameField().min(1, FIELD_MESSAGES.taskNameRequired).optional(),
});

/** A checked change of a task. */
export type UpdateTaskRequest = InferType<typeof updateTaskRequestSchema>;

/** POST /generate-tasks/delete. */
export const deleteTasksRequestSchema = request({ ids: idsField().required(FIELD_MESSAGES.idsRequired) });

/** A checked deletion of tasks. */
export type DeleteTasksRequest = InferType<typeof deleteTasksRequestSchema>;

/** PATCH /generate-tasks/assignee: one user, or null for nobody, for several tasks at once. */
export const assignTasksRequestSchema = request({
  ids: idsField().required(FIELD_MESSAGES.idsRequired),
  assigneeId: assigneeField().test(
    'given',
    FIELD_MESSAGES.assigneeRequired,
    (assigneeId) => assigneeId !== undefined,
  ),
});

/** A checked assignment. */
export type AssignTasksRequest = InferType<typeof assignTasksRequestSchema>;

/** GET /generate-tasks. */
export const tasksList = defineList({
  sorts: ['name', 'dueDate', 'frequency', 'origin', 'createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  filters: {
    origin: queryChoice(TASK_ORIGINS, ['all']),
    frequency: queryChoice(FREQUENCIES, ['all']),
    consentDocumentId: queryText(),
    assigneeId: queryText(),
  },
  pageSizes: PAGE_SIZES,
});

/** A checked query of tasks. */
export type TasksQuery = CheckedQuery<typeof tasksList>;
