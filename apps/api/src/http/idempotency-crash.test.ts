import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, type Reply, startHarness, toMultipart } from '../../test/harness.ts';

/** After a kill there are the work of a call and its answer, or neither: both are written by one transaction. */
let api: Harness;
let owner: Session;
let roleId: string;
let taskId: string;
let dateId: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  const { rows } = await pool().query<{ role_id: string }>('SELECT role_id FROM users WHERE id = $1', [
    api.users.viewer.userId,
  ]);
  roleId = rows[0]?.role_id ?? '';
  const added = await add('Already there', 'before all');
  const [task] = (added.body.data as AddedTasks).tasks;
  taskId = task?.id ?? '';
  const dates = await pool().query<{ id: string }>('SELECT id FROM scheduled_tasks WHERE task_id = $1', [
    taskId,
  ]);
  dateId = dates.rows[0]?.id ?? '';
});
afterAll(() => api.close());

const pool = () => api.services.db.pool;
const post = (url: string, key: string, options: object) =>
  api.call('POST', url, { as: owner, ...options, headers: { 'idempotency-key': key } });
const upload = (url: string, key: string, fields: Record<string, string> = {}) => {
  const file = { bytes: Buffer.from(`%PDF-1.7\n${key}${' '.repeat(2000)}`), fileName: `${key}.pdf` };
  const { payload, headers } = toMultipart(file, fields);
  return api.call('POST', url, { as: owner, payload, headers: { ...headers, 'idempotency-key': key } });
};
const add = (name: string, key: string) =>
  post('/generate-tasks/add', key, {
    body: { name, schedule: { frequency: null, startDate: '2027-01-07' } },
  });

/** In which of these tables the transaction has written that kept the answer of a key. */
async function listWritten(key: string, tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await pool().query(
      `SELECT 1 FROM ${table} WHERE xmin = (SELECT xmin FROM idempotency_keys WHERE key = $1 AND status IS NOT NULL)`,
      [key],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

describe('the answer is written with the work of', () => {
  test.each<[what: string, tables: string[], call: (key: string) => Promise<Reply>]>([
    ['a new task', ['tasks', 'scheduled_tasks', 'audit_log'], (key) => add('With its answer', key)],
    ['an upload', ['consent_documents', 'audit_log', 'pgboss.job'], (key) => upload('/generate-tasks', key)],
    ['evidence', ['evidence', 'audit_log'], (key) => upload(`/scheduled-tasks/${dateId}/evidence`, key)],
    ['a technical document', ['technical_documents'], (key) => upload('/technical-documents', key)],
    [
      'a support request',
      ['support_requests'],
      (key) =>
        post('/contact-us/create', key, {
          data: { subject: 'Reading fails', message: 'The order cannot be read.', type: 'support' },
        }),
    ],
    [
      'an invitation',
      ['users', 'audit_log'],
      (key) =>
        post('/users/sub-user', key, {
          data: { name: 'Nina Bose', email: 'nina@works.example', roleId },
        }),
    ],
    [
      'a role',
      ['roles', 'role_permissions', 'audit_log'],
      (key) =>
        post('/roles', key, {
          data: {
            name: 'Sampler',
            rpaEntries: [{ permissionName: 'Reporting Task', accessLevel: 'view' }],
          },
        }),
    ],
    [
      'a folder',
      ['technical_folders'],
      (key) => post('/technical-folders', key, { data: { name: 'Drawings' } }),
    ],
  ])('%s', async (what, tables, call) => {
    const reply = await call(what);
    expect(reply.status, reply.text).toBeLessThan(300);
    expect(await listWritten(what, tables)).toEqual(tables);
    expect((await call(what)).body).toEqual(reply.body);
  });

  test('a deletion', async () => {
    const { tasks } = (await add('To be deleted', 'to be deleted')).body.data as AddedTasks;
    const reply = await post('/generate-tasks/delete', 'a deletion', { data: { ids: [tasks[0]?.id] } });
    expect(reply.status).toBe(200);
    expect(await listWritten('a deletion', ['tasks', 'audit_log'])).toEqual(['tasks', 'audit_log']);
  });
});

test('where the answer cannot be kept, nothing is done, and the call may be made again', async () => {
  await pool().query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No room' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION refuse();`);
  const before = await countTasks();
  expect((await add('Never there', 'refused')).status).toBe(503);
  expect(await countTasks()).toBe(before);
  await pool().query('DROP TRIGGER refuse ON idempotency_keys');
  expect((await add('There now', 'refused')).status).toBe(201);
  expect(await countTasks()).toBe(before + 1);
});

async function countTasks(): Promise<number> {
  const { rows } = await pool().query<{ n: number }>('SELECT count(*) AS n FROM tasks');
  return rows[0]?.n ?? -1;
}
