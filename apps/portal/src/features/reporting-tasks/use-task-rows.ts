import { useListTasksQuery } from '@anupalan/api-client/endpoints/tasks';
import { useState } from 'react';
import { type TaskFilters, toTaskQuery } from './filters.ts';

/** The rows of the page, which of them are selected, and how the call is doing. */
export function useTaskRows(filters: TaskFilters, pageNo: number) {
  const answer = useListTasksQuery(toTaskQuery(filters, pageNo), { refetchOnMountOrArgChange: true });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { data, currentData, isError, isFetching, refetch } = answer;
  const hasFailed = isError && currentData === undefined;
  const tasks = hasFailed ? [] : (data?.rows ?? []);
  const selected = tasks.filter(({ id }) => ids.has(id));
  return {
    tasks,
    total: data?.total ?? 0,
    isLoading: data === undefined && !isError,
    hasFailed,
    isFetching,
    refetch,
    selected,
    selectedIds: ids,
    onSelect: setIds,
    onClear: () => setIds(new Set()),
  };
}
