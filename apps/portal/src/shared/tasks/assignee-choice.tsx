import { Field, Select } from '@anupalan/ui';
import { ComboBox } from '@anupalan/ui/interactive';
import { useAssigneeOptions } from './assignee-options.ts';
import { assignWords } from './words.ts';

/** Props of {@link AssigneeChoice}. An empty value: not assigned. */
export type AssigneeChoiceProps = {
  value: string;
  onChange: (assigneeId: string) => void;
  hint?: string;
  /** A name can be typed at once, without a tap into the field. */
  hasFocus?: boolean;
};

/** So many people are read through; among more a name is typed. */
const MOST_LISTED = 12;

/** Who shall do tasks; outside a form. */
export function AssigneeChoice({ value, onChange, hint, hasFocus }: AssigneeChoiceProps) {
  const assignees = useAssigneeOptions();
  const { assignee, notAssigned } = assignWords;
  if (assignees.length > MOST_LISTED)
    return (
      <ComboBox
        label={assignee}
        hint={hint}
        isOptional
        placeholder={notAssigned}
        hasFocus={hasFocus}
        options={assignees}
        value={value === '' ? null : value}
        onChange={(id) => onChange(id ?? '')}
      />
    );
  return (
    <Field label={assignee} hint={hint} isOptional>
      {(control) => (
        <Select
          {...control}
          placeholder={notAssigned}
          value={value}
          options={assignees}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
