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
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { toDayNumber } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import type { Tone } from '../shared/tone.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type StatusKind, statusKinds } from '../status/kinds.ts';
import {
  addMonths,
  formatDay,
  formatMonth,
  isWeekend,
  toKeyDay,
  toMonth,
  toShownMonth,
  toWeeks,
} from './month-days.ts';
import styles from './month-grid.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Entries of a day that are written out; the rest stand behind "N more". */
const SHOWN = 3;

/** Something that falls on a day. */
export type CalendarEntry = { id: string; day: string; title: string; kind: StatusKind; href?: string };

/** Props of {@link MonthGrid}: a div's. */
export type MonthGridProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The month that is shown, YYYY-MM. */
  month: string;
  /** Called with the month that is asked for. */
  onMonth: (month: string) => void;
  /** What falls on its days, in the order in which it is shown. */
  entries: readonly CalendarEntry[];
  /** The day of today, YYYY-MM-DD. */
  today: string;
  /** The chosen day, whose list stands beside the grid. */
  selected?: string | null;
  /** Called with the day that is chosen. */
  onSelect?: (day: string) => void;
  /** What an entry is called in the spoken name of its day, for one and for several. */
  noun?: readonly [string, string];
  /** The entries are being loaded; those of before stay in sight. */
  isLoading?: boolean;
  /** In the head while they are loaded. */
  loadingText?: string;
  /** In the head when nothing falls into the month. */
  emptyText?: string;
  /** At the right of the head, for example the choice of the view. */
  actions?: ReactNode;
};

/** The spoken name of a day: "17 November, 1 task overdue, 2 tasks pending". */
function describeDay(
  day: string,
  entries: readonly CalendarEntry[],
  [one, many]: readonly [string, string],
): string {
  const counts = Map.groupBy(entries, ({ kind }) => kind);
  const words = [...counts].map(
    ([kind, some]) =>
      `${some.length} ${some.length === 1 ? one : many} ${statusKinds[kind].word.toLowerCase()}`,
  );
  return [formatDay(day), ...(words.length > 0 ? words : [`no ${many}`])].join(', ');
}

/** From the worst to the best. */
const BY_WEIGHT: readonly Tone[] = ['danger', 'warn', 'info', 'neutral', 'ok'];

/** The tone of the worst of some entries. */
function findWorst(entries: readonly CalendarEntry[]): Tone | undefined {
  const tones = new Set<Tone>(entries.map(({ kind }) => statusKinds[kind].tone));
  return BY_WEIGHT.find((tone) => tones.has(tone));
}

function Entry({ entry, isReached }: { entry: CalendarEntry; isReached: boolean }) {
  const { tone, icon, word } = statusKinds[entry.kind];
  const content = (
    <>
      <Icon of={icon} size={13} className={styles.entryIcon} />
      <span className="sr">{word}: </span>
      <span className={styles.entryTitle} dir="auto">
        {entry.title}
      </span>
    </>
  );
  const look = cx(styles.entry, styles[tone]);
  return entry.href === undefined ? (
    <span className={look}>{content}</span>
  ) : (
    <Link href={entry.href} className={look} tabIndex={isReached ? undefined : -1}>
      {content}
    </Link>
  );
}

/** The properties that are not of the grid itself: they reach the element. */
function omitOwnProps(props: MonthGridProps) {
  const {
    month,
    onMonth,
    entries,
    today,
    selected,
    onSelect,
    noun,
    isLoading,
    loadingText,
    emptyText,
    actions,
    className,
    ...rest
  } = props;
  return rest;
}

/** A month as a grid: arrow keys move from day to day, at most three entries of each are written out. */
export function MonthGrid(props: MonthGridProps) {
  const { onMonth, entries, today, selected, onSelect, noun = ['task', 'tasks'] } = props;
  const month = toShownMonth(props.month, today);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isIn = (day: string | null | undefined): day is string =>
    Boolean(day) && toMonth(day ?? '') === month;
  const [focused, setFocused] = useState<string | null>(null);
  // One day of the grid takes part in the order of Tab: the last one visited, the chosen one, today, or the first.
  const stop = [focused, selected, today].find(isIn) ?? `${month}-01`;
  const [wantsFocus, setWantsFocus] = useState(false);
  useEffect(() => {
    // The month that was asked for may come later, for example by way of the address.
    if (!wantsFocus || stop !== focused) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
    setWantsFocus(false);
  }, [wantsFocus, stop, focused]);
  const { loadingText = 'Loading', emptyText = `Nothing in ${formatMonth(month)}` } = props;
  const isFilled = entries.some(({ day }) => toMonth(day) === month);
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const goTo = (day: string) => {
    if (toDayNumber(day) === null) return;
    setFocused(day);
    setWantsFocus(true);
    if (toMonth(day) !== month) onMonth(toMonth(day));
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
        <IconButton
          icon={ChevronLeft}
          label="Previous month"
          size="sm"
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <IconButton
          icon={ChevronRight}
          label="Next month"
          size="sm"
          onClick={() => onMonth(addMonths(month, 1))}
        />
        <Button size="sm" onClick={() => goTo(today)}>
          Today
        </Button>
        <p className={styles.note} role="status">
          {props.isLoading && <Spinner size={16} />}
          {props.isLoading ? loadingText : !isFilled && emptyText}
        </p>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid (WAI-ARIA) */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid}>
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
          {toWeeks(month).map((week) => (
            <tr key={week.find(Boolean) ?? ''}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={`none-${index}`} className={styles.none} />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    entries={byDay.get(day) ?? []}
                    label={describeDay(day, byDay.get(day) ?? [], noun)}
                    isToday={day === today}
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

type DayProps = {
  day: string;
  entries: readonly CalendarEntry[];
  label: string;
  isToday: boolean;
  isSelected: boolean;
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Day({ day, entries, label, isToday, isSelected, isStop, onPress, onKeyDown }: DayProps) {
  const number = Number(day.slice(8));
  const more = entries.length - SHOWN;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid (WAI-ARIA)
      role="gridcell"
      className={cx(
        styles.day,
        isWeekend(day) && styles.weekend,
        isToday && styles.today,
        isSelected && styles.selected,
      )}
      aria-selected={isSelected}
    >
      <button
        type="button"
        data-day={day}
        className={styles.number}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <span
          className={styles.figure}
          data-count={entries.length > 0 ? toGrouped(entries.length) : undefined}
          data-tone={findWorst(entries)}
        >
          <span className={cx(styles.date, 'num')}>{number}</span>
        </span>
        <span className="sr"> {label.replace(/^\d+ /, '')}</span>
      </button>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} isReached={isStop} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <span className={styles.more}>
          <Popover
            label={label}
            placement="bottom start"
            trigger={
              <button
                type="button"
                className={styles.moreButton}
                tabIndex={isStop ? undefined : -1}
                aria-label={`${more} more on ${formatDay(day)}`}
              >
                {more} more
              </button>
            }
          >
            <ul className={styles.all}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} isReached />
                </li>
              ))}
            </ul>
          </Popover>
        </span>
      )}
    </td>
  );
}
