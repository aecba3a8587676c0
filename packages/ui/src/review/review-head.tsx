import { Keyboard } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ProportionBar, type ProportionPart } from '../progress-bar/progress-bar.tsx';
import { cx } from '../shared/cx.ts';
import styles from './review-head.module.css';

/** The progress of a review. */
export type ReviewProgress = {
  /** How many are reviewed. */
  done: number;
  /** How many there are. */
  total: number;
  /** How many are still to review. */
  left: number;
  /** The same numbers as parts, from left to right. */
  parts: readonly ProportionPart[];
};

/** Props of {@link ReviewHead}: a div's. */
export type ReviewHeadProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The document's title. */
  title: string;
  /** Its status, beside the title. */
  tag?: ReactNode;
  /** Number, pages and who uploaded it, on one line. The line is cut off if there is no room. */
  meta?: ReactNode;
  /** The progress of the review. Leave it out if there is nothing to review. */
  progress?: ReviewProgress;
  /** Opens the list of shortcuts. With it, a button is shown, except on phones. */
  onKeys?: () => void;
  /** The actions for the whole order, the main button last. */
  children?: ReactNode;
};

/** The head of a review: the order, the progress, and the actions for the whole order. */
export function ReviewHead(props: ReviewHeadProps) {
  const { title, tag, meta, progress, onKeys, children, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.head, className)}>
      <div className={styles.name}>
        <h2 className={styles.title}>
          <bdi className={styles.words}>{title}</bdi>
          {tag && <span className={styles.tag}>{tag}</span>}
        </h2>
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
      {progress && (
        <div className={styles.progress}>
          <p>
            <span>
              <b>{progress.done}</b> of {progress.total} reviewed
            </span>
            <span>{progress.left} to go</span>
          </p>
          <ProportionBar parts={progress.parts} />
        </div>
      )}
      {(onKeys || children) && (
        <div className={styles.actions}>
          {onKeys && (
            <IconButton
              className={styles.keys}
              icon={Keyboard}
              label="Keyboard shortcuts"
              aria-keyshortcuts="?"
              onClick={onKeys}
            />
          )}
          {children}
        </div>
      )}
    </div>
  );
}
