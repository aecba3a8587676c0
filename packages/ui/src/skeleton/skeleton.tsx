import { cx } from '../shared/cx.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export type SkeletonProps = { shape?: 'line' | 'block' | 'circle'; isShort?: boolean; className?: string };

/** A grey shape where data will be. Nothing shows for the first 150 ms. */
export function Skeleton({ shape = 'line', isShort, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], isShort && styles.short, className)}
    />
  );
}

/** Props of {@link SkeletonRows}. `label` is announced once, for example "Loading tasks". */
export type SkeletonRowsProps = { rows?: number; label: string };

/** Rows in the shape of a list or table that is being loaded. */
export function SkeletonRows({ rows = 6, label }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} role="status" aria-busy="true">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton />
          <Skeleton />
          <Skeleton isShort />
        </div>
      ))}
    </div>
  );
}
