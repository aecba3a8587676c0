import type { FocusEvent, ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Fieldset, type FieldsetProps } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { cx } from '../shared/cx.ts';
import type { Bound } from './bound.ts';
import styles from './form-fields.module.css';

/** One choice of a {@link CheckboxGroupField}. */
export type CheckboxGroupOption = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

/** Props of {@link CheckboxGroupField}: a fieldset's. */
export type CheckboxGroupFieldProps = Bound &
  Omit<FieldsetProps, keyof Bound | 'id' | 'legend' | 'error' | 'children'> & {
    /** The choices in order. */
    options: readonly CheckboxGroupOption[];
    /** Puts the choices side by side instead of in a column. More than seven form columns of equal width. */
    isInline?: boolean;
    /** In two columns of one width on a wide screen, so that a long list can be looked through. */
    isInColumns?: boolean;
  };

/** A group of checkboxes. The form's value has the chosen values in the order of the list. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { name, label, options, isInline, isInColumns, ...rest } = props;
  const { id, value, error, onChange, onBlur } = useFormField<readonly string[]>(name, []);
  const onToggle = (choice: string, isOn: boolean) =>
    onChange(
      options.flatMap((one) =>
        (one.value === choice ? isOn : value.includes(one.value)) ? [one.value] : [],
      ),
    );
  const onLeave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <Fieldset {...rest} id={id} legend={label} error={error} onBlur={onLeave}>
      <div className={cx(styles.choices, isInline && styles.inline, isInColumns && styles.columns)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled}
            checked={value.includes(option.value)}
            onChange={(event) => onToggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
