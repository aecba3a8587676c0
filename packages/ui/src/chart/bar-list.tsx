import type { ComponentProps, CSSProperties } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { cx } from '../shared/cx.ts';
import styles from './chart-frame.module.css';
import { type ChartValue, toNumber, toValueText } from './numbers.ts';

/** One row of a {@link BarList}. */
export type BarListItem = {
  /** Unique. */
  key: string;
  /** What is counted. */
  label: string;
  /** The number. Leave it out if it is not known. */
  value: ChartValue;
};

/** Props of {@link BarList}: a list's. */
export type BarListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The rows, in the order in which they are shown. */
  items: readonly BarListItem[];
  /** The name of the list for screen readers. */
  label: string;
  /** Text that replaces an empty list. */
  emptyText?: string;
};

/** Numbers, each with a bar below it. The longest bar fills the width of the list. */
export function BarList({
  items,
  label,
  emptyText = 'Nothing to show yet',
  className,
  ...rest
}: BarListProps) {
  const most = Math.max(0, ...items.map(({ value }) => toNumber(value) ?? 0));
  return (
    <ul {...rest} className={cx(styles.bars, className)} aria-label={label}>
      {items.length === 0 && (
        <li>
          <EmptyState title={emptyText} />
        </li>
      )}
      {items.map(({ key, label: name, value }) => {
        const share = most === 0 ? 0 : Math.max((toNumber(value) ?? 0) / most, 0) * 100;
        return (
          <li key={key} className={styles.bar}>
            <bdi className={styles.barLabel}>{name}</bdi>
            <span className={styles.barValue}>{toValueText(value)}</span>
            <span className={styles.barTrack} aria-hidden="true">
              <span className={styles.barFill} style={{ '--share': `${share}%` } as CSSProperties} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
