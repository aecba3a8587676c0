import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A line of text, a block such as a picture, or a circle such as an avatar. */
  shape?: 'line' | 'block' | 'circle';
  /** Two fifths of the width, as the last line of a text. */
  isShort?: boolean;
};

/** A grey shape in place of data that loads. Nothing shows for the first 150 ms. */
export function Skeleton({ shape = 'line', isShort, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.skeleton, styles[shape], isShort && styles.short, className)}
    />
  );
}

/** Props of {@link SkeletonRows}. */
export type SkeletonRowsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many rows; as many as are likely to come, 6 when that is not known. */
  rows?: number;
  /** Announced once, for example "Loading tasks". */
  label: string;
};

/** Rows in the shape of a list or table that is being loaded. */
export function SkeletonRows({ rows = 6, label, className, ...rest }: SkeletonRowsProps) {
  return (
    <div {...rest} className={cx(styles.rows, className)} role="status" aria-busy="true">
      <span className="sr">{label}</span>
      {Array.from({ length: Math.max(rows, 0) }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton />
          <Skeleton />
          <Skeleton isShort />
        </div>
      ))}
    </div>
  );
}
