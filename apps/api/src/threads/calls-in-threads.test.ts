import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import type { Session } from '@anupalan/validators/entities/session';
import { TASK_COLUMNS } from '@anupalan/validators/requests/task-import';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type CallOptions, type Harness, startHarness, toMultipart } from '../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** Names of the threads that are started: Node tells of each on this channel. */
let started: (string | null)[] = [];
const note = (message: unknown) => void started.push((message as { worker: Worker }).worker.threadName);
beforeEach(() => {
  started = [];
  subscribe('worker_threads', note);
});
afterEach(() => void unsubscribe('worker_threads', note));

const file = (bytes: Buffer, fileName: string): CallOptions => toMultipart({ bytes, fileName });
const LIST = 'Task name,Repeats,Due or start date\nRead the meter,Daily,01-01-2027\n';
const toWorkbook = async () =>
  Buffer.from(
    await writeExcelFile(
      [TASK_COLUMNS.map(({ heading }) => heading), TASK_COLUMNS.map(({ example }) => example)].map((row) =>
        row.map((value) => ({ value, type: String })),
      ),
    ).toBuffer(),
  );

test.each<[string, string, 'GET' | 'POST', string, () => Promise<CallOptions>]>([
  [
    'reads a workbook of tasks',
    'read-list.thread.ts',
    'POST',
    '/generate-tasks/import',
    async () => file(await toWorkbook(), 'tasks.xlsx'),
  ],
  [
    'reads a CSV file of tasks',
    'read-list.thread.ts',
    'POST',
    '/generate-tasks/import',
    async () => file(Buffer.from(LIST), 'tasks.csv'),
  ],
  [
    'reads a list of users',
    'read-list.thread.ts',
    'POST',
    '/users/sub-user/import',
    async () => file(Buffer.from('Name,E-mail,Role\nAsha Rao,asha@works.example,Viewer\n'), 'people.csv'),
  ],
  [
    'writes the template',
    'write-workbook.thread.ts',
    'GET',
    '/generate-tasks/import/template',
    async () => ({}),
  ],
  [
    'writes an export',
    'write-workbook.thread.ts',
    'GET',
    '/scheduled-tasks/export?format=xlsx',
    async () => ({}),
  ],
])('a thread %s', async (_name, thread, method, url, options) => {
  const reply = await api.call(method, url, { as: owner, ...(await options()) });
  expect(reply.status).toBe(200);
  expect(started).toEqual([thread]);
});
