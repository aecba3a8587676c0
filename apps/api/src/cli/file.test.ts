import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  ehs = createCli(api);
});
afterAll(() => api.close());

const ID = '01a2052e-a28b-73f1-8661-00000000000';
/** Puts a file of so many bytes into the store. */
function put(key: string, bytes: number, modifiedAt: string): void {
  const file = path.join(api.dataDir, 'files', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
  utimesSync(file, new Date(modifiedAt), new Date(modifiedAt));
}
const setAvatar = (key: string | null) =>
  api.services.db.pool.query('UPDATE users SET avatar_key = $1 WHERE id = $2', [key, api.users.owner.userId]);

test('check counts the files, those without a row by their age, and those that are lost', async () => {
  await setAvatar('a'.repeat(43));
  put(`0a/${ID}1`, 3_000_000, '2026-11-20T05:59:00Z');
  put(`0a/${ID}2`, 500_000, '2026-11-20T06:01:00Z');
  const lost = await ehs('file', 'check');
  expect(lost.out).toContain('Stored files:                        2 (3.5 MB)\n');
  expect(lost.out).toContain('Leftovers:                           1 (3.0 MB)\n');
  expect(lost.out).toContain('No database row, younger than a day: 1\n');
  expect(lost.out).toContain('Missing, but named in the database:  1\n');
  expect(lost.out).toContain('Last sweep:                          none yet');
  put(`avatars/${'a'.repeat(43)}`, 100, '2026-01-01T00:00:00Z');
  expect((await ehs('file', 'check', '--json')).data).toEqual({
    files: 3,
    bytes: 3_500_100,
    young: 1,
    leftovers: 1,
    leftoverBytes: 3_000_000,
    lost: 0,
    swept: null,
  });
  expect(await findLastLine(api)).toMatchObject({
    action: 'file check',
    summary: 'Counted the stored files',
  });
});

test('sweep deletes the leftovers, and check tells of it', async () => {
  expect((await ehs('file', 'sweep')).out).toBe('Deleted: 1');
  expect(await findLastLine(api)).toMatchObject({ action: 'file sweep', summary: 'Swept the stored files' });
  expect((await ehs('file', 'check')).out).toContain('2026-11-21 06:00 UTC, 1 deleted');
});

test('sweep refuses a store that is not that of the database, unless that is accepted', async () => {
  rmSync(path.join(api.dataDir, 'files/sweeps'), { recursive: true });
  put(`0a/${ID}3`, 10, '2026-01-01T00:00:00Z');
  expect(await ehs('file', 'sweep')).toMatchObject({
    code: 1,
    err: 'Nothing was deleted. The file store no longer has the mark of the last sweep. It may be another store. If files and database belong together, add --accept',
  });
  expect((await ehs('file', 'sweep', '--accept', '--json')).data).toEqual({
    outcome: 'done',
    deleted: 1,
    failed: 0,
  });
  await api.services.db.pool.query("UPDATE file_sweeps SET lease_until = '2026-11-21T07:00:00Z'");
  expect((await ehs('file', 'sweep')).err).toBe('Another sweep is running. Try again when it has ended.');
});
