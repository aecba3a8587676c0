import type { Task } from '@anupalan/api-client/types';
import { defaultAlertDays } from '@anupalan/compliance/schedules/alerts';
import { DESCRIPTION_MAX_LENGTH, TASK_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { CheckboxField, SelectField, SubmitButton, TextareaField, TextField } from '@anupalan/ui/forms';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { describeAlertDays } from '../../shared/tasks/task-facts.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { findSchedule, type ScheduleValues } from './schedule-values.ts';
import { SERVER_FIELDS, type TaskValues, taskValuesSchema } from './task-values.ts';
import { formWords } from './words.ts';

function AlertField() {
  const { values } = useFormikContext<ScheduleValues>();
  const schedule = findSchedule(values);
  const usual =
    schedule === null
      ? []
      : [formWords.alertsEmpty(describeAlertDays(defaultAlertDays(schedule)).toLowerCase())];
  return (
    <TextField
      name="alertDays"
      label={formWords.alerts}
      hint={[formWords.alertsHint, ...usual].join(' ')}
      isOptional
    />
  );
}

/** Props of {@link TaskForm}. `task` is the one that is changed; `today` the organisation's date. */
export type TaskFormProps = {
  initialValues: TaskValues;
  task?: Task;
  today: string;
  /** Name of the draft that is kept while typing (D8). */
  draft: string;
  submitLabel: string;
  onSubmit: (values: TaskValues) => Promise<void>;
  onCancel: () => void;
  /** Above the schedule: the order's words. */
  source?: ReactNode;
};

/** Name, schedule, alerts and assignee of a task, with the dates that follow. */
export function TaskForm(props: TaskFormProps) {
  const { initialValues, task, today, draft, submitLabel, onSubmit, onCancel, source } = props;
  const assignees = useAssigneeOptions();
  return (
    <AppForm
      initialValues={initialValues}
      schema={taskValuesSchema}
      // A one-off in the past is refused for new tasks only: what is there keeps its date (D22).
      context={task === undefined ? { today } : {}}
      serverFields={SERVER_FIELDS}
      showsStatuses={[409]}
      draft={draft}
      onSubmit={onSubmit}
    >
      <TextField name="name" label={formWords.name} maxLength={TASK_NAME_MAX_LENGTH} />
      <TextareaField
        name="description"
        label={formWords.description}
        rows={3}
        maxLength={DESCRIPTION_MAX_LENGTH}
        isOptional
      />
      {source}
      <ScheduleFields />
      <SchedulePreview today={today} />
      <SelectField
        name="assigneeId"
        label={formWords.assignee}
        options={assignees}
        placeholder={formWords.notAssigned}
        isOptional
      />
      <AlertField />
      <CheckboxField name="evidenceRequired" label={formWords.evidence} hint={formWords.evidenceHint} />
      <Inline justify="end">
        <Button onClick={onCancel}>{formWords.cancel}</Button>
        <SubmitButton busyLabel={formWords.saving}>{submitLabel}</SubmitButton>
      </Inline>
    </AppForm>
  );
}
