import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './key-value-list.module.css';

/** One fact. If the value is empty (null, undefined or ''), the list shows its empty text. */
export type KeyValue = { key: string; value: ReactNode };

/** Props of {@link KeyValueList}: a definition list's. */
export type KeyValueListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** The facts in order. */
  items: readonly KeyValue[];
  /** The text for an empty value. */
  emptyText?: string;
};

/** Facts with their names. */
export function KeyValueList({ items, emptyText = 'Not given', className, ...rest }: KeyValueListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {items.map((item) => (
        <div key={item.key} className={styles.item}>
          <dt className={styles.key}>{item.key}</dt>
          <dd className={styles.value}>
            {item.value === null || item.value === undefined || item.value === '' ? (
              <span className={styles.none}>{emptyText}</span>
            ) : (
              item.value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
