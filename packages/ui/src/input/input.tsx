import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './control.module.css';

/** Props that every text control of the kit has besides the native ones. */
export type ControlProps = {
  /** Shows the red edge and sets `aria-invalid`. */
  invalid?: boolean;
  /** The ids of the hint and the error (`aria-describedby`). */
  describedBy?: string;
};

/** Props of {@link Input}. */
export type InputProps = ComponentProps<'input'> &
  ControlProps & {
    /** An icon before the text that shows what to type; decoration. */
    iconStart?: IconType;
    /** A short unit or sign at the right, for example "days". */
    suffix?: ReactNode;
  };

/** A single-line text input. */
export function Input({ invalid, describedBy, iconStart, suffix, className, ...rest }: InputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={cx(
        styles.control,
        iconStart && styles.hasStart,
        Boolean(suffix) && styles.hasEnd,
        className,
      )}
    />
  );
  if (!iconStart && !suffix) return input;
  return (
    <span className={styles.wrap}>
      {iconStart && <Icon of={iconStart} size={16} className={styles.start} />}
      {input}
      {suffix && <span className={cx(styles.end, styles.plain)}>{suffix}</span>}
    </span>
  );
}
