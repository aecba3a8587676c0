import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { useMemo } from 'react';
import { toListRows } from '../../shared/lists/list-rows.ts';
import type { ListState } from '../../shared/lists/use-list.ts';
import type { Filters } from './filters.ts';
import { toFoldedQuery, toListQuery } from './list-query.ts';
import { type OpenRound, toRows } from './rows.ts';

/** A page of the list, and how its call is doing. @param openId the task of the round whose dates are shown, or null */
export function usePage(
  filters: Filters,
  { pageNo, pageSize }: Pick<ListState, 'pageNo' | 'pageSize'>,
  openId: string | null,
) {
  const query = useMemo(() => toListQuery(filters, { pageNo, pageSize }), [filters, pageNo, pageSize]);
  const answer = useListScheduledTasksQuery(query, { refetchOnMountOrArgChange: true });
  const folded = useListScheduledTasksQuery(toFoldedQuery(filters, openId ?? ''), {
    skip: openId === null,
    refetchOnMountOrArgChange: true,
  });
  const { rows: page, total, status, isRefetching, onRetry } = toListRows(answer);
  const dates = openId === null ? undefined : folded.currentData;
  const rows = useMemo(() => {
    const open: OpenRound | null = openId === null ? null : { taskId: openId, dates: dates ?? null };
    return toRows(page, open);
  }, [page, openId, dates]);
  // The date that stands for a round is among its dates as well.
  const occurrences = useMemo(() => [...new Map(rows.map(({ row }) => [row.id, row])).values()], [rows]);
  return {
    rows,
    /** The due dates of the rows: what can be selected. */
    occurrences,
    total,
    isMinimum: answer.data?.totalIsMinimum ?? false,
    status,
    isRefetching,
    onRetry,
    hasRoundFailed: openId !== null && folded.isError && dates === undefined,
    onRetryRound: () => void folded.refetch(),
  };
}
