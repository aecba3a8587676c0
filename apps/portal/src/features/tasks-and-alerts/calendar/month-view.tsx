import { MonthGrid } from '@anupalan/ui/interactive';
import { toMonthRange } from './calendar-address.ts';
import { toCalendarDays } from './calendar-entries.ts';
import type { SpanViewProps } from './calendar-props.ts';
import { SpanLayout } from './span-layout.tsx';
import { useDueDates } from './use-due-dates.ts';
import { useStatutoryDays } from './use-statutory-days.ts';
import { words } from './words.ts';

/** A month as a grid, and the list of one of its days beside it. */
export function MonthView({ address, filters, context, set, toAddress }: SpanViewProps) {
  const { month, day } = address;
  const range = toMonthRange(month);
  const dates = useDueDates(range, filters);
  const statutory = useStatutoryDays(range, filters);
  const days = toCalendarDays(dates.rows, context.toHref, (next) => toAddress({ month, day: next }));
  return (
    <SpanLayout span="month" dates={dates} day={day} context={context}>
      <MonthGrid
        month={month}
        onMonth={(next) => set({ month: next, day: '' })}
        entries={days.entries}
        note={days.dailyRounds > 0 ? words.dailyRounds(days.dailyRounds) : undefined}
        marked={statutory}
        today={context.today}
        selected={day}
        onSelect={(next) => set({ month: next.slice(0, 7), day: next })}
        noun={['task', 'tasks']}
        isLoading={dates.isFetching}
        loadingText={words.loading}
        emptyText={dates.hasFailed ? '' : undefined}
      />
    </SpanLayout>
  );
}
