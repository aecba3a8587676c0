import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './button.module.css';

/** Props of {@link IconButton}. */
export type IconButtonProps = ComponentProps<'button'> & {
  /** What it draws. */
  icon: IconType;
  /** The accessible name; with a count say it in words, for example "Notifications, 4 unread". */
  label: string;
  /** sm 30 px, md 36 px; 44 px on touch. */
  size?: 'sm' | 'md';
  /** A small red count over the icon; nothing at 0, "99+" above 99. */
  count?: number;
};

/** A square button with an icon and a name that is only spoken. */
export function IconButton({ icon, label, size = 'md', count, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.iconButton, size === 'sm' && styles.iconSm, className)}
    >
      <Icon of={icon} size={size === 'sm' ? 18 : 20} />
      {count ? (
        // Drawn by CSS, so that the visible text cannot differ from the spoken name.
        <span className={cx(styles.count, 'num')} data-count={count > 99 ? '99+' : count} />
      ) : null}
    </button>
  );
}
