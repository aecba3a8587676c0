import type { Task } from '@anupalan/api-client/types';
import { screen } from '@testing-library/react';
import type { FakeCall, FakeRoutes } from '../../../app/testing/fake-api.ts';
import type { renderApp } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { toTestOccurrence, toTestTask, toTestTaskDetail } from '../../../shared/tasks/testing/test-data.ts';
import { AROUND_TASKS } from '../../../shared/tasks/testing/test-routes.ts';

/** Where the screen is. */
export const path = '/company/reporting-tasks';

/** A task that was found in an order, and late. */
export const generated = toTestTask();
/** A task by hand, of nobody. */
export const received = toTestTask({
  id: 'task-2',
  name: 'Check the bund walls',
  origin: 'Received',
  schedule: {
    frequency: null,
    interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] },
    startDate: '2026-01-05',
  },
  frequency: null,
  dueDate: '2026-11-23',
  assignee: null,
  consentDocumentId: null,
  obligationId: null,
  citation: null,
});

/** An API with a few tasks; deleted ones are gone. */
export function toRoutes(tasks: readonly Task[] = [generated, received]): FakeRoutes {
  let stored = tasks;
  return {
    ...AROUND_TASKS,
    'GET /users/assignable': {
      data: {
        users: [
          { id: 'user-1', name: 'Meera Joglekar' },
          { id: 'user-2', name: 'Ravi Kelkar' },
        ],
        total: 2,
      },
    },
    'GET /generate-tasks': ({ query }) => {
      const origin = query.get('origin');
      const found = stored.filter((task) => origin === null || task.origin === origin);
      return { data: { tasks: found, total: found.length } };
    },
    'GET /tasks/:id': ({ path: called }) => {
      const task = stored.find(({ id }) => called.endsWith(id));
      if (task === undefined) return { status: 404, message: 'Not found' };
      const dates = [toTestOccurrence({ taskId: task.id, name: task.name })];
      return { data: toTestTaskDetail({ ...task, scheduledTasks: dates }) };
    },
    'POST /generate-tasks/add': { status: 201, message: 'Task added', data: { tasks: [], skipped: [] } },
    'PUT /generate-tasks/frequency': { message: 'Task changed', data: generated },
    'PATCH /generate-tasks/assignee': ({ body }) => {
      const { ids, assigneeId } = body as { ids: string[]; assigneeId: string | null };
      const assignee = assigneeId === null ? null : { id: assigneeId, name: 'Meera Joglekar' };
      stored = stored.map((task) => (ids.includes(task.id) ? { ...task, assignee } : task));
      return { message: `${ids.length} tasks have been assigned.`, data: { tasks: [] } };
    },
    'POST /generate-tasks/delete': ({ body }) => {
      const { ids } = body as { ids: string[] };
      stored = stored.filter(({ id }) => !ids.includes(id));
      return { message: 'Tasks deleted', data: { deleted: ids.length } };
    },
    'PATCH /generate-tasks/scheduled-tasks/status': { data: { scheduledTasks: [] } },
  };
}

/** The body of a call. */
export const toBody = (calls: readonly FakeCall[], called: string) =>
  calls.find((call) => call.path === called)?.body;

/** The table of tasks, once it is there. */
export const findTable = () => screen.findByRole('table', { name: 'Tasks' });

/** Types a date into the field of that label and leaves it. */
export async function typeDate(user: ReturnType<typeof renderApp>['user'], label: string, digits: string) {
  await user.click(screen.getByRole('textbox', { name: label }));
  await user.keyboard(digits);
  await user.tab();
}

/** Before each test: the day. */
export function setUpTasks(): void {
  setUpTaskDay();
}
