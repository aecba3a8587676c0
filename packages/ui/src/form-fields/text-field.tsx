import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Input, type InputProps } from '../input/input.tsx';
import type { BoundAside, Unbound } from './bound.ts';
import { toPasteHandler } from './paste-handler.ts';

/** Props of {@link TextField}: those of an input. */
export type TextFieldProps = BoundAside &
  Unbound<InputProps> & {
    /** Cleans typed and pasted text, for example to letters only. */
    clean?: (value: string) => string;
  };

/** A line of text. Pasted line breaks become spaces; in an email address they are removed. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, isOptional, aside, clean = (value) => value, ...rest } = props;
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(control) => (
        <Input
          onPaste={toPasteHandler(rest.type === 'email' ? 'email' : 'text')}
          {...rest}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(clean(event.target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
