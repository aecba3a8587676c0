import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { PasswordInput, type PasswordInputProps } from '../input/password-input.tsx';
import type { BoundAside, Unbound } from './bound.ts';

/** Props of {@link PasswordField}: those of an input. */
export type PasswordFieldProps = BoundAside & Unbound<PasswordInputProps>;

/** A password with a button that shows it. Its text is not cleaned, because a space may belong to it. */
export function PasswordField({ name, label, hint, isOptional, aside, ...rest }: PasswordFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(control) => (
        <PasswordInput
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
