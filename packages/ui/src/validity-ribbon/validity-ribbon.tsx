import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import type { Tone } from '../shared/tone.ts';
import { type AxisYears, toAxisPercent, toAxisTicks, toAxisYears } from './axis.ts';
import styles from './validity-ribbon.module.css';

/** One bar. Calendar dates are YYYY-MM-DD. */
export type Ribbon = {
  id: string;
  name: string;
  href?: string;
  /** First day; when unknown the bar begins at the edge. */
  from: string | null;
  /** Last day; when there is none the bar fades out at the edge. */
  to: string | null;
  /** First day on which to renew; hatched from there to the end. */
  renewFrom?: string | null;
  /** At the right of the name, for example "130 days" or "until cancelled". */
  left: string;
  tone?: Tone;
  /** Under the bar, left and right. */
  until?: ReactNode;
  note?: ReactNode;
  /** The whole bar in words. */
  summary: string;
};

/** Props of {@link ValidityRibbon}. `years` fixes the axis; without it, it is made from the dates. */
export type ValidityRibbonProps = {
  ribbons: readonly Ribbon[];
  today: string;
  years?: AxisYears;
  label: string;
};

const place = (from: number, to: number) => ({ '--from': `${from}%`, '--to': `${to}%` }) as CSSProperties;

function Bar({ ribbon, axis, today }: { ribbon: Ribbon; axis: AxisYears; today: string }) {
  const from = ribbon.from ? toAxisPercent(ribbon.from, axis) : 0;
  const to = ribbon.to ? toAxisPercent(ribbon.to, axis) : 100;
  const now = toAxisPercent(today, axis);
  const renew = ribbon.renewFrom && ribbon.to ? toAxisPercent(ribbon.renewFrom, axis) : null;
  const done = Math.min(now, to);
  return (
    <div className={styles.bar} role="img" aria-label={ribbon.summary}>
      <span className={cx(styles.span, !ribbon.to && styles.open)} style={place(from, to)} />
      {done > from && <span className={styles.done} style={place(from, done)} />}
      {renew !== null && renew < to && (
        <span className={styles.window} style={place(Math.max(renew, from), to)} />
      )}
      <span className={styles.today} style={place(now, now)} />
    </div>
  );
}

/** One bar per consent on a shared time axis: the elapsed part, the renewal window, and today. */
export function ValidityRibbon({ ribbons, today, years, label }: ValidityRibbonProps) {
  const dates = ribbons.flatMap((ribbon) => [ribbon.from, ribbon.to]).filter((date) => date !== null);
  const axis = years ?? toAxisYears(today, dates);
  return (
    <div className={styles.ribbons}>
      <ol aria-label={label}>
        {ribbons.map((ribbon) => (
          <li key={ribbon.id} className={cx(styles.ribbon, ribbon.tone && styles[ribbon.tone])}>
            <div className={styles.head}>
              {ribbon.href === undefined ? (
                <span>{ribbon.name}</span>
              ) : (
                <Link href={ribbon.href}>{ribbon.name}</Link>
              )}
              <span className={cx(styles.left, 'num')}>{ribbon.left}</span>
            </div>
            <Bar ribbon={ribbon} axis={axis} today={today} />
            {(ribbon.until || ribbon.note) && (
              <div className={styles.foot}>
                <span>{ribbon.until}</span>
                <span>{ribbon.note}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {toAxisTicks(axis).map((tick) => (
          <span key={tick.year} style={place(tick.percent, 0)}>
            {tick.year}
          </span>
        ))}
        <b style={place(toAxisPercent(today, axis), 0)} />
      </div>
    </div>
  );
}
