import { useFormField } from '../form/use-form-field.ts';
import { Switch, type SwitchProps } from '../switch/switch.tsx';

/** Props of {@link SwitchField}: those of a switch. */
export type SwitchFieldProps = Omit<SwitchProps, 'id' | 'name' | 'checked' | 'onChange' | 'onBlur'> & {
  /** The name of the field in the form's values. The value is true or false. */
  name: string;
};

/** A setting that is saved together with others. It has no rules of its own. */
export function SwitchField({ name, ...rest }: SwitchFieldProps) {
  const { id, value, onChange, onBlur } = useFormField(name, false);
  return (
    <Switch
      {...rest}
      id={id}
      name={name}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
