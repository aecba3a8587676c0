import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  await addTask('=HYPERLINK("http://bad.example")', '2026-12-05');
  const daily = await addTask('Reads "the", meter of water', '2026-11-21');
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${daily}&pageSize=1`, {
    as: owner,
  });
  const [first] = (reply.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
  await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
    as: owner,
    data: { id: first?.id, status: 'completed', remark: 'जल मीटर: 4,82,500' },
  });
});
afterAll(() => api.close());

async function addTask(name: string, startDate: string): Promise<string> {
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name, schedule: { frequency: 'daily', startDate } },
  });
  return (added.body.data as AddedTasks).tasks[0]?.id ?? '';
}
const get = (query: string, as = owner) => api.call('GET', `/scheduled-tasks/export?${query}`, { as });

test('CSV holds every row of the filter, not only a page, and no formula', async () => {
  const reply = await get('format=csv&startDate=2026-11-21&endDate=2026-12-06&pageSize=2&pageNo=3');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="tasks-2026-11-21.csv"',
    'cache-control': 'no-store',
  });
  expect(reply.text.startsWith('\ufeffDue date,Task,Status,')).toBe(true);
  const rows = reply.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 16 + 2);
  expect(rows[1]).toBe(
    '2026-11-21,"Reads ""the"", meter of water",Completed,Daily,Received,,2026-11-21,Owner Rao,"जल मीटर: 4,82,500",',
  );
  expect(reply.text).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

test('more rows than are read at once come all, in order, once', async () => {
  const reply = await get('format=csv');
  const days = reply.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.slice(0, 10));
  const counted = await api.call('GET', '/generate-tasks/scheduled-tasks?pageSize=1', { as: owner });
  expect(days).toHaveLength((counted.body.data as { total: number }).total);
  expect(days.length).toBeGreaterThan(500);
  expect(days).toEqual(days.toSorted());
});

test('a workbook holds the same as texts', async () => {
  const reply = await get('format=xlsx&status=completed');
  expect(reply.headers['content-type']).toContain('spreadsheetml');
  const parts = unzipSync(reply.bytes);
  const texts = Object.entries(parts)
    .filter(([name]) => /sharedStrings|sheet1\.xml$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  expect(texts).toContain('जल मीटर: 4,82,500');
  expect(texts).toContain('Completed on');
  expect(texts).not.toContain('<f>');
});

test.each(['', 'format=pdf', 'format=csv&status=done', 'format=csv&startDate=2026-02-30'])(
  '%s is malformed',
  async (query) => {
    expect((await get(query)).status).toBe(400);
  },
);

test('another organisation exports its own', async () => {
  const other = await api.signIn('other@works.example');
  expect((await get('format=csv', other)).text.trimEnd().split('\r\n')).toHaveLength(1);
});

test('some rows are exported by their id, each once, and nobody else’s', async () => {
  const listed = await api.call('GET', '/generate-tasks/scheduled-tasks?pageSize=3', { as: owner });
  const ids = (listed.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks.map(({ id }) => id);
  const post = (data: object, as = owner) => api.call('POST', '/scheduled-tasks/export', { as, data });
  const reply = await post({ ids: [...ids, ...ids], format: 'csv' });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="tasks-2026-11-21.csv"');
  expect(reply.text.trimEnd().split('\r\n')).toHaveLength(1 + 3);
  const other = await api.signIn(api.users.other.email);
  expect((await post({ ids, format: 'csv' }, other)).status).toBe(404);
  expect((await post({ ids: [], format: 'csv' })).status).toBe(422);
  expect((await post({ ids, format: 'pdf' })).status).toBe(400);
  expect((await post({ ids })).status).toBe(422);
});
