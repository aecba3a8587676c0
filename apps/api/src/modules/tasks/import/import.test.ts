import type { Session } from '@anupalan/validators/entities/session';
import type { Task } from '@anupalan/validators/entities/task';
import type { ImportedTasks } from '@anupalan/validators/requests/task-import';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const send = (csv: string | Buffer | null, fields: Record<string, string> = {}, as = owner) =>
  api.call('POST', '/generate-tasks/import', {
    as,
    ...toMultipart(csv === null ? null : { bytes: Buffer.from(csv), fileName: 'tasks.csv' }, fields),
  });
const read = (reply: Awaited<ReturnType<typeof send>>) => reply.body.data as ImportedTasks;
const listTasks = async (as = owner) =>
  (await api.call('GET', '/generate-tasks?isPagination=0&sortBy=name', { as })).body.data as {
    tasks: Task[];
    total: number;
  };

const LIST = `Task name,Repeats,Due or start date,Alerts,Assignee
Read the meter,Monthly,10-01-2027,"7, 0",viewer@works.example
=1+1,Once,05-12-2026,,
`;

describe('a right list', () => {
  test('is only told of in a dry run', async () => {
    const reply = await send(LIST, { dryRun: '1' });
    expect([reply.status, reply.body.message]).toEqual([200, 'The list has been checked.']);
    expect(read(reply)).toEqual({
      dryRun: true,
      created: 0,
      rows: [
        {
          row: 2,
          name: 'Read the meter',
          repeats: 'Every month on the 10th',
          dueDate: '2027-01-10',
          assignee: expect.any(String),
          errors: [],
          taskId: null,
        },
        {
          row: 3,
          name: '=1+1',
          repeats: 'Once on 5 Dec 2026',
          dueDate: '2026-12-05',
          assignee: null,
          errors: [],
          taskId: null,
        },
      ],
    });
    expect((await listTasks()).total).toBe(0);
  });

  test('makes tasks, once, and a formula stays a text and is none in an export', async () => {
    const reply = await send(LIST);
    expect([reply.status, reply.body.message, read(reply).created]).toEqual([
      200,
      '2 tasks have been added.',
      2,
    ]);
    const { tasks } = await listTasks();
    expect(tasks.map(({ name, origin, alertDays }) => [name, origin, alertDays])).toEqual([
      ['=1+1', 'Received', [30, 7, 1, 0]],
      ['Read the meter', 'Received', [7, 0]],
    ]);
    expect(tasks[1]?.assignee?.id).toBe(api.users.viewer.userId);
    expect(
      read(reply)
        .rows.map(({ taskId }) => taskId)
        .sort(),
    ).toEqual(tasks.map(({ id }) => id).sort());
    const file = await api.call('GET', '/scheduled-tasks/export?format=csv', { as: owner });
    expect(file.text).toContain(`'=1+1`);

    const again = read(await send(LIST));
    expect(again.created).toBe(0);
    expect(again.rows.flatMap(({ errors }) => errors)).toEqual([
      { column: 'Task name', message: 'A task with this name and these dates already exists' },
      { column: 'Task name', message: 'A task with this name and these dates already exists' },
    ]);
    const { rows } = await api.services.db.pool.query(
      "SELECT count(*) AS n FROM audit_log WHERE entity = 'task' AND action = 'create'",
    );
    expect(Number(rows[0].n)).toBe(2);
  });

  test('sent twice at once it is made once', async () => {
    const list = 'Task name,Repeats,Due or start date\nTwin,Once,05-12-2026\n';
    const replies = await Promise.all([send(list), send(list)]);
    expect(replies.map((reply) => read(reply).created).sort()).toEqual([0, 1]);
  });
});

describe('a wrong list', () => {
  test('makes nothing, and says for each row what is wrong where', async () => {
    const before = (await listTasks()).total;
    const reply = await send(`Task name,Repeats,Due or start date,Assignee
Right,Daily,10-01-2027,
,Monthly,31-02-2027,
Right,Daily,10/01/2027,
Right,Weekly,10-01-2027,lab@works.example
`);
    expect([reply.status, reply.body.message, read(reply).created]).toEqual([
      200,
      'The list has been checked.',
      0,
    ]);
    expect(read(reply).rows.map(({ row, errors }) => [row, errors])).toEqual([
      [2, []],
      [
        3,
        [
          { column: 'Task name', message: 'Task name is required' },
          { column: 'Due or start date', message: 'Write the date as dd-mm-yyyy' },
        ],
      ],
      [4, [{ column: 'Task name', message: 'The same task is in row 2' }]],
      // Of another organisation, so as unknown as one that is not there.
      [5, [{ column: 'Assignee', message: 'Nobody in your organisation is called lab@works.example' }]],
    ]);
    expect((await listTasks()).total).toBe(before);
  });

  test.each<[string, string | Buffer | null, Record<string, string>, number]>([
    ['no file', null, {}, 422],
    ['an empty file', '', {}, 422],
    ['no list', 'hello', {}, 422],
    ['a PDF', '%PDF-1.7 .', {}, 415],
    ['too large', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), {}, 413],
    ['an unknown dryRun', LIST, { dryRun: 'maybe' }, 400],
  ])('%s', async (_name, file, fields, status) => {
    expect((await send(file, fields)).status).toBe(status);
  });

  test('who may only look may not import, nor take the template', async () => {
    const viewer = await api.signIn('viewer@works.example');
    expect((await send(LIST, {}, viewer)).status).toBe(403);
    expect((await api.call('GET', '/generate-tasks/import/template', { as: viewer })).status).toBe(403);
  });

  test('what one organisation imports the other does not see', async () => {
    const other = await api.signIn('other@works.example');
    expect((await listTasks(other)).total).toBe(0);
    // Neither does its list of names stop the other's.
    const own = read(await send('Task name,Repeats,Due or start date\nTwin,Once,05-12-2026\n', {}, other));
    expect(own.created).toBe(1);
  });
});

test.each([
  ['csv', 'text/csv; charset=utf-8', 'tasks-template.csv'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'tasks-template.xlsx'],
])('the template as %s', async (format, mimeType, fileName) => {
  const reply = await api.call('GET', `/generate-tasks/import/template?format=${format}`, { as: owner });
  expect([reply.status, reply.headers['content-type']]).toEqual([200, mimeType]);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
  expect(reply.bytes.length).toBeGreaterThan(500);
  expect((await api.call('GET', '/generate-tasks/import/template?format=pdf', { as: owner })).status).toBe(
    400,
  );
});
