import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@anupalan/enums/limits';
import { TASK_ORIGINS } from '@anupalan/enums/task-origin';
import { TASK_STATUSES } from '@anupalan/enums/task-status';
import { type CheckedQuery, defineList, queryChoice, queryDate, queryText } from './list-query.ts';

// Apart from the other requests of due dates, which the first view of the list would make and not use.

/**
 * GET /generate-tasks/scheduled-tasks. `rounds=folded`: a task that is due more often than weekly is one row, by due date or
 * name, and counts once (D46). `startDate` and `endDate` bound the due date, both included.
 */
export const scheduledTasksList = defineList({
  sorts: ['dueDate', 'name', 'status'],
  usualSort: { by: 'dueDate', order: 'asc' },
  filters: {
    dueDate: queryDate(),
    startDate: queryDate(),
    endDate: queryDate(),
    status: queryChoice(TASK_STATUSES, ['all']),
    taskId: queryText(),
    assigneeId: queryText(),
    origin: queryChoice(TASK_ORIGINS, ['all']),
    consentDocumentId: queryText(),
    rounds: queryChoice(['folded']),
  },
  pageSize: DEFAULT_PAGE_SIZE,
  pageSizes: PAGE_SIZES,
});

/** A checked query of scheduled tasks. */
export type ScheduledTasksQuery = CheckedQuery<typeof scheduledTasksList>;
