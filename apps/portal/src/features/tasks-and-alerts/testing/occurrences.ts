import type { ScheduledTask } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';
import type { RoundDay } from '@anupalan/validators/entities/scheduled-task';
import { screen } from '@testing-library/react';
import type { FakeCall, FakeRoutes } from '../../../app/testing/fake-api.ts';
import { toTestOccurrence, toTestTaskDetail } from '../../../shared/tasks/testing/test-data.ts';
import { AROUND_TASKS } from '../../../shared/tasks/testing/test-routes.ts';

/** Address of the screen. */
export const path = '/company/task-and-alerts';

const late = toTestOccurrence();
const soon = toTestOccurrence({
  id: 'due-2',
  taskId: 'task-2',
  name: 'Check the bund walls',
  dueDate: '2026-11-24',
  status: 'pending',
  origin: 'Received',
  frequency: null,
  consentDocumentId: null,
});
const done = toTestOccurrence({
  id: 'due-3',
  taskId: 'task-3',
  name: 'Send Form V',
  dueDate: '2026-09-30',
  status: 'completed',
  completedAt: '2026-09-28T05:00:00.000Z',
  completedOn: '2026-09-27',
  reference: 'ACK 7',
  completedBy: { id: 'user-2', name: 'Ravi Kelkar' },
  remark: 'By post',
});

const daily = Array.from({ length: 30 }, (_, index) =>
  toTestOccurrence({
    id: `daily-${index}`,
    taskId: 'task-4',
    name: 'Read the flow meter',
    frequency: 'daily',
    dueDate: addDays('2026-11-28', index),
    status: 'pending',
  }),
);

/** Every daily task as one row. */
function fold(rows: readonly ScheduledTask[]): ScheduledTask[] {
  const groups = Map.groupBy(rows, (row) => (row.frequency === 'daily' ? row.taskId : row.id));
  return [...groups.values()].flatMap((dates) => {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined || first.frequency !== 'daily') return first ?? [];
    const days = Array.from({ length: 14 }, (_, index) => (index === 13 ? 'open' : 'missed') as RoundDay);
    const folded = { count: dates.length, first: first.dueDate, last: last.dueDate, days };
    return { ...(first.status === 'pending' ? first : last), folded };
  });
}

/** An API that filters like the real one, and keeps the changes of status. */
export function toRoutes(rows: readonly ScheduledTask[] = [late, soon, done, ...daily]): FakeRoutes {
  let stored = rows;
  return {
    ...AROUND_TASKS,
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /generate-tasks': { data: { tasks: [{ id: 'task-4', name: 'Read the flow meter' }], total: 1 } },
    'GET /scheduled-tasks/days': { data: { days: [], total: 0 } },
    'GET /saved-views': { data: { savedViews: [], total: 0 } },
    'GET /tasks/:id': ({ path: called }) => ({
      data: toTestTaskDetail({ id: called.slice('/tasks/'.length), scheduledTasks: [late] }),
    }),
    'GET /generate-tasks/scheduled-tasks': ({ query }) => {
      const has = (name: string, matches: (value: string) => boolean) => {
        const value = query.get(name);
        return value === null || matches(value);
      };
      const found = stored.filter(
        (row) =>
          has('status', (value) => row.status === value) &&
          has('startDate', (value) => row.dueDate >= value) &&
          has('endDate', (value) => row.dueDate <= value) &&
          has('dueDate', (value) => row.dueDate === value) &&
          has('taskId', (value) => row.taskId === value) &&
          has('keyword', (value) => row.name.toLowerCase().includes(value.toLowerCase())),
      );
      const rows = query.get('rounds') === 'folded' ? fold(found) : found;
      return { data: { scheduledTasks: rows, total: rows.length } };
    },
    'PATCH /generate-tasks/scheduled-tasks/status': ({ body }) => {
      const change = body as {
        id?: string;
        ids?: string[];
        status: 'pending' | 'completed';
        completedOn?: string;
        reference?: string;
        remark?: string;
      };
      const ids = change.ids ?? [change.id];
      stored = stored.map((row) =>
        ids.includes(row.id)
          ? {
              ...row,
              status: change.status,
              completedOn: change.completedOn ?? null,
              reference: change.reference || null,
              remark: change.remark || null,
            }
          : row,
      );
      return { data: { scheduledTasks: stored.filter(({ id }) => ids.includes(id)) } };
    },
  };
}

/** What was sent to change a status. */
export const toChanges = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

/** The list, once it is there. */
export const findTable = () => screen.findByRole('table', { name: 'Due dates' });
