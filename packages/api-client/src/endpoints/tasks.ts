import type {
  AddTasksRequest,
  AssignTasksRequest,
  TasksQuery,
  UpdateTaskRequest,
} from '@anupalan/validators/requests/tasks';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { AddedTasks, Envelope, Page, Task, TaskDetail } from '../types.ts';

/** Cache tags of everything that depends on tasks. */
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
    listTasks: build.query<Page<Task>, Partial<TasksQuery>>({
      query: (params) => ({ path: '/generate-tasks', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Task>(answer, 'tasks'),
      providesTags: (result) => toListTags('Task', result),
    }),
    /** GET /tasks/{id}, with the last 12 and the next 12 due dates. */
    getTask: build.query<TaskDetail, string>({
      query: (id) => ({ path: `/tasks/${id}` }),
      transformResponse: toData<TaskDetail>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'Task', id }, 'ScheduledTask'],
    }),
    /**
     * POST /generate-tasks/add, a bare body. Idempotent: for an obligation that is already a task, it returns that
     * task.
     */
    addTasks: build.mutation<Envelope<AddedTasks>, { tasks: AddTasksRequest; idempotencyKey?: string }>({
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
    updateTask: build.mutation<Envelope<Task>, UpdateTaskRequest>({
      query: (data) => ({ path: '/generate-tasks/frequency', method: 'PUT', data }),
      transformResponse: toEnvelope<Task>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([...FOLLOWERS, { type: 'Task', id }] as const, error),
    }),
    /** PATCH /generate-tasks/assignee, all or nothing. Null removes the assignee. */
    assignTasks: build.mutation<Envelope<{ tasks: Task[] }>, AssignTasksRequest>({
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
