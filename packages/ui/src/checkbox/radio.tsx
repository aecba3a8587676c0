import type { ComponentProps, ReactNode } from 'react';
import { Fieldset } from '../field/field.tsx';
import { cx } from '../shared/cx.ts';
import styles from './checkbox.module.css';

/** Props of {@link Radio}. */
export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A bordered pill in a row, as in a question with two answers. */
  isPill?: boolean;
};

/** One choice of several. */
export function Radio({ label, hint, isPill, className, ...rest }: RadioProps) {
  return (
    <label className={cx(isPill ? styles.pill : styles.option, className)}>
      <input {...rest} type="radio" className={styles.box} />
      {isPill ? (
        <>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </>
      ) : (
        <span className={styles.text}>
          <span>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      )}
    </label>
  );
}

/** One choice of a {@link RadioGroup}. */
export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

/** Props of {@link RadioGroup}. Controlled by `value` and `onChange(value)`. */
export type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: ComponentProps<'input'>['onBlur'];
  hint?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  /** Pills in a row instead of lines. */
  isPill?: boolean;
  id?: string;
};

/** A question with its choices, tied by a legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, onChange, onBlur, hint, error, isOptional, isPill, id } = props;
  return (
    <Fieldset legend={legend} hint={hint} error={error} isOptional={isOptional} id={id}>
      <div className={isPill ? styles.row : styles.group}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled}
            isPill={isPill}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </Fieldset>
  );
}
