import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { MAX_UNPAGED_ROWS, PAGINATION } from '@anupalan/enums/limits';
import { Card, Grid, GridItem, LoadError, Notice, Stack } from '@anupalan/ui';
import { MonthGrid } from '@anupalan/ui/interactive';
import { toBaseQuery } from '../filters.ts';
import { narrowRange, toMonthRange } from './calendar-address.ts';
import { toCalendarEntries } from './calendar-entries.ts';
import type { SpanViewProps } from './calendar-props.ts';
import { DayList } from './day-list.tsx';

/** A month as a grid, and the list of one of its days beside it. */
export function MonthView({ address, filters, context, set, toAddress }: SpanViewProps) {
  const { month, day } = address;
  const { today, toHref } = context;
  const range = narrowRange(toMonthRange(month), filters);
  const answer = useListScheduledTasksQuery(
    {
      ...toBaseQuery(filters),
      sortBy: 'dueDate',
      sortOrder: 'asc',
      status: filters.status,
      startDate: range?.first,
      endDate: range?.last,
      isPagination: PAGINATION.off,
    },
    { skip: range === null, refetchOnMountOrArgChange: true },
  );
  const page = range === null ? undefined : answer.currentData;
  const rows = page?.rows ?? [];
  const hasFailed = answer.isError && page === undefined && range !== null;
  return (
    <Stack gap={3}>
      {hasFailed && (
        <LoadError
          title="The due dates of this month could not be loaded"
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      )}
      {page !== undefined && page.total > rows.length && (
        <Notice tone="warn" title={`The first ${MAX_UNPAGED_ROWS.toLocaleString('en-IN')} due dates`}>
          This month has {page.total.toLocaleString('en-IN')}. Use filters to see the others.
        </Notice>
      )}
      <Grid>
        <GridItem span={9}>
          <Card aria-label="Month">
            <MonthGrid
              month={month}
              onMonth={(next) => set({ month: next, day: '' })}
              entries={toCalendarEntries(rows, toHref, (next) => toAddress({ month, day: next }))}
              today={today}
              selected={day}
              onSelect={(next) => set({ month: next.slice(0, 7), day: next })}
              noun={['task', 'tasks']}
              isLoading={answer.isFetching}
              loadingText="Loading due dates"
              emptyText={hasFailed ? '' : undefined}
            />
          </Card>
        </GridItem>
        <GridItem span={3}>
          <DayList
            day={day}
            rows={rows.filter((row) => row.dueDate === day)}
            isLoading={page === undefined && !hasFailed && range !== null}
            hasFailed={hasFailed}
            context={context}
          />
        </GridItem>
      </Grid>
    </Stack>
  );
}
