import { toRelativeDay, toRelativeInstant } from './relative.ts';

/** Props of {@link RelativeTime}. `dateTime` is an ISO instant, `now` is given so that nothing ticks by itself. */
export type RelativeTimeProps = { dateTime: string; now: Date; timeZone?: string; className?: string };

/** When something happened, in words; the exact instant is in the markup and the title. */
export function RelativeTime({ dateTime, now, timeZone = 'Asia/Kolkata', className }: RelativeTimeProps) {
  const instant = new Date(dateTime);
  const full = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={dateTime} title={full.format(instant)} className={className}>
      {toRelativeInstant(instant, now, timeZone)}
    </time>
  );
}

/** Props of {@link RelativeDay}. Both dates are calendar dates YYYY-MM-DD: no time zone moves them. */
export type RelativeDayProps = { date: string; today: string; past?: 'late' | 'ago'; className?: string };

/** How far a calendar date is from today: "in 3 days", "4 days late". */
export function RelativeDay({ date, today, past, className }: RelativeDayProps) {
  return (
    <time dateTime={date} className={className}>
      {toRelativeDay(date, today, past)}
    </time>
  );
}
