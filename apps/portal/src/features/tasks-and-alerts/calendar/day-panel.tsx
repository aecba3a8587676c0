import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { MAX_PAGE_SIZE } from '@anupalan/enums/limits';
import { type Filters, toBaseQuery } from '../filters.ts';
import type { OccurrenceCalendarProps } from './calendar-props.ts';
import { DayList } from './day-list.tsx';

/** Props of {@link DayPanel}. Null: no day is chosen. */
export type DayPanelProps = {
  day: string | null;
  filters: Filters;
  context: OccurrenceCalendarProps['context'];
};

/** What is due on a day of the year; its count is that of its cell, rounds apart (D46). */
export function DayPanel({ day, filters, context }: DayPanelProps) {
  const answer = useListScheduledTasksQuery(
    {
      ...toBaseQuery({ ...filters, sort: null }),
      status: filters.status,
      dueDate: day ?? '',
      rounds: 'folded',
      pageNo: 1,
      pageSize: MAX_PAGE_SIZE,
    },
    { skip: day === null, refetchOnMountOrArgChange: true },
  );
  const page = day === null ? undefined : answer.currentData;
  const rows = page?.rows ?? [];
  return (
    <DayList
      day={day}
      rows={rows.filter(({ folded }) => folded === undefined)}
      rounds={rows.filter(({ folded }) => folded !== undefined)}
      isLoading={page === undefined && !answer.isError}
      hasFailed={answer.isError && page === undefined}
      context={context}
    />
  );
}
