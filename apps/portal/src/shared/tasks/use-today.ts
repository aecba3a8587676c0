import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { toDefaultDay } from '@anupalan/enums/default-day';
import { DEFAULT_TIME_ZONE } from '@anupalan/enums/limits';
import { toCalendarDate } from '@anupalan/ui';
import { useEffect, useState } from 'react';

/** How often the calendar is looked at, so that a page left open over midnight shows the new day. */
const CHECK_EVERY_MS = 60_000;

/** The time zone in which the organisation's due dates are counted (D21). */
export function useTimeZone(): string {
  const { data } = useGetOrganisationQuery();
  return data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** The calendar date of this moment in the organisation's time zone (D21). */
export function useToday(): DateString {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return timeZone === DEFAULT_TIME_ZONE ? toDefaultDay(now) : toCalendarDate(now, timeZone);
}
