import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './control.module.css';
import type { ControlProps } from './input.tsx';

/** One choice of a {@link Select}. */
export type SelectOption = {
  /** The value for the form; unique in the list. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** The choice is visible, but the reader cannot choose it now. */
  isDisabled?: boolean;
};

/** Props of {@link Select}. */
export type SelectProps = ComponentProps<'select'> &
  ControlProps & {
    /** The choices in order. Pass groups (`optgroup`) as children instead. */
    options?: readonly SelectOption[];
    /** An empty first choice, for example "Select a state". */
    placeholder?: string;
  };

/** The browser's own select, which works best on phones and with every screen reader. Pass groups as children. */
export function Select({
  invalid,
  describedBy,
  options,
  placeholder,
  className,
  children,
  ...rest
}: SelectProps) {
  return (
    <span className={styles.wrap}>
      <select
        {...rest}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={cx(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span className={cx(styles.end, styles.plain)}>
        <Icon of={ChevronDown} size={16} />
      </span>
    </span>
  );
}
