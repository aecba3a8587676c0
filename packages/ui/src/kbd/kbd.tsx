import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './kbd.module.css';

/** Props of {@link Kbd}. `isQuiet` takes the colour of the button it stands in. */
export type KbdProps = { children: ReactNode; isQuiet?: boolean };

/** A key of the keyboard. Decoration in a button; its shortcut is said elsewhere (`aria-keyshortcuts`). */
export function Kbd({ children, isQuiet }: KbdProps) {
  return <kbd className={cx(styles.kbd, isQuiet && styles.quiet)}>{children}</kbd>;
}
