import type { Schedule, Task } from '@anupalan/api-client/types';
import { defaultAlertDays } from '@anupalan/compliance/schedules/alerts';
import { firstOccurrenceOnOrAfter } from '@anupalan/compliance/schedules/occurrences';
import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { checkInput, type FieldProblem } from '@anupalan/validators/check';
import { addTasksRequestSchema, type UpdateTaskRequest } from '@anupalan/validators/requests/tasks';
import { object, ValidationError } from 'yup';
import {
  findSchedule,
  NEW_SCHEDULE_VALUES,
  parseWholes,
  type ScheduleValues,
  toScheduleValues,
} from './schedule-values.ts';

/** A task as the form's fields hold it. */
export type TaskValues = ScheduleValues & {
  name: string;
  description: string;
  alertDays: string;
  assigneeId: string;
  evidenceRequired: boolean;
};

/** The fields of a new task. */
export const NEW_TASK_VALUES: TaskValues = {
  ...NEW_SCHEDULE_VALUES,
  name: '',
  description: '',
  alertDays: '',
  assigneeId: '',
  evidenceRequired: false,
};

/** The fields of a task. */
export function toTaskValues(task: Task): TaskValues {
  return {
    ...toScheduleValues(task.schedule),
    name: task.name,
    description: task.description,
    alertDays: task.alertDays.join(', '),
    assigneeId: task.assignee?.id ?? '',
    evidenceRequired: task.evidenceRequired,
  };
}

/** What the fields of a schedule are called in the form, by their place in the call. */
export const SERVER_FIELDS: Readonly<Record<string, keyof TaskValues>> = {
  schedule: 'startDate',
  'schedule.frequency': 'repeats',
  'schedule.startDate': 'startDate',
  'schedule.endDate': 'endDate',
  'schedule.day': 'day',
  'schedule.dayOfMonth': 'dayOfMonth',
  'schedule.month': 'month',
  'schedule.months': 'months',
  'schedule.interval': 'every',
  'schedule.interval.every': 'every',
  'schedule.interval.unit': 'unit',
  'schedule.interval.days': 'days',
  'schedule.interval.daysOfMonth': 'daysOfMonth',
};

/** The form's field of a problem: an entry of a list belongs to its list. */
export function toFormField(path: string): string {
  const list = path.replace(/\[\d+\]$/, '');
  return SERVER_FIELDS[list] ?? list;
}

/** The task that the fields describe, as the call sends it. Without alert days of its own it has the usual (D24). */
export function toNewTask(values: TaskValues, schedule: Schedule): Omit<UpdateTaskRequest, 'id'> {
  const alertDays = parseWholes(values.alertDays);
  return {
    name: values.name,
    description: values.description,
    schedule,
    alertDays: values.alertDays.trim() === '' ? defaultAlertDays(schedule) : alertDays,
    assigneeId: values.assigneeId === '' ? null : values.assigneeId,
    evidenceRequired: values.evidenceRequired,
  };
}

function neverOccurs(schedule: Schedule): boolean {
  return firstOccurrenceOnOrAfter(schedule, schedule.startDate) === null;
}

/**
 * What is wrong with the fields, by the form's names. `today` refuses a one-off in the past (D22); null where that is
 * no rule: a task that is there already keeps its past.
 */
export function listTaskProblems(values: TaskValues, today: string | null): FieldProblem[] {
  const schedule = findSchedule(values);
  const message =
    values.repeats === 'once' ? FIELD_MESSAGES.dueDateRequired : SCHEDULE_MESSAGES.startDateRequired;
  const missing = schedule === null ? [{ field: 'startDate', message }] : [];
  // Without a start date the other fields are checked beside a schedule that keeps every rule.
  const placeholderSchedule: Schedule = { frequency: 'daily', startDate: '2000-01-01' };
  const result = checkInput(addTasksRequestSchema, toNewTask(values, schedule ?? placeholderSchedule), {
    today,
  });
  if (result.kind !== 'ok') {
    return [
      ...missing,
      ...result.problems.map(({ field, message }) => ({ field: toFormField(field), message })),
    ];
  }
  if (schedule !== null && neverOccurs(schedule)) {
    return [{ field: 'endDate', message: SCHEDULE_MESSAGES.neverOccurs }];
  }
  return missing;
}

/** The rules of the form: those of the call, told at the form's fields. `context.today` as above. */
export const taskValuesSchema = object().test('task', (_fields, context) => {
  const values: TaskValues = context.originalValue;
  const today: unknown = context.options.context?.today;
  const problems = listTaskProblems(values, typeof today === 'string' ? today : null);
  if (problems.length === 0) return true;
  return new ValidationError(
    problems.map(({ field, message }) => new ValidationError(message, values, field)),
  );
});
