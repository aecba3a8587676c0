import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { toDayNumber } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type CalendarEntry, DayCell, describeDay } from './day-cell.tsx';
import { toKeyDay } from './month-days.ts';
import styles from './month-grid.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Props that all day grids share: a div's, and those of the days. */
export type DayGridProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The entries of the days, in the order in which they are shown. */
  entries: readonly CalendarEntry[];
  /** Days with a date that a law names. */
  marked?: readonly string[];
  /** Today, YYYY-MM-DD. */
  today: string;
  /** The selected day, whose list is beside the grid. */
  selected?: string | null;
  /** Called with the day that is chosen. */
  onSelect?: (day: string) => void;
  /** The words for one entry and for several, in the spoken name of a day. */
  noun?: readonly [string, string];
  /** The entries are loading; the previous ones stay visible. */
  isLoading?: boolean;
  /** Text in the head while the entries load. */
  loadingText?: string;
  /** In the head: what all days have in common, for example "11 daily rounds". */
  note?: string;
  /** Text in the head if its days have no entries. */
  emptyText?: string;
  /** Controls at the right of the head, for example to choose the view. */
  actions?: ReactNode;
};

/** The days that a grid shows, and how to change them. */
export type DayFrame = {
  /** The name of the grid: "November 2026". */
  title: string;
  /** The unit that the buttons move by: "month". */
  unit: string;
  /** Rows of seven days from Monday. Null is a day of another grid. */
  rows: readonly (readonly (string | null)[])[];
  /** The day that Tab reaches if no day was chosen or visited and the grid does not show today. */
  first: string;
  /** The number of entries to show for each day. */
  shown: number;
  /** Whether the grid shows a day. */
  has: (day: string) => boolean;
  /** Moves back or forward by one grid. */
  onStep: (step: 1 | -1) => void;
  /** Shows the grid of a day. */
  onGo: (day: string) => void;
};

/** Separates the grid's own props from those that go to the element. */
function omitOwnProps(props: DayGridProps & { frame: DayFrame }) {
  const {
    frame,
    entries,
    marked,
    today,
    selected,
    onSelect,
    noun,
    isLoading,
    loadingText,
    note,
    emptyText,
    actions,
    className,
    ...rest
  } = props;
  return rest;
}

/** A grid of days. Arrow keys move from day to day, and on into the next grid. */
export function DayGrid(props: DayGridProps & { frame: DayFrame }) {
  const { frame, entries, marked = [], today, selected, onSelect, noun = ['task', 'tasks'] } = props;
  const { title, unit, has, onStep, onGo } = frame;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isIn = (day: string | null | undefined): day is string => Boolean(day) && has(day ?? '');
  const [focused, setFocused] = useState<string | null>(null);
  // One day of the grid takes part in the order of Tab: the last one visited, the chosen one, today, or the first.
  const stop = [focused, selected, today].find(isIn) ?? frame.first;
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    // The days that were asked for may come later, for example by way of the address.
    if (!wantsFocus || stop !== focused) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
    setWantsFocus(false);
  }, [wantsFocus, stop, focused]);
  const { loadingText = 'Loading', note, emptyText = `Nothing in ${title}` } = props;
  const isFilled = entries.some(({ day }) => has(day));
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const goTo = (day: string) => {
    if (toDayNumber(day) === null) return;
    setFocused(day);
    setWantsFocus(true);
    if (!has(day)) onGo(day);
  };
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect?.(day);
      return;
    }
    const next = toKeyDay(event.key, day, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  return (
    <div
      {...omitOwnProps(props)}
      className={cx(styles.calendar, props.className)}
      aria-busy={props.isLoading || undefined}
    >
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={`Previous ${unit}`} size="sm" onClick={() => onStep(-1)} />
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {title}
        </h2>
        <IconButton icon={ChevronRight} label={`Next ${unit}`} size="sm" onClick={() => onStep(1)} />
        <Button size="sm" onClick={() => goTo(today)}>
          Today
        </Button>
        <p className={styles.note} role="status">
          {props.isLoading && <Spinner size={16} />}
          {props.isLoading ? loadingText : (note ?? (!isFilled && emptyText))}
        </p>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid (WAI-ARIA)
        role="grid"
        aria-labelledby={titleId}
        className={cx(styles.grid, frame.rows.length === 1 && styles.week)}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name, index) => (
              <th key={name} scope="col" className={cx(styles.weekday, index >= 5 && styles.weekend)}>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="sr">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {frame.rows.map((week) => (
            <tr key={week.find(Boolean) ?? ''}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={`none-${index}`} className={styles.none} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    entries={byDay.get(day) ?? []}
                    shown={frame.shown}
                    label={describeDay(day, byDay.get(day) ?? [], noun, marked.includes(day))}
                    isToday={day === today}
                    isMarked={marked.includes(day)}
                    isSelected={day === selected}
                    isStop={day === stop}
                    onPress={() => {
                      setFocused(day);
                      onSelect?.(day);
                    }}
                    onKeyDown={(event) => onKeyDown(event, day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
