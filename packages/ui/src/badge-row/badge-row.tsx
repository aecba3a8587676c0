import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './badge-row.module.css';

/** One badge: the standard and the exact claim. */
export type Badge = { title: string; text: string };

/** Props of {@link BadgeRow}: a list's. */
export type BadgeRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The badges, each with its title and its exact claim. */
  badges: readonly Badge[];
  /** The name of the list for screen readers. */
  label: string;
};

/** A row of badges with hairlines between them. */
export function BadgeRow({ badges, label, className, ...rest }: BadgeRowProps) {
  return (
    <ul aria-label={label} {...rest} className={cx(styles.row, className)}>
      {badges.map((badge) => (
        <li key={badge.title} className={styles.badge}>
          <Icon of={CircleCheck} size={28} strokeWidth={1.5} className={styles.icon} />
          <span>
            <strong className={styles.title}>{badge.title}</strong>
            <span className={styles.text}>{badge.text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
