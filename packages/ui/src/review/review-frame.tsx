import type { ComponentProps, ReactNode } from 'react';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { cx } from '../shared/cx.ts';
import { Skeleton, SkeletonRows } from '../skeleton/skeleton.tsx';
import { Splitter } from '../splitter/splitter.tsx';
import styles from './review-frame.module.css';

/** Props of {@link Review}: a div's. */
export type ReviewProps = ComponentProps<'div'>;

/** A whole review: head and panes. It fills the screen below the header of the app. */
export function Review({ className, ...rest }: ReviewProps) {
  return <div {...rest} className={cx(styles.review, className)} />;
}

/** The side of a review that is visible if there is room for only one. */
export type ReviewSide = 'page' | 'list';

/** Props of {@link ReviewPanes}: a div's. */
export type ReviewPanesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The document. */
  page: ReactNode;
  /** The conditions found in the document. */
  list: ReactNode;
  /** The side that a phone shows. */
  side: ReviewSide;
  /** Called when the reader switches to the other side. */
  onSide: (side: ReviewSide) => void;
  /** The names of both sides, for example "Page 6" and "Conditions, 17". */
  sideLabels: Readonly<Record<ReviewSide, string>>;
  /** The width of the list in pixels. The caller stores it. */
  listWidth: number;
  /** Called when the reader changes the width of the list. */
  onListWidth: (width: number) => void;
  /** The limits of the list's width in pixels. */
  bounds?: { min: number; max: number };
  /** The name of the handle for screen readers, for example "Width of the conditions". */
  label: string;
};

/**
 * The document and its conditions side by side, with a handle between them. Under 900 px one side is visible at a time.
 */
export function ReviewPanes(props: ReviewPanesProps) {
  const { page, list, side, onSide, sideLabels, listWidth, onListWidth, bounds, label, ...others } = props;
  const { className, ...rest } = others;
  return (
    <div {...rest} className={cx(styles.panes, className)}>
      <div className={styles.switch}>
        <SegmentedControl
          label="Show"
          value={side}
          onChange={onSide}
          options={[
            { value: 'page', label: sideLabels.page },
            { value: 'list', label: sideLabels.list },
          ]}
        />
      </div>
      <div className={styles.work} data-side={side}>
        <Splitter
          label={label}
          value={listWidth}
          onChange={onListWidth}
          min={bounds?.min}
          max={bounds?.max}
          first={<div className={styles.page}>{page}</div>}
          second={<div className={styles.list}>{list}</div>}
        />
      </div>
    </div>
  );
}

/** Props of {@link ReviewSkeleton}: a div's. */
export type ReviewSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What screen readers announce once, for example "Loading the order". */
  label: string;
};

/** A placeholder for a review that is loading. */
export function ReviewSkeleton({ label, className, ...rest }: ReviewSkeletonProps) {
  return (
    <Review {...rest} className={className}>
      <div className={styles.waitingHead}>
        <Skeleton isShort />
      </div>
      <div className={styles.waiting}>
        <SkeletonRows label={label} />
      </div>
    </Review>
  );
}
