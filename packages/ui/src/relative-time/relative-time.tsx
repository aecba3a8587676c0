import type { ComponentProps } from 'react';
import { getDateFormat } from '../shared/date-format.ts';
import { toRelativeInstant } from './relative.ts';

/** Props of {@link RelativeTime}. */
export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'children'> & {
  /** The instant in ISO format. Text that is not an instant is shown as it is. */
  dateTime: string;
  /** The current instant. It is passed in, so that the text changes only when the screen does. */
  now: Date;
  /** The time zone of the reader. */
  timeZone?: string;
};

/** When something happened, in words. The title and the markup have the exact time. */
export function RelativeTime({ dateTime, now, timeZone = 'Asia/Kolkata', ...rest }: RelativeTimeProps) {
  const instant = new Date(dateTime);
  if (Number.isNaN(instant.getTime())) return <time {...rest}>{dateTime}</time>;
  const full = getDateFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (
    <time title={full.format(instant)} {...rest} dateTime={dateTime}>
      {toRelativeInstant(instant, now, timeZone)}
    </time>
  );
}
