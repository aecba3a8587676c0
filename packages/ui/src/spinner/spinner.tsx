import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './spinner.module.css';

/** Props of {@link Spinner}: an `svg`'s. */
export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width and height in px: 16 in a button, 18 beside text, 32 on its own. */
  size?: number;
  /** What screen readers read. Without it, the spinner is decoration beside a word. */
  label?: string;
};

/** A turning ring in the colour of the surrounding text. */
export function Spinner({ size = 18, label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      {...rest}
      className={cx(styles.spinner, className)}
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
