import {
  Field,
  type FieldProps,
  Input,
  type InputProps,
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectOption,
  Textarea,
  type TextareaProps,
} from '@anupalan/ui';
import type { ChangeEvent } from 'react';
import { useAppField } from './use-app-field.ts';

/** What every bound field has: its name in the form's values, and the kit field's label and hint. */
type Bound = Pick<FieldProps, 'label' | 'hint' | 'isOptional' | 'aside'> & {
  name: string;
  /** Cleans what is typed, for example to digits only. */
  clean?: (value: string) => string;
};

type Control<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'id'>;

function useBound({ name, clean }: Pick<Bound, 'name' | 'clean'>) {
  const { field, helpers, id, error } = useAppField(name);
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    const { value } = event.target;
    void helpers.setValue(clean === undefined ? value : clean(value));
  };
  return { id, error, control: { name: field.name, value: field.value, onBlur: field.onBlur, onChange } };
}

/** A line of text. */
export function TextField({
  name,
  label,
  hint,
  isOptional,
  aside,
  clean,
  ...rest
}: Bound & Control<InputProps>) {
  const { id, error, control } = useBound({ name, clean });
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(field) => <Input {...rest} {...control} {...field} />}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField({ name, label, hint, ...rest }: Bound & Control<PasswordInputProps>) {
  const { id, error, control } = useBound({ name });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(field) => <PasswordInput {...rest} {...control} {...field} />}
    </Field>
  );
}

/** A text of several lines. */
export function TextareaField(props: Bound & Control<TextareaProps>) {
  const { name, label, hint, isOptional, aside, clean, ...rest } = props;
  const { id, error, control } = useBound({ name, clean });
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(field) => <Textarea {...rest} {...control} {...field} />}
    </Field>
  );
}

/** One of a list. */
export function SelectField(
  props: Bound & { options: readonly SelectOption[]; placeholder?: string; disabled?: boolean },
) {
  const { name, label, hint, isOptional, aside, ...rest } = props;
  const { id, error, control } = useBound({ name });
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {(field) => <Select {...rest} {...control} {...field} />}
    </Field>
  );
}
