import { useFormField } from '../form/use-form-field.ts';
import { Switch, type SwitchProps } from '../switch/switch.tsx';

/** Props of {@link SwitchField}: those of a switch. */
export type SwitchFieldProps = Omit<SwitchProps, 'id' | 'name' | 'checked' | 'onChange' | 'onBlur'> & {
  /** Its name in the form's values; the value is true or false. */
  name: string;
};

/** On or off among other settings that are saved together. It has no rules of its own. */
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
