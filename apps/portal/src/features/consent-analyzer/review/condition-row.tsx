import { ClauseChip, cx, StatusTag } from '@anupalan/ui';
import { CalendarCheck, CircleCheck, CircleHelp, Minus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { toChipState } from '../viewer/chip-state.ts';
import { toRowMeta } from './condition-schedule.ts';
import styles from './conditions.module.css';
import { type Condition, isPastQuestion, needsDate, SURE_FROM, toPlace } from './conditions.ts';

/** The tag of a row: what has become of it, or what it needs. */
function RowTag({ condition, today }: { condition: Condition; today: string }) {
  const { state, taskId, done, confidence } = condition;
  if (taskId !== null) return <StatusTag tone="ok" icon={CalendarCheck} label="Scheduled" />;
  if (state === 'rejected') return <StatusTag tone="neutral" icon={Minus} label="Not an obligation" />;
  if (done === true) return <StatusTag tone="ok" icon={CircleCheck} label="Done" />;
  if (needsDate(condition)) return <StatusTag tone="warn" icon={TriangleAlert} label="Needs a date" />;
  if (isPastQuestion(condition, today))
    return <StatusTag tone="warn" icon={CircleHelp} label="Was it done?" />;
  if (state === 'accepted') return <StatusTag tone="ok" icon={CircleCheck} label="Accepted" />;
  if (confidence < SURE_FROM) return <StatusTag tone="warn" icon={TriangleAlert} label="Not sure" />;
  return null;
}

/** Props of {@link ConditionRow}. */
export type ConditionRowProps = {
  condition: Condition;
  today: string;
  isOpen: boolean;
  /** Decided, but still standing among those to check. */
  isDim: boolean;
  isUnsaved: boolean;
  selectedId: string | null;
  onSelect: () => void;
  onShow: () => void;
  /** The open row's fields. */
  children: ReactNode;
};

/** One condition: closed a line or two, open with its fields. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, today, isOpen, isDim, isUnsaved, selectedId, onSelect, onShow, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || row.current === null) return;
    // Also once there is something to save: its buttons come in below.
    row.current.scrollIntoView({ block: 'nearest' });
    // The focus follows while it is among the rows, so that Tab goes on from the open one.
    const focused = document.activeElement;
    const isAmongRows = focused instanceof HTMLElement && focused.closest('[data-conditions]') !== null;
    if (isAmongRows && !row.current.contains(focused)) head.current?.focus({ preventScroll: true });
  }, [isOpen, isUnsaved]);
  const place = toPlace(condition);
  const panelId = `condition-${condition.id}`;
  return (
    <li
      ref={row}
      className={cx(styles.row, isOpen && styles.open, isDim && styles.dim)}
      data-row={condition.id}
    >
      <div className={styles.rowHead}>
        <button
          type="button"
          ref={head}
          className={styles.rowButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onSelect}
        >
          <ClauseChip number={condition.number} state={toChipState(condition, selectedId)} />
          <span className={styles.rowWords}>
            <span className={styles.rowTitle}>{condition.title}</span>
            {!isOpen && (
              <span className={cx(styles.rowMeta, 'num')}>
                {toRowMeta(condition, today).map((words) => (
                  <span key={words}>{words}</span>
                ))}
                {isUnsaved && <span className={styles.unsaved}>Not saved</span>}
              </span>
            )}
          </span>
        </button>
        {isOpen && place !== '' ? (
          <button type="button" className={styles.place} onClick={onShow}>
            {place}
          </button>
        ) : (
          <RowTag condition={condition} today={today} />
        )}
      </div>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}
