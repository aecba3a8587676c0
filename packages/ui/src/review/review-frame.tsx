import type { ComponentProps, ReactNode } from 'react';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { cx } from '../shared/cx.ts';
import { Skeleton, SkeletonRows } from '../skeleton/skeleton.tsx';
import { Splitter } from '../splitter/splitter.tsx';
import styles from './review-frame.module.css';

/** Props of {@link Review}: a div's. */
export type ReviewProps = ComponentProps<'div'>;

/** A whole review: head, panes. Fills the screen under the header of the app. */
export function Review({ className, ...rest }: ReviewProps) {
  return <div {...rest} className={cx(styles.review, className)} />;
}

/** The side of a review that is shown if there is room for only one. */
export type ReviewSide = 'page' | 'list';

/** Props of {@link ReviewPanes}: a div's. */
export type ReviewPanesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The document. */
  page: ReactNode;
  /** What was found in it. */
  list: ReactNode;
  /** Which of both a phone shows. */
  side: ReviewSide;
  /** The other one was asked for. */
  onSide: (side: ReviewSide) => void;
  /** The words for both sides, for example "Page 6" and "Conditions, 17". */
  sideLabels: Readonly<Record<ReviewSide, string>>;
  /** Width of the list in pixels. The caller remembers it. */
  listWidth: number;
  /** The list was made wider or narrower. */
  onListWidth: (width: number) => void;
  /** Bounds of the list's width in pixels. */
  bounds?: { min: number; max: number };
  /** Names the handle between both, for example "Width of the conditions". */
  label: string;
};

/** Document and findings side by side, with a handle between them; under 900 px one at a time. */
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
  /** Announced once, for example "Loading the order". */
  label: string;
};

/** The shape of a review while it is loaded. */
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
