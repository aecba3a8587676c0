import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import styles from './review-dialogs.module.css';

/** Props of {@link CountList}: a definition list's. */
export type CountListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** What is counted, each with its number. */
  items: readonly { label: string; count: number }[];
};

/** Counts in a column, shown before the product creates something from them. */
export function CountList({ items, className, ...rest }: CountListProps) {
  return (
    <dl {...rest} className={cx(styles.counts, className)}>
      {items.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{toGrouped(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Props of {@link LeftOutList}: a list's. */
export type LeftOutListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** What was left out, each with the reason. */
  items: readonly { id: string; what: ReactNode; reason: ReactNode }[];
};

/** Items that were left out, each with the reason below it. */
export function LeftOutList({ items, className, ...rest }: LeftOutListProps) {
  return (
    <ul {...rest} className={cx(styles.leftOut, className)}>
      {items.map(({ id, what, reason }) => (
        <li key={id}>
          {what}
          <span className={styles.reason}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
