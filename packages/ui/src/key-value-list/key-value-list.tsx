import type { ReactNode } from 'react';
import styles from './key-value-list.module.css';

/** One fact; an empty value (null, undefined or '') shows as the list's word for nothing. */
export type KeyValue = { key: string; value: ReactNode };

/** Props of {@link KeyValueList}. */
export type KeyValueListProps = { items: readonly KeyValue[]; emptyText?: string };

/** Facts with their names. */
export function KeyValueList({ items, emptyText = 'Not given' }: KeyValueListProps) {
  return (
    <dl className={styles.list}>
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
