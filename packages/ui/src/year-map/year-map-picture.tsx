import type { ComponentProps, CSSProperties } from 'react';
import { toMonthWords } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { toMonthDays, toShade, toYearMonths } from './year-days.ts';
import styles from './year-map.module.css';
import type { YearMapDay } from './year-map.tsx';

/** Props of {@link YearMapPicture}: a div's. */
export type YearMapPictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The first year of the financial year: 2026 is April 2026 to March 2027. */
  year: number;
  /** The entries of the days, by YYYY-MM-DD. Days without entries can be left out. */
  days: Readonly<Record<string, YearMapDay>>;
  /** Today, YYYY-MM-DD. It has a dot. */
  today: string;
  /** The whole year in words. */
  label: string;
};

const place = (month: number, day: number) => ({ '--month': month, '--day': day }) as CSSProperties;

/** The map of a year as a small picture. Its days are too small to press: a link beside it opens the YearMap. */
export function YearMapPicture({ year, days, today, label, className, ...rest }: YearMapPictureProps) {
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={cx(styles.map, styles.shades, styles.picture, className)}
    >
      {toYearMonths(year).map((month, index) => [
        <span
          key={month}
          className={cx(styles.month, today.startsWith(month) && styles.now)}
          style={place(index + 1, 0)}
        >
          {toMonthWords(month)}
        </span>,
        ...toMonthDays(month).map((day, number) => {
          const { count = 0, isLate, isMarked } = days[day] ?? {};
          return (
            <span
              key={day}
              data-shade={toShade(count)}
              aria-current={day === today ? 'date' : undefined}
              className={cx(styles.day, isLate && styles.late, isMarked && styles.marked)}
              style={place(index + 1, number + 1)}
            />
          );
        }),
      ])}
    </div>
  );
}
