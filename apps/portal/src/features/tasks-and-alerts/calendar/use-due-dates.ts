import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { PAGINATION } from '@anupalan/enums/limits';
import { type Filters, toBaseQuery } from '../filters.ts';
import { type DayRange, narrowRange } from './calendar-address.ts';

/** The due dates of some days, as the filters leave them, all at once. */
export function useDueDates(days: DayRange, filters: Filters) {
  const range = narrowRange(days, filters);
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
  const hasFailed = answer.isError && page === undefined && range !== null;
  return {
    rows: page?.rows ?? [],
    total: page?.total ?? 0,
    hasFailed,
    isLoading: page === undefined && !hasFailed && range !== null,
    isFetching: answer.isFetching,
    onRetry: () => void answer.refetch(),
  };
}

/** The due dates of some days. */
export type DueDates = ReturnType<typeof useDueDates>;
