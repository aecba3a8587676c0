import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { BoundAside, Unbound } from './bound.ts';

/**
 * Props of {@link FormDateField}: a date field's. The form's value is YYYY-MM-DD, or '' if there is none. If the text
 * is not a date, the value is that text, so that the form refuses it instead of sending nothing.
 */
export type FormDateFieldProps = BoundAside & Unbound<DateFieldProps>;

/** A calendar date that people type or choose. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <DateField
      {...rest}
      id={id}
      name={name}
      value={value === '' ? null : value}
      error={error}
      onChange={(date, refused) => onChange(refused ?? date ?? '')}
      // A day such as "19 Oct" is handed on as the field is left. The form must have it before it checks the field, or it
      // checks the day of before and keeps its message.
      onBlur={() => queueMicrotask(onBlur)}
    />
  );
}
