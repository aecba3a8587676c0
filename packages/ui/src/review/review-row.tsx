import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { ClauseChip, type ClauseChipState } from '../clause-chip/clause-chip.tsx';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import { TextButton } from '../text-link/text-link.tsx';
import styles from './review-row.module.css';

/** Props of {@link ReviewRow}: a list item's. */
export type ReviewRowProps = Omit<ComponentProps<'li'>, 'title' | 'onSelect' | 'children'> & {
  /** The number of its clause, the same as in the margin of the page. */
  number: number | string;
  /** The condition in one line. */
  title: string;
  /** The look of the chip while the row is closed. */
  state?: ClauseChipState;
  /** Shows the content of the row instead of its details. */
  isOpen?: boolean;
  /** Dims the row: it is decided but stays in its place. */
  isDim?: boolean;
  /** Short details, on one line under the title while the row is closed. */
  meta?: readonly string[];
  /** A warning that must be visible while the row is closed, for example "Not saved". */
  warning?: string;
  /** A status at the right, while the row is closed, or open without a place. */
  tag?: ReactNode;
  /** The place of the words. It is a button at the right while the row is open. */
  place?: { label: string; onShow: () => void };
  /** Further actions at the end of the head while the row is open. */
  menu?: ReactNode;
  /** Called when the reader opens the row. */
  onSelect?: () => void;
  /** The content of the open row: fields and notices. */
  children?: ReactNode;
  /** The list item. */
  ref?: Ref<HTMLLIElement>;
};

/** One condition of a review. Closed, it takes a line or two; open, it shows its content. */
export function ReviewRow(props: ReviewRowProps) {
  const { number, title, state, isOpen = false, isDim, meta = [], warning, tag, ...others } = props;
  const { place, menu, onSelect, children, className, ref, ...rest } = others;
  const row = useRef<HTMLLIElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const hasWarning = warning !== undefined;
  // What the list begins with, such as lines that were not read, stays in view while its first row is open from the start.
  const isFromStart = useRef(isOpen);
  useEffect(() => {
    if (!isOpen) isFromStart.current = false;
    if (!isOpen || row.current === null) return;
    const first = row.current.closest('[data-review-rows]')?.querySelector(`.${styles.row}`);
    if (!isFromStart.current || first !== row.current) row.current.scrollIntoView({ block: 'nearest' });
    // The focus follows while it is among the rows, so that Tab goes on from the open one.
    const focused = document.activeElement;
    const isAmongRows = focused instanceof HTMLElement && focused.closest('[data-review-rows]') !== null;
    if (isAmongRows && !row.current.contains(focused)) head.current?.focus({ preventScroll: true });
  }, [isOpen, hasWarning]);
  return (
    <li
      {...rest}
      ref={joinRefs(row, ref)}
      className={cx(styles.row, isOpen && styles.open, isDim && styles.dim, className)}
    >
      <div className={styles.head}>
        <button
          type="button"
          ref={head}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onSelect}
        >
          <ClauseChip number={number} state={isOpen ? 'selected' : state} />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {!isOpen && (meta.length > 0 || hasWarning) && (
              <span className={cx(styles.meta, 'num')}>
                {meta.map((words) => (
                  <span key={words}>{words}</span>
                ))}
                {hasWarning && <span className={styles.warning}>{warning}</span>}
              </span>
            )}
          </span>
        </button>
        {isOpen && place ? (
          <TextButton className={styles.place} onClick={place.onShow}>
            {place.label}
          </TextButton>
        ) : (
          tag && <span className={styles.tag}>{tag}</span>
        )}
        {isOpen && menu && <span className={styles.menu}>{menu}</span>}
      </div>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}
