import { type ComponentProps, type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { toDateWords, toDayNumber, toMonthWords } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import { toKeyDay, toMonthDays, toShade, toYearMonths } from './year-days.ts';
import styles from './year-map.module.css';

/** The entries of a day. */
export type YearMapDay = {
  /** The number of entries. It sets the shade. */
  count: number;
  /** Whether an entry is late. The day then has a ring. */
  isLate?: boolean;
  /** Whether the law names a date on this day. The day then has a tick. */
  isMarked?: boolean;
  /** The text after the date, for example "4 tasks, 1 late". */
  words: string;
};

/** Props of {@link YearMap}: a div's. */
export type YearMapProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The first year of the financial year: 2026 is April 2026 to March 2027. */
  year: number;
  /** The entries of the days, by YYYY-MM-DD. Days without entries can be left out. */
  days: Readonly<Record<string, YearMapDay>>;
  /** Today, YYYY-MM-DD. It has a dot. */
  today: string;
  /** The selected day. */
  selected?: string | null;
  /** Called with the day that the reader chose. */
  onSelect: (day: string) => void;
  /** The name of the map for screen readers. */
  label?: string;
};

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, index) => index + 1);
const place = (month: number, day: number) => ({ '--month': month, '--day': day }) as CSSProperties;

/**
 * A financial year as a map of its days. The more entries a day has, the darker it is. Months are rows, on a phone
 * columns. Arrow keys move by days and months.
 */
export function YearMap(props: YearMapProps) {
  const { year, days, today, selected = null, onSelect, label, className, ref, ...rest } = props;
  const months = toYearMonths(year);
  const inYear = (day: string | null) => day !== null && months.some((month) => day.startsWith(month));
  const [focused, setFocused] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const active = [focused, selected, today].find(inYear) ?? `${months[0]}-01`;
  const name = label ?? `Financial year ${year}-${String((year + 1) % 100).padStart(2, '0')}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = toKeyDay(event.key, active);
    if (next === null || !inYear(next)) return;
    event.preventDefault();
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table could not turn its rows into columns on a phone
    <div
      role="grid"
      aria-label={name}
      {...rest}
      ref={joinRefs(grid, ref)}
      onKeyDown={onKeyDown}
      className={cx(styles.map, styles.shades, className)}
    >
      {DAYS_OF_MONTH.map((day) => (
        <span
          key={day}
          aria-hidden
          className={cx(
            styles.number,
            'num',
            today.endsWith(`-${String(day).padStart(2, '0')}`) && styles.now,
          )}
          style={place(0, day)}
        >
          {day}
        </span>
      ))}
      {months.map((month, index) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div key={month} role="row" tabIndex={-1} className={styles.row} aria-label={toMonthWords(month)}>
          <span
            aria-hidden
            className={cx(styles.month, today.startsWith(month) && styles.now)}
            style={place(index + 1, 0)}
          >
            {toMonthWords(month)}
          </span>
          {toMonthDays(month).map((day, number) => {
            const { count = 0, isLate, isMarked, words } = days[day] ?? {};
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <button
                key={day}
                type="button"
                role="gridcell"
                data-day={day}
                data-shade={toShade(count)}
                tabIndex={day === active ? 0 : -1}
                aria-selected={day === selected}
                aria-current={day === today ? 'date' : undefined}
                aria-label={`${toDateWords(day)}, ${words ?? 'nothing due'}`}
                className={cx(styles.day, isLate && styles.late, isMarked && styles.marked)}
                style={place(index + 1, number + 1)}
                onFocus={() => setFocused(day)}
                onClick={() => toDayNumber(day) !== null && onSelect(day)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
