import { SegmentedControl } from '@anupalan/ui';
import { parseCalendar, SPANS, type Span } from './calendar-address.ts';
import type { OccurrenceCalendarProps } from './calendar-props.ts';
import { MonthView } from './month-view.tsx';
import { YearView } from './year-view.tsx';

const LABELS: Readonly<Record<Span, string>> = { month: 'Month', year: 'Year' };

/** Due dates by their day: a month as a grid, a financial year as twelve months. The filters of the list hold. */
export function OccurrenceCalendar({ filters, context, get, set, toAddress }: OccurrenceCalendarProps) {
  const address = parseCalendar(get, context.today);
  // At the right of each head, so that it stays where it is.
  const spanSwitch = (
    <SegmentedControl
      label="Time"
      value={address.span}
      onChange={(span) => set({ view: span })}
      options={SPANS.map((value) => ({ value, label: LABELS[value] }))}
    />
  );
  const props = { address, filters, context, set, toAddress, spanSwitch };
  return address.span === 'month' ? <MonthView {...props} /> : <YearView {...props} />;
}
