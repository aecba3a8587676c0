import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { type SettableTaskStatus, TASK_STATUSES } from '@anupalan/enums/task-status';
import type { InferType } from 'yup';
import { choiceField, dateField, idsField, referenceField, remarkField } from '../fields.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';
import { queryChoice, queryDate } from './list-query.ts';
import { scheduledTasksList } from './scheduled-tasks-list.ts';

/**
 * PATCH /generate-tasks/scheduled-tasks/status: `id` or `ids`. Overdue cannot be set (D23). What is left out of a date that
 * is completed already stays as it is; null or an empty text clears it.
 */
export const updateScheduledTaskStatusRequestSchema = request({
  id: text().optional().meta({ format: 'uuid' }),
  ids: idsField().optional(),
  status: choiceField(TASK_STATUSES)
    .required(FIELD_MESSAGES.taskStatusRequired)
    .test('settable', SCHEDULE_MESSAGES.overdueNotSettable, (status) => status !== 'overdue'),
  remark: remarkField().nullable().optional(),
  /** The day of the work; left out: today. */
  completedOn: dateField().optional(),
  /** The number of an acknowledgement or a report. */
  reference: referenceField().nullable().optional(),
}).test('target', (body, context) => {
  if (body.id || body.ids !== undefined) return true;
  return context.createError({ path: 'id', message: FIELD_MESSAGES.idRequired });
});

/** A checked change of status. */
export type UpdateScheduledTaskStatusRequest = Omit<
  InferType<typeof updateScheduledTaskStatusRequestSchema>,
  'status'
> & { status: SettableTaskStatus };

/** GET /scheduled-tasks/months: the filters of the list, between two days that are both included. */
export const taskMonthsQuerySchema = scheduledTasksList.schema.shape({
  startDate: queryDate().required('startDate is required'),
  endDate: queryDate().required('endDate is required'),
});

/** A checked query of the months. */
export type TaskMonthsQuery = InferType<typeof taskMonthsQuerySchema>;

/** Days at most of GET /scheduled-tasks/days: a year, whichever it is. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** GET /scheduled-tasks/days: the filters of the list, between two days of a year, both included. */
export const taskDaysQuerySchema = taskMonthsQuerySchema.test(
  'span',
  `startDate and endDate may be at most ${MOST_DAYS} days apart`,
  ({ startDate, endDate }) => Date.parse(endDate) - Date.parse(startDate) < MOST_DAYS * DAY_MS,
);

/** A checked query of the days. */
export type TaskDaysQuery = InferType<typeof taskDaysQuerySchema>;

/** Text part of the multipart POST /scheduled-tasks/{id}/evidence. */
export const evidenceRequestSchema = request({ effectiveDate: dateField().optional() });

/** Kinds of file in which scheduled tasks are exported. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** GET /scheduled-tasks/export: the filters of the list, and the kind of file. Sorting and pages do not matter. */
export const exportScheduledTasksQuerySchema = scheduledTasksList.schema.shape({
  format: queryChoice(EXPORT_FORMATS).required('Choose csv or xlsx'),
});

/** POST /scheduled-tasks/export: some rows by their id. */
export const exportSelectionRequestSchema = request({
  ids: idsField().required(FIELD_MESSAGES.idsRequired),
  format: choiceField(EXPORT_FORMATS).required('Choose csv or xlsx'),
});

/** A checked export of some rows. */
export type ExportSelectionRequest = InferType<typeof exportSelectionRequestSchema>;

/** A checked export. */
export type ExportScheduledTasksQuery = InferType<typeof exportScheduledTasksQuerySchema>;
