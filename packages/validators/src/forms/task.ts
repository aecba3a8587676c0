import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { FREQUENCIES } from '@anupalan/enums/frequencies';
import { TASK_STATUSES } from '@anupalan/enums/task-status';
import { type InferType, object } from 'yup';
import { choiceField, dateField, descriptionField, remarkField, taskNameField } from '../fields.ts';
import { text } from '../primitives.ts';
import { alertDaysField } from '../requests/schedule.ts';

/** What the frequency field of the form can be: one of the six, or once. */
export const TASK_FORM_FREQUENCIES = [...FREQUENCIES, 'once'] as const;
/** A choice of the form's frequency field. */
export type TaskFormFrequency = (typeof TASK_FORM_FREQUENCIES)[number];

/**
 * A task by hand: the first due date gives the anchor (the engine's `buildSchedule` makes the schedule of it). The
 * schedule itself, where the form offers more, is checked by `scheduleSchema`.
 */
export const taskFormSchema = object({
  name: taskNameField().required(FIELD_MESSAGES.taskNameRequired),
  description: descriptionField().optional(),
  frequency: choiceField(TASK_FORM_FREQUENCIES).required(FIELD_MESSAGES.frequencyRequired),
  dueDate: dateField().required(FIELD_MESSAGES.dueDateRequired),
  endDate: dateField().optional(),
  alertDays: alertDaysField().optional(),
  assigneeId: text().nullable().optional(),
}).test('endNotBefore', (form, context) => {
  if (!form.endDate || !form.dueDate || form.endDate >= form.dueDate) return true;
  return context.createError({ path: 'endDate', message: 'End date must be on or after the due date' });
});

/** Values of the task form. */
export type TaskForm = InferType<typeof taskFormSchema>;

/** Change of a scheduled task's status, with a remark. */
export const taskStatusFormSchema = object({
  status: choiceField(TASK_STATUSES).required(FIELD_MESSAGES.taskStatusRequired),
  remark: remarkField().optional(),
});

/** Values of the status form. */
export type TaskStatusForm = InferType<typeof taskStatusFormSchema>;
