import type { ScheduledTaskQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { type Filters, toBaseQuery } from './filters.ts';

/** What the list shows: due dates of one status, or all of a task or of a day that a link leads to. */
export type ListView = TaskStatus | 'all';

/** The view of an address: what is overdue, unless it names a status, a task or a day. */
export function toView({
  status,
  taskId,
  dueDate,
}: Pick<Filters, 'status' | 'taskId' | 'dueDate'>): ListView {
  if (status !== undefined) return status;
  return taskId === undefined && dueDate === undefined ? 'overdue' : 'all';
}

/**
 * The call of a page. Each round is one row, unless all dates of one task are asked for; the latest completed come first
 * unless the address sorts otherwise.
 */
export function toListQuery(filters: Filters, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const view = toView(filters);
  const { dueDate, startDate, endDate } = filters;
  return {
    ...(view === 'completed' ? ({ sortBy: 'dueDate', sortOrder: 'desc' } as const) : {}),
    ...toBaseQuery(filters),
    ...(dueDate === undefined ? { startDate, endDate } : { dueDate }),
    status: view === 'all' ? undefined : view,
    ...(filters.taskId === undefined ? ({ rounds: 'folded' } as const) : {}),
    pageNo,
    pageSize,
  } satisfies ScheduledTaskQuery;
}

/** Dates of a round that are shown under its row; a link leads to the others. */
export const FOLDED_SHOWN = 50;

/** The call of the dates of a round, in the order of the list. */
export function toFoldedQuery(filters: Filters, taskId: string): ScheduledTaskQuery {
  const view = toView(filters);
  const sort = filters.sort?.id === 'name' ? null : filters.sort;
  const ofTask = { ...filters, taskId, sort, status: view === 'all' ? undefined : view };
  return toListQuery(ofTask, { pageNo: 1, pageSize: FOLDED_SHOWN });
}
