import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './tag.module.css';

/** Props of {@link Tag}. */
export type TagProps = { tone?: Tone; icon?: IconType; className?: string; children: ReactNode };

/** A small label. Never a button or a link. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], className)}>
      {icon && <Icon of={icon} size={13} strokeWidth={2.25} className={styles.icon} />}
      {children}
    </span>
  );
}

/** Props of {@link StatusTag}: a status always has a tone, a shape and a word. */
export type StatusTagProps = { tone: Tone; icon: IconType; label: string };

/** A status: tint, dark text and an icon with a shape of its own, so that colour never stands alone. */
export function StatusTag({ tone, icon, label }: StatusTagProps) {
  return (
    <Tag tone={tone} icon={icon}>
      {label}
    </Tag>
  );
}

/** Props of {@link CountBadge}. `isHot` is the marigold one, for what waits for the reader. */
export type CountBadgeProps = { value: number; isHot?: boolean; label?: string };

/** A count in a pill. `label` replaces the bare figure for screen readers. */
export function CountBadge({ value, isHot, label }: CountBadgeProps) {
  return (
    <span className={cx(styles.count, isHot && styles.hot, 'num')}>
      {label ? (
        <>
          <span aria-hidden="true">{value}</span>
          <span className="sr">{label}</span>
        </>
      ) : (
        value
      )}
    </span>
  );
}
