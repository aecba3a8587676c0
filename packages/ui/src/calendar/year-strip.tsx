import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toDayNumber } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { type StatusKind, statusKinds } from '../status/kinds.ts';
import { addMonths, formatMonth } from './month-days.ts';
import styles from './year-strip.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index);

/** How many of each status fall into a month. */
export type MonthCounts = Readonly<Partial<Record<StatusKind, number>>>;

/** Props of {@link YearStrip}: a div's. */
export type YearStripProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** First year of the financial year: 2026 is April 2026 to March 2027. */
  year: number;
  /** What falls into each month, by YYYY-MM. */
  counts: Readonly<Record<string, MonthCounts>>;
  /** The month of today, YYYY-MM. */
  current: string;
  /** The chosen month. */
  selected?: string | null;
  /** Called with the month that is chosen. */
  onSelect: (month: string) => void;
  /** Names the strip. */
  label?: string;
};

/** The twelve months of a financial year, each with what falls into it by status. */
export function YearStrip(props: YearStripProps) {
  const { year, counts, current, selected, onSelect, label, className, ...rest } = props;
  const name = label ?? `Financial year ${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  const months = toDayNumber(`${year}-04-01`) === null ? [] : [...MONTHS];
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are choices and no fields of a form
    <div role="group" aria-label={name} {...rest} className={cx(styles.strip, className)}>
      {months.map((index) => {
        const month = addMonths(`${year}-04`, index);
        const entries = Object.entries(counts[month] ?? {}).filter(([, count]) => (count ?? 0) > 0) as [
          StatusKind,
          number,
        ][];
        return (
          <button
            key={month}
            type="button"
            className={cx(styles.month, month === current && styles.current)}
            aria-pressed={month === selected}
            aria-current={month === current ? 'date' : undefined}
            onClick={() => onSelect(month)}
          >
            <span className={styles.name}>
              <span aria-hidden="true">{formatMonth(month).slice(0, 3)}</span>
              <span className="sr">
                {formatMonth(month)}
                {entries.length === 0 && ', nothing'}
              </span>
            </span>
            <span className={styles.counts}>
              {entries.map(([kind, count]) => (
                <span key={kind} className={cx(styles.count, styles[statusKinds[kind].tone], 'num')}>
                  <Icon of={statusKinds[kind].icon} size={13} />
                  <span className="sr">, </span>
                  {toGrouped(count)}
                  <span className="sr"> {statusKinds[kind].word.toLowerCase()}</span>
                </span>
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
