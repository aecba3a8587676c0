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
  /** What it is, in a line. */
  title: string;
  /** The look of its chip while it is closed. */
  state?: ClauseChipState;
  /** Shows its inside instead of its facts. */
  isOpen?: boolean;
  /** Dimmed: it is decided but stays at its place. */
  isDim?: boolean;
  /** A few words each, in one line under the title while it is closed. */
  meta?: readonly string[];
  /** What must not be missed while it is closed, for example "Not saved". */
  warning?: string;
  /** A status at the right while it is closed, or while it is open and has no place. */
  tag?: ReactNode;
  /** The place of its words: a button at the right while it is open. */
  place?: { label: string; onShow: () => void };
  /** At the end of its head while it is open: further actions. */
  menu?: ReactNode;
  /** Opens it. */
  onSelect?: () => void;
  /** Its inside: fields and notices. */
  children?: ReactNode;
  /** The list item. */
  ref?: Ref<HTMLLIElement>;
};

/** One condition of a review: closed a line or two, open with its inside. */
export function ReviewRow(props: ReviewRowProps) {
  const { number, title, state, isOpen = false, isDim, meta = [], warning, tag, ...others } = props;
  const { place, menu, onSelect, children, className, ref, ...rest } = others;
  const row = useRef<HTMLLIElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const hasWarning = warning !== undefined;
  useEffect(() => {
    if (!isOpen || row.current === null) return;
    row.current.scrollIntoView({ block: 'nearest' });
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
