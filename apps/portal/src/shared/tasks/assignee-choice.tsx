import { Field, Select } from '@anupalan/ui';
import { useAssigneeOptions } from './assignee-options.ts';
import { assignWords } from './words.ts';

/** Props of {@link AssigneeChoice}. An empty value: not assigned. */
export type AssigneeChoiceProps = { value: string; onChange: (assigneeId: string) => void; hint?: string };

/** Who shall do several tasks at once; outside a form. */
export function AssigneeChoice({ value, onChange, hint }: AssigneeChoiceProps) {
  const assignees = useAssigneeOptions();
  return (
    <Field label={assignWords.assignee} hint={hint} isOptional>
      {(control) => (
        <Select
          {...control}
          placeholder={assignWords.notAssigned}
          value={value}
          options={assignees}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
