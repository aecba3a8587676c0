import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Lead, SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './year-band.module.css';
import type { YearDot } from './year-dots.ts';

/** A statutory date. `month` counts from 0 in the order of the financial year; `status` says whether it is verified. */
export type YearDate = { month: number; day: number; title: string; source: string; status: string };

/** Props of {@link YearBand}: a section's. */
export type YearBandProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The headline. */
  title: ReactNode;
  /** Text at the right of the headline. */
  lead?: ReactNode;
  /** Twelve short names of months, April first. */
  months: readonly string[];
  /** The tasks of a year, for example from `toYearDots()`. Positions are in a drawing 1200 wide and 70 high. */
  dots: readonly YearDot[];
  /** Statutory dates in the order of the year. Each has a tick in the drawing and a line under its month. */
  dates: readonly YearDate[];
  /** A note below the dates that explains their status. */
  note?: ReactNode;
};

const MONTH_WIDTH = 100;
const DAYS = 31;
const toX = ({ month, day }: YearDate) =>
  Math.round(month * MONTH_WIDTH + ((day - 0.5) / DAYS) * MONTH_WIDTH);

/**
 * The compliance year on a dark green background: months, a dot for each task, and the statutory dates, each with a
 * tick.
 */
export function YearBand(props: YearBandProps) {
  const { title, lead, months, dots, dates, note, className, ...rest } = props;
  const ticks = new Set(dates.map(toX));
  const used = months
    .map((name, month) => ({ name, dates: dates.filter((date) => date.month === month) }))
    .filter((month) => month.dates.length > 0);
  return (
    <section aria-labelledby="year-title" {...rest} className={cx(styles.year, className)}>
      <SiteWrap>
        <div className={styles.head}>
          <SiteHeading id="year-title" className={styles.title}>
            {title}
          </SiteHeading>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
        </div>
        <div className={styles.months} aria-hidden="true">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <svg className={styles.dots} viewBox="0 0 1200 70" aria-hidden="true">
          {[...ticks].map((x) => (
            <path key={x} className={styles.tick} d={`M${x} 0v70`} />
          ))}
          {dots.map(({ x, y, shade }) => (
            <circle key={`${x} ${y}`} className={styles[`dot${shade}`]} cx={x} cy={y} r="3.5" />
          ))}
        </svg>
        <ol className={styles.dates}>
          {used.map((month) => (
            <li key={month.name}>
              {month.dates.map((date) => (
                <p key={date.title} className={styles.date}>
                  <b className="num">{`${date.day} ${month.name}`}</b>
                  <span>{date.title}</span>
                  <small>{`${date.source}, ${date.status}`}</small>
                </p>
              ))}
            </li>
          ))}
        </ol>
        {note && <p className={styles.note}>{note}</p>}
      </SiteWrap>
    </section>
  );
}
