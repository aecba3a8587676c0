import { RadioGroup, type RadioGroupProps } from '../checkbox/radio.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { Bound } from './bound.ts';

/** Props of {@link RadioField}: those of a radio group. */
export type RadioFieldProps = Bound &
  Omit<RadioGroupProps, keyof Bound | 'id' | 'legend' | 'error' | 'value' | 'onChange' | 'onBlur'>;

/** One of a few, all of them in sight. */
export function RadioField({ name, label, ...rest }: RadioFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField<string | null>(name, null);
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={id}
      legend={label}
      error={error}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur();
      }}
    />
  );
}
