import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './button.module.css';

/** Props of {@link IconButton}. */
export type IconButtonProps = ComponentProps<'button'> & {
  /** The icon. */
  icon: IconType;
  /** The accessible name. If there is a count, say it in words, for example "Notifications, 4 unread". */
  label: string;
  /** sm is 30 px, md is 36 px. On touch screens both are 44 px. */
  size?: 'sm' | 'md';
  /** A small red count over the icon. 0 shows nothing; more than 99 shows "99+". */
  count?: number;
};

/** A square button with an icon. Only screen readers read its name. */
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
