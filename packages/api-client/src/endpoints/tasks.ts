import type { Frequency } from '@anupalan/enums/frequencies';
import type { TaskOrigin } from '@anupalan/enums/task-origin';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { AddedTasks, Envelope, ListQuery, Page, Schedule, Task, TaskDetail } from '../types.ts';

/** Filters of the task list. */
export type TaskQuery = ListQuery & {
  origin?: TaskOrigin;
  frequency?: Frequency;
  consentDocumentId?: string;
  assigneeId?: string;
};

/** A task by hand. */
export type NewTask = {
  name: string;
  description?: string;
  schedule: Schedule;
  alertDays?: number[];
  assigneeId?: string | null;
};

/** What tasks are made of: by hand, from accepted obligations, or from the catalogue. */
export type AddTasks =
  | NewTask
  | { obligationIds: string[]; assigneeId?: string }
  | { statutoryIds: string[]; firstDates?: { id: string; date: string }[]; assigneeId?: string };

/** A new schedule and whatever else of the task changes with it. */
export type TaskChanges = {
  id: string;
  schedule: Schedule;
  alertDays?: number[];
  assigneeId?: string | null;
  name?: string;
  description?: string;
};

/** Everything that follows from the tasks. */
const FOLLOWERS = [
  { type: 'Task', id: 'LIST' },
  'ScheduledTask',
  'Dashboard',
  'UnreadCount',
  'Statutory',
] as const;

/** Tasks: obligations that a person keeps. */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /generate-tasks. */
    listTasks: build.query<Page<Task>, TaskQuery>({
      query: (params) => ({ path: '/generate-tasks', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Task>(answer, 'tasks'),
      providesTags: (result) => toListTags('Task', result),
    }),
    /** GET /tasks/{id}, with the last 12 and the next 12 occurrences. */
    getTask: build.query<TaskDetail, string>({
      query: (id) => ({ path: `/tasks/${id}` }),
      transformResponse: toData<TaskDetail>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'Task', id }, 'ScheduledTask'],
    }),
    /** POST /generate-tasks/add, a bare body. Idempotent: an obligation that is a task already answers it. */
    addTasks: build.mutation<Envelope<AddedTasks>, { tasks: AddTasks; idempotencyKey?: string }>({
      query: ({ tasks, idempotencyKey }) => ({
        path: '/generate-tasks/add',
        method: 'POST',
        bare: tasks,
        idempotencyKey,
      }),
      transformResponse: toEnvelope<AddedTasks>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) =>
        onSuccess([...FOLLOWERS, 'Obligation', 'ConsentDocument'] as const, error),
    }),
    /** PUT /generate-tasks/frequency. */
    updateTask: build.mutation<Envelope<Task>, TaskChanges>({
      query: (data) => ({ path: '/generate-tasks/frequency', method: 'PUT', data }),
      transformResponse: toEnvelope<Task>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([...FOLLOWERS, { type: 'Task', id }] as const, error),
    }),
    /** PATCH /generate-tasks/assignee, all or nothing; null: nobody in particular. */
    assignTasks: build.mutation<Envelope<{ tasks: Task[] }>, { ids: string[]; assigneeId: string | null }>({
      query: (data) => ({ path: '/generate-tasks/assignee', method: 'PATCH', data }),
      transformResponse: toEnvelope<{ tasks: Task[] }>,
      invalidatesTags: (_result, error) => onSuccess(['Task', 'ScheduledTask', 'Dashboard'] as const, error),
    }),
    /** POST /generate-tasks/delete, all or nothing. */
    deleteTasks: build.mutation<Envelope<{ deleted: number }>, string[]>({
      query: (ids) => ({ path: '/generate-tasks/delete', method: 'POST', data: { ids } }),
      transformResponse: toEnvelope<{ deleted: number }>,
      invalidatesTags: (_result, error) =>
        onSuccess([...FOLLOWERS, 'Obligation', 'ConsentDocument'] as const, error),
    }),
  }),
});

export const {
  useListTasksQuery,
  useGetTaskQuery,
  useAddTasksMutation,
  useUpdateTaskMutation,
  useAssignTasksMutation,
  useDeleteTasksMutation,
} = tasksApi;
