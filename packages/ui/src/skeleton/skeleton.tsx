import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `line` for text, `block` for a picture, `circle` for an avatar. */
  shape?: 'line' | 'block' | 'circle';
  /** Uses two fifths of the width, like the last line of a text. */
  isShort?: boolean;
};

/** A grey shape that stands for data while it loads. Nothing is shown for the first 150 ms. */
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
  /** The number of rows: as many as are expected, or 6 if that is not known. */
  rows?: number;
  /** What screen readers announce once, for example "Loading tasks". */
  label: string;
};

/** Rows in the shape of a list or table that is loading. */
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
