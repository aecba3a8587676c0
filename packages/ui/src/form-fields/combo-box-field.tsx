import { ComboBox, type ComboBoxProps } from '../combo-box/combo-box.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { Bound, Unbound } from './bound.ts';

/** Props of {@link ComboBoxField}: those of a combo box. The form holds the value, or '' for none. */
export type ComboBoxFieldProps = Bound & Unbound<ComboBoxProps>;

/** One of a long list that narrows while typing. */
export function ComboBoxField({ name, ...rest }: ComboBoxFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  return (
    <ComboBox
      {...rest}
      id={id}
      name={name}
      value={value === '' ? null : value}
      error={error}
      onChange={(choice) => onChange(choice ?? '')}
      onBlur={onBlur}
    />
  );
}
