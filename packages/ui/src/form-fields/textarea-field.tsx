import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Textarea, type TextareaProps } from '../input/textarea.tsx';
import type { BoundAside, Unbound } from './bound.ts';

/** Props of {@link TextareaField}: those of a textarea. */
export type TextareaFieldProps = BoundAside & Unbound<TextareaProps>;

/** A text with several lines. */
export function TextareaField({ name, label, hint, isOptional, aside, ...rest }: TextareaFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(control) => (
        <Textarea
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
