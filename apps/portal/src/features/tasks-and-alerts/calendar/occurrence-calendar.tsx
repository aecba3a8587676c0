import { parseCalendar } from './calendar-address.ts';
import type { OccurrenceCalendarProps } from './calendar-props.ts';
import { MonthView } from './month-view.tsx';
import { WeekView } from './week-view.tsx';
import { YearView } from './year-view.tsx';

/** Due dates by their day: a week or a month as a grid, a financial year as a map of its days. The filters of the list hold. */
export function OccurrenceCalendar({ filters, context, get, set, toAddress }: OccurrenceCalendarProps) {
  const address = parseCalendar(get, context.today);
  const props = { address, filters, context, set, toAddress };
  if (address.span === 'week') return <WeekView {...props} />;
  return address.span === 'month' ? <MonthView {...props} /> : <YearView {...props} />;
}
