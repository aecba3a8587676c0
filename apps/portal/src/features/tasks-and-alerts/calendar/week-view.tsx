import { WeekGrid } from '@anupalan/ui/interactive';
import { toWeekRange } from './calendar-address.ts';
import { toCalendarDays } from './calendar-entries.ts';
import type { SpanViewProps } from './calendar-props.ts';
import { SpanLayout } from './span-layout.tsx';
import { useDueDates } from './use-due-dates.ts';
import { useStatutoryDays } from './use-statutory-days.ts';
import { words } from './words.ts';

/** A week as a grid of one row, and the list of one of its days beside it, on a phone below it. */
export function WeekView({ address, filters, context, set, toAddress }: SpanViewProps) {
  const day = address.day ?? context.today;
  const range = toWeekRange(day);
  const dates = useDueDates(range, filters);
  const statutory = useStatutoryDays(range, filters);
  const onDay = (next: string) => set({ day: next, month: '' });
  const days = toCalendarDays(dates.rows, context.toHref, (next) => toAddress({ day: next }));
  return (
    <SpanLayout span="week" dates={dates} day={day} context={context}>
      <WeekGrid
        day={day}
        onWeek={onDay}
        entries={days.entries}
        note={days.dailyRounds > 0 ? words.dailyRounds(days.dailyRounds) : undefined}
        marked={statutory}
        today={context.today}
        selected={day}
        onSelect={onDay}
        noun={['task', 'tasks']}
        isLoading={dates.isFetching}
        loadingText={words.loading}
        emptyText={dates.hasFailed ? '' : words.emptyWeek}
      />
    </SpanLayout>
  );
}
