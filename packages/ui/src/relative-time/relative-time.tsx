import type { ComponentProps } from 'react';
import { toRelativeDay, toRelativeInstant } from './relative.ts';

/** Props of {@link RelativeTime}. */
export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'children'> & {
  /** The instant, ISO. What is no instant is shown as it is. */
  dateTime: string;
  /** The instant from which it is seen; given, so that nothing ticks by itself. */
  now: Date;
  /** Where the reader is. */
  timeZone?: string;
};

/** When something happened, in words; the exact instant is in the markup and the title. */
export function RelativeTime({ dateTime, now, timeZone = 'Asia/Kolkata', ...rest }: RelativeTimeProps) {
  const instant = new Date(dateTime);
  if (Number.isNaN(instant.getTime())) return <time {...rest}>{dateTime}</time>;
  const full = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (
    <time title={full.format(instant)} {...rest} dateTime={dateTime}>
      {toRelativeInstant(instant, now, timeZone)}
    </time>
  );
}

/** Props of {@link RelativeDay}. Both dates are calendar dates YYYY-MM-DD: no time zone moves them. */
export type RelativeDayProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** The day in question. One that does not exist is shown as it is. */
  date: string;
  /** The day from which it is seen. */
  today: string;
  /** How a past day reads: late when something was due, ago otherwise. */
  past?: 'late' | 'ago';
};

/** How far a calendar date is from today: "in 3 days", "4 days late". */
export function RelativeDay({ date, today, past, ...rest }: RelativeDayProps) {
  return (
    <time {...rest} dateTime={date}>
      {toRelativeDay(date, today, past)}
    </time>
  );
}
