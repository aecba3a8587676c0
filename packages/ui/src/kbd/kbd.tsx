import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './kbd.module.css';

/** Props of {@link Kbd}: a native one's. */
export type KbdProps = ComponentProps<'kbd'> & {
  /** Uses the colour of the button around it. */
  isQuiet?: boolean;
};

/** A key of the keyboard. In a button it is decoration: `aria-keyshortcuts` gives the shortcut. */
export function Kbd({ isQuiet, className, ...rest }: KbdProps) {
  return <kbd {...rest} className={cx(styles.kbd, isQuiet && styles.quiet, className)} />;
}
