import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './kbd.module.css';

/** Props of {@link Kbd}: a native one's. */
export type KbdProps = ComponentProps<'kbd'> & {
  /** Uses the colour of the button that it is in. */
  isQuiet?: boolean;
};

/** A key of the keyboard. Decoration in a button; its shortcut is said elsewhere (`aria-keyshortcuts`). */
export function Kbd({ isQuiet, className, ...rest }: KbdProps) {
  return <kbd {...rest} className={cx(styles.kbd, isQuiet && styles.quiet, className)} />;
}
