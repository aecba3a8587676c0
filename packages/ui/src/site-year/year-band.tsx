import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Lead, SiteHeading, SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './year-band.module.css';
import type { YearDot } from './year-dots.ts';

/** A kind of task under the dots: how often, and what. */
export type YearKind = { often: string; text: string };

/** Props of {@link YearBand}: a section's. */
export type YearBandProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The headline. */
  title: ReactNode;
  /** At its right. */
  lead?: ReactNode;
  /** Twelve short names in the order of the year, April first. */
  months: readonly string[];
  /** The tasks of a year, for example of `toYearDots()`; places in a drawing 1200 wide and 70 high. */
  dots: readonly YearDot[];
  /** Up to five, under the dots. */
  kinds: readonly YearKind[];
};

/** The compliance year on pine: months, a dot for every task, and the kinds of tasks. */
export function YearBand({ title, lead, months, dots, kinds, className, ...rest }: YearBandProps) {
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
          {dots.map(({ x, y, shade }) => (
            <circle key={`${x} ${y}`} className={styles[`dot${shade}`]} cx={x} cy={y} r="3.5" />
          ))}
        </svg>
        <ol className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind.often}>
              <b>{kind.often}</b>
              <span>{kind.text}</span>
            </li>
          ))}
        </ol>
      </SiteWrap>
    </section>
  );
}
