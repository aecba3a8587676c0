import { Field, Input, Select } from '@anupalan/ui';
import type { CalculatorId } from './calculators.ts';
import type { FieldSpec } from './types.ts';

/** Props of {@link CalculatorField}. */
export type CalculatorFieldProps = {
  tool: CalculatorId;
  field: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One field of a calculator: a day, a number or a choice. */
export function CalculatorField({ tool, field, value, error, onChange }: CalculatorFieldProps) {
  const { name, label, hint, isOptional, kind } = field;
  return (
    <Field label={label} id={`${tool}-${name}`} hint={hint} isOptional={isOptional} error={error}>
      {({ id, describedBy, invalid }) =>
        kind === 'choice' ? (
          <Select
            id={id}
            describedBy={describedBy}
            invalid={invalid}
            name={name}
            options={field.options}
            placeholder={field.placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            id={id}
            describedBy={describedBy}
            invalid={invalid}
            name={name}
            required={!isOptional}
            {...(kind === 'day' ? { type: 'date' } : { inputMode: 'numeric' })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
