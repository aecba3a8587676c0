import { ComboBox, type ComboBoxProps } from '../combo-box/combo-box.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { Bound, Unbound } from './bound.ts';

/** Props of {@link ComboBoxField}: a combo box's. The form's value is '' if nothing is chosen. */
export type ComboBoxFieldProps = Bound & Unbound<ComboBoxProps>;

/** A choice from a long list that narrows as the reader types. */
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
