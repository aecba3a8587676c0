import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { useAccess } from '../../../../shared/session/use-session.ts';

/** Whether the session may see tasks and their due dates (contract, GET /generate-tasks/scheduled-tasks). */
export function useCanSeeTasks(): boolean {
  const canSeeAlerts = useAccess('Tasks & Alerts');
  const canSeeReporting = useAccess('Reporting Task');
  return canSeeAlerts || canSeeReporting;
}

/** Rows that are asked for: the next one, and names of a few. */
const ROWS = 5;

/** The first due dates of an order by status, a round once (D46). Nothing is asked for people who may not see them. */
export function useDueDates(consentDocumentId: string, status: TaskStatus, isWanted = true) {
  const canSee = useCanSeeTasks();
  return useListScheduledTasksQuery(
    { consentDocumentId, status, rounds: 'folded', pageNo: 1, pageSize: ROWS },
    { skip: !canSee || !isWanted, refetchOnMountOrArgChange: true },
  );
}
