import { useGetTaskQuery, useListTasksQuery } from '@anupalan/api-client/endpoints/tasks';
import { PAGINATION } from '@anupalan/enums/limits';
import { useAccess } from '../session/use-session.ts';

/** Every task, as choices; empty for people who may not read tasks (contract, GET /generate-tasks). */
export function useTaskOptions(): readonly { value: string; label: string }[] {
  const canRead = useAccess('Reporting Task');
  const { data } = useListTasksQuery({ isPagination: PAGINATION.off, sortBy: 'name' }, { skip: !canRead });
  return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** What a task is called, or null while that is not known; for no id nothing is asked. */
export function useTaskName(taskId: string): string | null {
  const { currentData } = useGetTaskQuery(taskId, { skip: taskId === '' });
  return currentData?.name ?? null;
}
