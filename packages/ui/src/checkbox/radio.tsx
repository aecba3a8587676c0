import type { ComponentProps, ReactNode } from 'react';
import { Fieldset, type FieldsetProps } from '../field/field.tsx';
import { cx } from '../shared/cx.ts';
import styles from './checkbox.module.css';

/** Props of {@link Radio}: a native one's, which all reach the input. */
export type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Words beside the circle. */
  label: ReactNode;
  /** A quiet line under the words. */
  hint?: ReactNode;
  /** A bordered pill in a row, as in a question with two answers. */
  isPill?: boolean;
};

/** One choice of several. */
export function Radio({ label, hint, isPill, className, ...rest }: RadioProps) {
  return (
    <label className={isPill ? styles.pill : styles.option}>
      <input {...rest} type="radio" className={cx(styles.box, className)} />
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

/** Props of {@link RadioGroup}: a fieldset's. Controlled by `value` and `onChange(value)`. */
export type RadioGroupProps = Omit<FieldsetProps, 'onChange' | 'onBlur' | 'children'> & {
  /** Name of the native group. */
  name: string;
  /** The choices, in their order. */
  options: readonly RadioOption[];
  /** The chosen one; null where nothing is chosen yet. */
  value: string | null;
  /** Called with the choice. */
  onChange: (value: string) => void;
  /** Called when the focus leaves one of the choices. */
  onBlur?: ComponentProps<'input'>['onBlur'];
  /** Pills in a row instead of lines. */
  isPill?: boolean;
};

/** A question with its choices, tied by a legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, onChange, onBlur, isPill, ...rest } = props;
  return (
    <Fieldset {...rest}>
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
