import { useFormField } from '../form/use-form-field.ts';
import { Picker, type PickerProps } from '../picker/picker.tsx';
import type { Bound, Unbound } from './bound.ts';

/** Props of {@link PickerField}: those of a picker. The form holds the value, or '' for none. */
export type PickerFieldProps = Bound & Unbound<PickerProps>;

/** One of a list whose entries have icons or second lines. */
export function PickerField({ name, ...rest }: PickerFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <Picker
      {...rest}
      id={id}
      name={name}
      value={value === '' ? null : value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
