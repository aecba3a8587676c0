import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx';
import { FieldError } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import styles from './form-fields.module.css';

/** Props of {@link CheckboxField}: those of a checkbox. */
export type CheckboxFieldProps = Omit<
  CheckboxProps,
  'id' | 'name' | 'checked' | 'onChange' | 'onBlur' | 'invalid' | 'describedBy'
> & {
  /** The name of the field in the form's values. The value is true or false. */
  name: string;
};

/** Yes or no, for example an agreement. Its error is above it. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, false);
  const errorId = `${id}-error`;
  return (
    <div className={styles.single}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Checkbox
        {...rest}
        id={id}
        name={name}
        checked={value}
        invalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
    </div>
  );
}
