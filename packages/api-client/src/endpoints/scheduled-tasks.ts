import type { TaskOrigin } from '@anupalan/enums/task-origin';
import type { SettableTaskStatus, TaskStatus } from '@anupalan/enums/task-status';
import { api, onSuccess, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, ListQuery, Page, ScheduledTask } from '../types.ts';

/** Filters of the list of due dates. Dates are `YYYY-MM-DD`; status `all` means no filter and is not sent. */
export type ScheduledTaskQuery = ListQuery & {
  dueDate?: string;
  startDate?: string;
  endDate?: string;
  status?: TaskStatus | 'all';
  taskId?: string;
  assigneeId?: string;
  origin?: TaskOrigin;
  consentDocumentId?: string;
};

/** A status for one or several due dates. */
export type StatusChange = { ids: string[]; status: SettableTaskStatus; remark?: string };

const toStatusData = ({ ids, status, remark }: StatusChange) => ({
  ...(ids.length === 1 ? { id: ids[0] } : { ids }),
  status,
  ...(remark === undefined || remark === '' ? {} : { remark }),
});

/** Due dates of tasks. */
export const scheduledTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /generate-tasks/scheduled-tasks, by due date. */
    listScheduledTasks: build.query<Page<ScheduledTask>, ScheduledTaskQuery>({
      query: ({ status, ...params }) => ({
        path: '/generate-tasks/scheduled-tasks',
        params: { ...params, status: status === 'all' ? undefined : status },
      }),
      transformResponse: (answer: Envelope<unknown>) => toPage<ScheduledTask>(answer, 'scheduledTasks'),
      providesTags: (result) => toListTags('ScheduledTask', result),
    }),
    /** PATCH /generate-tasks/scheduled-tasks/status, all or nothing. */
    updateScheduledTaskStatus: build.mutation<Envelope<{ scheduledTasks: ScheduledTask[] }>, StatusChange>({
      query: (change) => ({
        path: '/generate-tasks/scheduled-tasks/status',
        method: 'PATCH',
        data: toStatusData(change),
      }),
      transformResponse: toEnvelope<{ scheduledTasks: ScheduledTask[] }>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) =>
        onSuccess(['ScheduledTask', 'Task', 'Dashboard', 'UnreadCount'] as const, error),
    }),
  }),
});

export const { useListScheduledTasksQuery, useUpdateScheduledTaskStatusMutation } = scheduledTasksApi;
