import { Field } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Input, type InputProps } from '../input/input.tsx';
import type { BoundAside, Unbound } from './bound.ts';
import { keepNumber } from './paste.ts';
import { toPasteHandler } from './paste-handler.ts';

/** Props of {@link NumberField}: an input's. The form's value is the text; a rule converts it to a number. */
export type NumberFieldProps = BoundAside &
  Unbound<Omit<InputProps, 'type' | 'inputMode' | 'suffix'>> & {
    /** The unit at the right of the number, for example "days" or "mg/l". Screen readers read it with the number. */
    unit?: string;
    /** Whole numbers only: the field accepts no decimal point. */
    isWhole?: boolean;
    /** Accepts a minus sign. */
    canBeNegative?: boolean;
  };

/**
 * A number with its unit. Commas, spaces and letters of pasted text are removed. The mouse wheel does not change
 * it.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, isOptional, aside, unit, isWhole, canBeNegative, ...rest } = props;
  const { id, value, error, onChange, onBlur } = useFormField<string | number>(name, '');
  const unitId = `${id}-unit`;
  return (
    <Field id={id} label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
      {({ describedBy, ...control }) => (
        <Input
          autoComplete="off"
          onPaste={toPasteHandler('number')}
          {...rest}
          {...control}
          describedBy={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
          inputMode={isWhole && !canBeNegative ? 'numeric' : 'decimal'}
          suffix={unit && <span id={unitId}>{unit}</span>}
          name={name}
          value={value}
          onChange={(event) => onChange(keepNumber(event.target.value, { isWhole, canBeNegative }))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
