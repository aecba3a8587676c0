import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Select, type SelectProps } from '../input/select.tsx';
import type { BoundAside, Unbound } from './bound.ts';

/** Props of {@link SelectField}: those of a select. */
export type SelectFieldProps = BoundAside & Unbound<SelectProps>;

/** A choice from a list, with the browser's own select. */
export function SelectField({ name, label, hint, isOptional, aside, ...rest }: SelectFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(control) => (
        <Select
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
