import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './logo.module.css';

/** Props of {@link Logo}: a span's. */
export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The product's name. Without it, only the mark is drawn, and it is decoration. */
  name?: string;
  /** The size of the mark, in pixels. */
  size?: number;
  /** Shows the name in the type of the site. */
  isLarge?: boolean;
};

/** The logo: the mark, which is a register with a tick, and the product's name. */
export function Logo({ name, size = 28, isLarge, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={cx(styles.logo, isLarge && styles.large, className)}>
      <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
        <rect className={styles.ground} width="28" height="28" rx="7" />
        <path className={styles.lines} d="M6 9.5h8M6 14h4.5M6 18.5h4" strokeWidth="2" strokeLinecap="round" />
        <path
          className={styles.lines}
          d="M12.5 17.2l3.3 3.6L23 9.6"
          strokeWidth="2.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  );
}
