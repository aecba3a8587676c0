import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { TASK_STATUSES } from '@anupalan/enums/task-status';
import { type InferType, object } from 'yup';
import { choiceField, remarkField } from '../fields.ts';

/** Change of a scheduled task's status, with a remark. */
export const taskStatusFormSchema = object({
  status: choiceField(TASK_STATUSES).required(FIELD_MESSAGES.taskStatusRequired),
  remark: remarkField().optional(),
});

/** Values of the status form. */
export type TaskStatusForm = InferType<typeof taskStatusFormSchema>;
