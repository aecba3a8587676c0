import { MAX_UNPAGED_ROWS } from '@anupalan/enums/limits';
import { Card, Grid, GridItem, LoadError, Notice, Stack } from '@anupalan/ui';
import type { ReactNode } from 'react';
import type { OccurrenceCalendarProps } from './calendar-props.ts';
import { DayList } from './day-list.tsx';
import { toEntries } from './series.ts';
import type { DueDates } from './use-due-dates.ts';
import { words } from './words.ts';

/** Props of {@link SpanLayout}. */
export type SpanLayoutProps = {
  /** What is shown: "month", "week". */
  span: 'month' | 'week';
  dates: DueDates;
  /** The chosen day, or null. */
  day: string | null;
  context: OccurrenceCalendarProps['context'];
  /** The grid. */
  children: ReactNode;
};

/** A grid of days, and the list of one of its days beside it; what could not be loaded, and what is left out. */
export function SpanLayout({ span, dates, day, context, children }: SpanLayoutProps) {
  const { rows, total, hasFailed } = dates;
  const failure = hasFailed && (
    <LoadError title={words.failed(span)} onRetry={dates.onRetry} isRetrying={dates.isFetching} />
  );
  const ofDay = rows.filter((row) => row.dueDate === day);
  const rounds = new Set(toEntries(rows).flatMap(({ kind, id }) => (kind === 'series' ? [id] : [])));
  // An empty grid would say that nothing is due.
  if (failure && rows.length === 0)
    return <Card aria-label={span === 'month' ? words.month : words.week}>{failure}</Card>;
  return (
    <Stack gap={3}>
      {failure}
      {total > rows.length && (
        <Notice tone="warn" title={words.moreTitle(MAX_UNPAGED_ROWS.toLocaleString('en-IN'))}>
          {words.moreText(span, total.toLocaleString('en-IN'))}
        </Notice>
      )}
      <Grid>
        <GridItem span={9}>
          <Card aria-label={span === 'month' ? words.month : words.week}>{children}</Card>
        </GridItem>
        <GridItem span={3}>
          <DayList
            day={day}
            rows={ofDay.filter(({ taskId }) => !rounds.has(taskId))}
            rounds={ofDay.filter(({ taskId }) => rounds.has(taskId))}
            isLoading={dates.isLoading}
            hasFailed={hasFailed}
            context={context}
          />
        </GridItem>
      </Grid>
    </Stack>
  );
}
