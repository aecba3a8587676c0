import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { type Harness, type Reply, startHarness } from './harness.ts';

/** Today of the tests of tasks. */
export const NOW = '2026-11-21T06:00:00Z';

/** A company whose owner makes tasks by hand. */
export type TaskBench = {
  api: Harness;
  /** The session in effect. */
  owner(): Session;
  /** Goes to another day. A session lasts hours, these tests months: the owner signs in again. */
  signInAt(now: string): Promise<void>;
  add(body: object): Promise<Reply>;
  /** Adds one task. @throws Error when it was refused */
  make(schedule: object, more?: object): Promise<Task>;
  /** Its dates, the earliest first. */
  datesOf(taskId: string): Promise<string[]>;
};

/** Starts an API of its own for a test file. Close it by `api.close()`. */
export async function startTasks(): Promise<TaskBench> {
  const api = await startHarness({ now: NOW });
  let owner = await api.signIn('owner@works.example');
  const add = (body: object) => api.call('POST', '/generate-tasks/add', { as: owner, body });
  return {
    api,
    owner: () => owner,
    signInAt: async (now) => {
      api.setNow(now);
      owner = await api.signIn('owner@works.example');
    },
    add,
    make: async (schedule, more = {}) => {
      const reply = await add({ name: 'Sample the stack', schedule, ...more });
      const task = reply.status === 201 ? (reply.body.data as AddedTasks).tasks[0] : undefined;
      if (!task) throw new Error(`No task was made: ${reply.status}`);
      return task;
    },
    datesOf: async (taskId) => {
      const { rows } = await api.services.db.pool.query<{ due_date: string }>(
        'SELECT due_date FROM scheduled_tasks WHERE task_id = $1 ORDER BY due_date',
        [taskId],
      );
      return rows.map((row) => row.due_date);
    },
  };
}
