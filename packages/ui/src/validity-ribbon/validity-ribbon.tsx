import { ChevronRight } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toDateWords, toDayNumber } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import type { Tone } from '../shared/tone.ts';
import { type AxisYears, isBeyond, toAxisPercent, toAxisTicks, toAxisYears } from './axis.ts';
import styles from './validity-ribbon.module.css';

/** One bar. Calendar dates are YYYY-MM-DD; an invalid date counts as unknown. */
export type Ribbon = {
  /** Unique in the list. */
  id: string;
  /** The name of the consent. */
  name: string;
  /** The address of the consent. It makes the name a link. */
  href?: string;
  /** The first day. If it is unknown, the bar starts at the edge. */
  from: string | null;
  /** The last day. If there is none, the bar fades out at the edge. */
  to: string | null;
  /** The last day to apply for renewal. The bar is hatched from there to its end. */
  renewFrom?: string | null;
  /** Text at the right of the name, for example "130 days left" or "until cancelled". */
  left: string;
  /** The status. It colours the text at the right and the note; danger also colours the bar. */
  tone?: Tone;
  /** Text below the bar at the left. Without it, the bar shows its end here if that is beyond the axis. */
  until?: ReactNode;
  /** Text below the bar at the right. */
  note?: ReactNode;
  /** The whole bar in words, for screen readers. */
  summary: string;
};

/** Props of {@link ValidityRibbon}. */
export type ValidityRibbonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The bars from top to bottom. */
  ribbons: readonly Ribbon[];
  /** Today, YYYY-MM-DD. */
  today: string;
  /** Fixes the years of the axis. Without it, the axis follows the dates and has at most ten years. */
  years?: AxisYears;
  /** The name of the list for screen readers. */
  label: string;
  /** Makes the bar higher, for one bar in its own card. */
  isAlone?: boolean;
};

const place = (from: number, to: number) => ({ '--from': `${from}%`, '--to': `${to}%` }) as CSSProperties;

const toKnown = (date: string | null | undefined): string | null =>
  date && toDayNumber(date) !== null ? date : null;

function Bar({ ribbon, axis, today }: { ribbon: Ribbon; axis: AxisYears; today: string }) {
  const start = toKnown(ribbon.from);
  const end = toKnown(ribbon.to);
  const from = start ? toAxisPercent(start, axis) : 0;
  const to = end ? Math.max(toAxisPercent(end, axis), from) : 100;
  const now = toAxisPercent(today, axis);
  const renewFrom = toKnown(ribbon.renewFrom);
  const renew = renewFrom && end ? toAxisPercent(renewFrom, axis) : null;
  const done = Math.min(now, to);
  const goesOn = end !== null && isBeyond(end, axis);
  return (
    <div className={styles.bar} role="img" aria-label={ribbon.summary}>
      <span
        className={cx(styles.span, !end && styles.open, goesOn && styles.goesOn)}
        style={place(from, to)}
      />
      {done > from && <span className={styles.done} style={place(from, done)} />}
      {renew !== null && renew < to && (
        <span
          className={cx(styles.window, goesOn && styles.goesOn)}
          style={place(Math.max(renew, from), to)}
        />
      )}
      <span className={styles.today} style={place(now, now)} />
      {goesOn && <Icon of={ChevronRight} size={16} strokeWidth={2.5} className={styles.arrow} />}
    </div>
  );
}

function Item({ ribbon, axis, today }: { ribbon: Ribbon; axis: AxisYears; today: string }) {
  const isCut = ribbon.to !== null && isBeyond(ribbon.to, axis);
  const until = ribbon.until ?? (isCut && ribbon.to ? `to ${toDateWords(ribbon.to)}` : undefined);
  return (
    <li className={cx(styles.ribbon, ribbon.tone && styles[ribbon.tone])}>
      <div className={styles.head}>
        {ribbon.href === undefined ? (
          <span className={styles.name}>{ribbon.name}</span>
        ) : (
          <Link className={styles.name} href={ribbon.href}>
            {ribbon.name}
          </Link>
        )}
        <span className={cx(styles.left, 'num')}>{ribbon.left}</span>
      </div>
      <Bar ribbon={ribbon} axis={axis} today={today} />
      {(until || ribbon.note) && (
        <div className={styles.foot}>
          <span>{until}</span>
          <span className={styles.note}>{ribbon.note}</span>
        </div>
      )}
    </li>
  );
}

/** One bar per consent on a shared time axis, with the elapsed part, the renewal window and today. */
export function ValidityRibbon(props: ValidityRibbonProps) {
  const { ribbons, today, years, label, isAlone, className, ...rest } = props;
  const dates = ribbons.flatMap((ribbon) => [ribbon.from, ribbon.to]).filter((date) => date !== null);
  const axis = years ?? toAxisYears(today, dates);
  return (
    <div {...rest} className={cx(styles.ribbons, isAlone && styles.alone, className)}>
      <ol aria-label={label}>
        {ribbons.map((ribbon) => (
          <Item key={ribbon.id} ribbon={ribbon} axis={axis} today={today} />
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {toAxisTicks(axis).map((tick) => (
          <span key={tick.year} style={place(tick.percent, 0)}>
            {tick.isNamed && tick.year}
          </span>
        ))}
        <b style={place(toAxisPercent(today, axis), 0)} />
      </div>
    </div>
  );
}
