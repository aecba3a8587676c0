import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBelongings } from '../../test/belongings.ts';
import { type FakeS3, startFakeS3 } from '../../test/fake-s3.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createFileStore, readAll } from '../files/file-store.ts';
import { listFileColumns } from '../files/named-files.ts';
import { createS3Store } from '../files/s3-store.ts';
import type { Services } from '../http/services.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepLeftovers, sweepUnfinished } from './sweep-leftovers.ts';
import { sweepRows } from './sweep-rows.ts';

const NOW = '2026-11-21T06:00:00Z';
const HOUR = 3_600_000;
let api: Harness;
let s3: FakeS3;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  s3 = await startFakeS3();
  api = await startHarness({ now: NOW });
  await createBelongings(api, 'owner');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.close();
  await s3.close();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.services.db.pool.query<Row>(text, values)).rows;
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR);
const uuid = (n: number) => `01a2052e-a28b-73f1-8661-${String(n).padStart(12, '0')}`;

describe('rows', () => {
  const HASH = 'sha256(gen_random_uuid()::text::bytea)';
  test.each<[string, string, (id: string) => Promise<unknown>, boolean]>([
    ['a session that ended 25 hours ago', 'sessions', (id) => addSession(id, 30, 26, 25), true],
    ['a session that ended 23 hours ago', 'sessions', (id) => addSession(id, 30, 24, 23), false],
    ['a session that was not used for 37 hours', 'sessions', (id) => addSession(id, 48, 37), true],
    ['a session that was not used for 35 hours', 'sessions', (id) => addSession(id, 48, 35), false],
    ['a session of 32 days', 'sessions', (id) => addSession(id, 32 * 24, 1), true],
    ['a session of 30 days', 'sessions', (id) => addSession(id, 30 * 24, 1), false],
    ['a link that expired 25 hours ago', 'password_tokens', (id) => addToken(id, 'reset', 25), true],
    ['a link that expired 23 hours ago', 'password_tokens', (id) => addToken(id, 'reset', 23), false],
    ['an invitation that expired', 'password_tokens', (id) => addToken(id, 'invitation', 25), true],
    ['an invitation that is good', 'password_tokens', (id) => addToken(id, 'invitation', -24), false],
    ['a sign-up that may be extended', 'password_tokens', (id) => addToken(id, 'sign_up', 89 * 24), false],
    ['a sign-up of 91 days ago', 'password_tokens', (id) => addToken(id, 'sign_up', 91 * 24), true],
    ['a link that was used 25 hours ago', 'password_tokens', (id) => addToken(id, 'sign_up', -24, 25), true],
    ['a link that was used 23 hours ago', 'password_tokens', (id) => addToken(id, 'sign_up', -24, 23), false],
    ['a counter of the day before', 'rate_limits', (id) => addCounter(id, 25), true],
    ['a counter that counts', 'rate_limits', (id) => addCounter(id, -1), false],
    ['an answer of 25 hours ago', 'idempotency_keys', (id) => addAnswer(id, 25), true],
    ['an answer of 23 hours ago', 'idempotency_keys', (id) => addAnswer(id, 23), false],
    ['pages of a day of 8 days ago', 'pages_read', () => addPages('2026-11-13'), true],
    ['pages of a day of 7 days ago', 'pages_read', () => addPages('2026-11-14'), false],
    ['a pack whose days are over', 'order_packs', (id) => addPack(id, 1), true],
    ['a pack that can be downloaded', 'order_packs', (id) => addPack(id, -1), false],
  ])('%s (of %s) goes: $3', async (_, table, add, isSwept) => {
    const id = uuid(1);
    await add(id);
    await sweepRows(api.services);
    const column =
      { rate_limits: 'key', idempotency_keys: 'key', pages_read: 'organisation_id' }[table] ?? 'id';
    const key = table === 'pages_read' ? api.users.owner.organisationId : id;
    expect(await query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [key])).toHaveLength(isSwept ? 0 : 1);
    await query(`DELETE FROM ${table} WHERE ${column} = $1`, [key]);
  });

  const addSession = (id: string, created: number, used: number, ended?: number) =>
    query(
      `INSERT INTO sessions (id, token_hash, user_id, created_at, last_used_at, ended_at) VALUES ($1, ${HASH}, $2, $3, $4, $5)`,
      [
        id,
        api.users.owner.userId,
        hoursAgo(created),
        hoursAgo(used),
        ended === undefined ? null : hoursAgo(ended),
      ],
    );
  const addToken = (id: string, purpose: string, expired: number, used?: number) =>
    query(
      `INSERT INTO password_tokens (id, token_hash, user_id, purpose, expires_at, used_at) VALUES ($1, ${HASH}, $2, $3, $4, $5)`,
      [id, api.users.owner.userId, purpose, hoursAgo(expired), used === undefined ? null : hoursAgo(used)],
    );
  const addCounter = (key: string, ended: number) =>
    query('INSERT INTO rate_limits (key, window_ends_at, hits) VALUES ($1, $2, 1)', [key, hoursAgo(ended)]);
  const addPages = (day: string) =>
    query('INSERT INTO pages_read (organisation_id, day, pages) VALUES ($1, $2, 5)', [
      api.users.owner.organisationId,
      day,
    ]);
  const addPack = (id: string, expired: number) =>
    query(
      `INSERT INTO order_packs (id, organisation_id, consent_document_id, kind, start_date, end_date, requested_by, expires_at)
       SELECT $1, organisation_id, id, 'inspection_pack', '2026-04-01', '2026-09-30', uploaded_by, $2
       FROM consent_documents LIMIT 1`,
      [id, hoursAgo(expired)],
    );
  const addAnswer = (key: string, created: number) =>
    query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) VALUES ($1, $2, ${HASH}, $3)`,
      [api.users.owner.userId, key, hoursAgo(created)],
    );

  test('go in batches, and two servers share them', async () => {
    await query(
      `INSERT INTO rate_limits (key, window_ends_at, hits) SELECT 'old:' || n, $1, 1 FROM generate_series(1, 2500) AS n`,
      [hoursAgo(48)],
    );
    const swept = await Promise.all([1, 2].map(() => sweepRows(api.services)));
    expect(swept.reduce((sum, { rateLimits }) => sum + rateLimits, 0)).toBe(2500);
    expect(await query("SELECT 1 FROM rate_limits WHERE key LIKE 'old:%'")).toEqual([]);
  });
});

/** A store in the hands of a test. */
type Store = {
  services: () => Services;
  put: (key: string, hours: number) => void;
  list: () => string[];
  clear: () => void;
};

const folder: Store = {
  services: () => api.services,
  put: (key, hours) => {
    const file = path.join(api.dataDir, 'files', key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'sealed');
    utimesSync(file, hoursAgo(hours), hoursAgo(hours));
  },
  list: () =>
    readdirSync(path.join(api.dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(api.dataDir, 'files'), path.join(entry.parentPath, entry.name)))
      .sort(),
  clear: () => rmSync(path.join(api.dataDir, 'files'), { recursive: true, force: true }),
};
const bucket: Store = {
  services: () => ({
    ...api.services,
    files: createFileStore({
      blobs: createS3Store({ bucket: 'files', region: 'ap-south-1', endpoint: s3.endpoint }),
      key: Buffer.alloc(32, 7),
      spoolDir: path.join(api.dataDir, 'spool'),
    }),
  }),
  put: (key, hours) => s3.files.set(key, { bytes: Buffer.from('sealed'), modifiedAt: hoursAgo(hours) }),
  list: () => [...s3.files.keys()].sort(),
  clear: () => s3.files.clear(),
};

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('stored files in %s', (_, store) => {
  beforeEach(async () => {
    store.clear();
    await query('DELETE FROM file_sweeps');
  });
  const without = (mark: string[]) => mark.filter((key) => key !== 'sweeps/mark');

  test('that no row names go when they are older than a day', async () => {
    for (const [n, hours] of [25, 23, 1, 500, 25].entries()) store.put(`0${n}/${uuid(n)}`, hours);
    store.put(`avatars/${'x'.repeat(43)}`, 30);
    store.put(`avatars/${'y'.repeat(43)}`, 20);
    expect(await sweepFiles(store.services())).toEqual({ outcome: 'done', deleted: 4, failed: 0 });
    expect(without(store.list())).toEqual([`01/${uuid(1)}`, `02/${uuid(2)}`, `avatars/${'y'.repeat(43)}`]);
  });

  test('that any row names stay, whatever the column and however old', async () => {
    const columns = await listFileColumns(api.services.db.pool);
    const named: string[] = [];
    await query(
      'INSERT INTO blog_images (key, size, width, height) VALUES ($1, 1, 1, 1) ON CONFLICT DO NOTHING',
      ['p'.repeat(43)],
    );
    for (const [n, { table, column }] of columns.entries()) {
      const given = { users: ['avatars/', 'u'.repeat(43)], blog_images: ['blog-images/', 'p'.repeat(43)] }[
        table
      ];
      const [prefix, key] = given ?? ['', `a${n}/${uuid(n)}`];
      const rows = await query(
        `UPDATE ${table} SET ${column} = $1 WHERE ctid = (SELECT ctid FROM ${table} ORDER BY ${column} LIMIT 1) RETURNING 1`,
        [key],
      );
      expect(rows, `there is a row in ${table}`).toHaveLength(1);
      named.push(`${prefix}${key}`);
    }
    await query('UPDATE consent_documents SET archived_at = now()');
    for (const key of named) store.put(key, 5000);
    store.put(`ff/${uuid(99)}`, 5000);
    expect(await sweepFiles(store.services())).toMatchObject({ deleted: 1 });
    await query('UPDATE consent_documents SET archived_at = NULL');
    expect(without(store.list())).toEqual(named.sort());
    expect(named.length).toBeGreaterThan(5);
  });

  test('that are not ours stay', async () => {
    const others = [`photos/${uuid(1)}`, 'avatars/a.jpg', '0a/b'];
    for (const key of others) store.put(key, 5000);
    expect(await sweepFiles(store.services())).toMatchObject({ deleted: 0 });
    expect(without(store.list())).toEqual(others.sort());
  });

  test('whose row comes while the sweep is at work stay', async () => {
    const key = `0a/${uuid(500)}`;
    store.put(key, 30);
    const { files, ...services } = store.services();
    const listing = {
      ...files,
      readMark: async () => {
        await query('UPDATE evidence SET file_key = $1', [key]);
        return files.readMark();
      },
    };
    expect(await sweepFiles({ ...services, files: listing })).toMatchObject({ deleted: 0 });
    expect(store.list()).toContain(key);
  });

  test('are swept by one server at a time, and by the next after it', async () => {
    store.put(`0a/${uuid(1)}`, 30);
    const outcomes = await Promise.all([1, 2, 3].map(() => sweepFiles(store.services())));
    expect(outcomes.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(0);
    expect(outcomes.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(await sweepFiles(store.services())).toMatchObject({ outcome: 'done' });
    await query('UPDATE file_sweeps SET lease_until = $1', [hoursAgo(-1)]);
    expect(await sweepFiles(store.services())).toEqual({ outcome: 'busy' });
    // Of a server that was killed.
    await query('UPDATE file_sweeps SET lease_until = $1', [hoursAgo(1)]);
    expect(await sweepFiles(store.services())).toMatchObject({ outcome: 'done' });
  });

  test('stay where the database is a copy of an earlier day', async () => {
    await sweepFiles(store.services());
    const before = await query<{ token: string }>('SELECT token FROM file_sweeps');
    await sweepFiles(store.services());
    await query('UPDATE file_sweeps SET token = $1', [before[0]?.token]);
    store.put(`0a/${uuid(1)}`, 30);
    expect(await sweepFiles(store.services())).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('a later state of this one'),
    });
    store.clear();
    store.put(`0a/${uuid(1)}`, 30);
    expect(await sweepFiles(store.services())).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('no longer has the mark'),
    });
    expect(store.list()).toEqual([`0a/${uuid(1)}`]);
    expect(await sweepFiles(store.services(), true)).toMatchObject({ deleted: 1 });
    expect(await sweepFiles(store.services())).toMatchObject({ outcome: 'done' });
  });

  test('stay where most of many have no row', async () => {
    for (let n = 0; n < 101; n++) store.put(`0a/${uuid(n)}`, 30);
    expect(await sweepFiles(store.services())).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('101 of 101 stored files'),
    });
    expect(store.list()).toHaveLength(101);
    expect(await sweepFiles(store.services(), true)).toMatchObject({ deleted: 101 });
  });

  test.each([1, 2])('a sweep that is cut off around the mark (%i) does not stop the next', async (at) => {
    await sweepFiles(store.services());
    const { files, ...services } = store.services();
    const broken = {
      ...files,
      writeMark: async (mark: string) => {
        if (at === 2) await files.writeMark(mark);
        throw new Error('Killed');
      },
    };
    await expect(sweepFiles({ ...services, files: broken })).rejects.toThrow('Killed');
    expect(await sweepFiles(store.services())).toMatchObject({ outcome: 'done' });
  });
});

test('what a bucket refuses to delete is counted', async () => {
  bucket.clear();
  await query('DELETE FROM file_sweeps');
  bucket.put(`0a/${uuid(1)}`, 30);
  bucket.put(`0b/${uuid(2)}`, 30);
  s3.kept.add(`0a/${uuid(1)}`);
  expect(await sweepFiles(bucket.services())).toEqual({ outcome: 'done', deleted: 1, failed: 1 });
});

test('a bucket gives back what it was given', async () => {
  const { files } = bucket.services();
  s3.files.clear();
  expect(await files.readMark()).toBeNull();
  await files.writeMark(uuid(7));
  expect(await files.readMark()).toBe(uuid(7));
  const key = await files.keep(await files.spool(Readable.from([Buffer.from('An order')])));
  expect((await readAll(await files.read(key, 8))).toString()).toBe('An order');
});

describe('what uploads that were cut off leave', () => {
  const lay = (place: string, hours: number) => {
    const file = path.join(api.dataDir, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'half');
    utimesSync(file, hoursAgo(hours), hoursAgo(hours));
    return file;
  };
  test('goes a day after it was last written, in the spool and in the folder of files', async () => {
    const old = [lay(`spool/${uuid(1)}`, 25), lay(`files/0a/${uuid(1)}.partial`, 25)];
    const young = [lay(`spool/${uuid(2)}`, 23), lay(`files/0a/${uuid(2)}.partial`, 23)];
    const whole = lay(`files/0a/${uuid(3)}`, 25);
    await sweepUnfinished(api.services);
    expect(old.filter((file) => existsSync(file))).toEqual([]);
    expect([...young, whole].filter((file) => !existsSync(file))).toEqual([]);
    expect(statSync(young[0] ?? '').size).toBe(4);
    for (const file of [...young, whole]) rmSync(file);
  });
});

test('the daily job sweeps all of it and says what it deleted, or that the store is another one', async () => {
  folder.clear();
  await query('DELETE FROM file_sweeps');
  folder.put(`0a/${uuid(1)}`, 30);
  await query("INSERT INTO rate_limits (key, window_ends_at, hits) VALUES ('old', $1, 1)", [hoursAgo(48)]);
  const lines: [string, object, string][] = [];
  const log = {
    ...api.services.log,
    info: (values: object, text: string) => lines.push(['info', values, text]),
    error: (values: object, text: string) => lines.push(['error', values, text]),
  } as unknown as Services['log'];
  await sweepLeftovers({ ...api.services, log });
  await query("UPDATE file_sweeps SET token = 'another'");
  await sweepLeftovers({ ...api.services, log });
  expect(lines).toMatchObject([
    [
      'info',
      { rows: { rateLimits: 1 }, files: { outcome: 'done', deleted: 1, failed: 0 } },
      'Leftovers were swept',
    ],
    [
      'error',
      { rows: {} },
      expect.stringContaining('No stored file was swept. The last sweep of the file store used'),
    ],
  ]);
});
