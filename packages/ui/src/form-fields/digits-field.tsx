import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Input, type InputProps } from '../input/input.tsx';
import type { BoundAside, Unbound } from './bound.ts';
import { toAsciiDigits } from './paste.ts';
import { toPasteHandler } from './paste-handler.ts';

/** Props of {@link DigitsField}: those of an input. */
export type DigitsFieldProps = BoundAside &
  Unbound<Omit<InputProps, 'type' | 'inputMode'>> & {
    /** A prefix that a paste may start with and that the field removes, for example +91. */
    prefix?: string;
  };

/** Digits only, for example a phone or a PIN code. Other characters that are typed or pasted are removed. */
export function DigitsField({ name, label, hint, isOptional, aside, prefix, ...rest }: DigitsFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(control) => (
        <Input
          onPaste={toPasteHandler('digits', prefix)}
          {...rest}
          {...control}
          inputMode="numeric"
          name={name}
          value={value}
          onChange={(event) => onChange(toAsciiDigits(event.target.value).replace(/\D/g, ''))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** Props of {@link PhoneField}: those of an input. */
export type PhoneFieldProps = DigitsFieldProps;

/** An Indian phone number without the country code. A pasted +91 is removed, so that no digit is cut off. */
export function PhoneField(props: PhoneFieldProps) {
  return <DigitsField autoComplete="tel-national" maxLength={10} prefix="+91" {...props} />;
}
