import type { Session } from '@anupalan/validators/entities/session';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../../test/harness.ts';

const API_KEY = 'the-key-of-the-faces';
/** The 24th of November 2026, at noon in India. */
const NOW = '2026-11-24T06:30:00Z';

let api: Harness;
let sessions: Record<'owner' | 'viewer' | 'nobody' | 'other', Session>;
beforeAll(async () => {
  api = await startHarness({ now: NOW, env: { EHS_API_KEY: API_KEY } });
  sessions = {
    owner: await signIn('owner'),
    viewer: await signIn('viewer'),
    nobody: await signIn('nobody'),
    other: await signIn('other'),
  };
  await addTask('Pay the water cess', { frequency: 'yearly', month: 'january', dayOfMonth: 10 }, 'viewer');
  await addTask('File the return; in "Form V", whole', { frequency: null }, null);
  await addTask('Read the meter', { frequency: 'daily' }, 'viewer');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  await api.services.db.pool.query('DELETE FROM calendar_tokens; DELETE FROM rate_limits');
});

function signIn(who: keyof Users): Promise<Session> {
  return api
    .call('POST', '/auth/login', {
      headers: { 'x-api-key': API_KEY },
      data: { email: api.users[who].email, password: 'Harbour!9271' },
    })
    .then((reply) => reply.body.data);
}
const call: Harness['call'] = (method, url, options) =>
  api.call(method, url, { ...options, headers: { 'x-api-key': API_KEY, ...options?.headers } });

async function addTask(name: string, schedule: object, who: keyof Users | null): Promise<void> {
  const reply = await call('POST', '/generate-tasks/add', {
    as: sessions.owner,
    body: {
      name,
      schedule: { startDate: '2026-12-01', ...schedule },
      assigneeId: who && api.users[who].userId,
    },
  });
  expect(reply.status).toBe(201);
}

/** Makes an address. @returns its path without the prefix of the API, as calls take it */
async function makeAddress(as: Session, scope = 'mine'): Promise<string> {
  const reply = await call('POST', '/calendar/token', { as, data: { scope } });
  expect(reply.status).toBe(200);
  const { url } = reply.body.data as { url: string };
  expect(url).toMatch(/^http:\/\/localhost:\d+\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname.replace('/api/v1', '');
}
/** What a calendar on a phone does: no key, no session. */
const subscribe = (path: string, headers = {}) => api.call('GET', path, { headers });

type Event = {
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string;
  isAllDay: boolean;
};

/** The events as another implementation of the format reads them. */
async function readEvents(path: string): Promise<Event[]> {
  const reply = await subscribe(path);
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  for (const line of reply.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(reply.text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      summary: event.summary,
      description: event.description,
      url: String(component.getFirstPropertyValue('url')),
      isAllDay: event.startDate.isDate,
    };
  });
}

describe('the calendar', () => {
  test('shows the own due dates as whole days, with a way to each', async () => {
    const events = await readEvents(await makeAddress(sessions.viewer));
    const single = events.filter(({ uid }) => !uid.startsWith('rounds-'));
    expect(single.map(({ day, summary }) => [day, summary])).toEqual([['2027-01-10', 'Pay the water cess']]);
    expect(single[0]).toMatchObject({
      isAllDay: true,
      description: expect.stringContaining('Repeats: Every year'),
    });
    expect(single[0]?.url).toContain('/company/task-and-alerts?task=');
  });

  test('counts the rounds of a day as one event, for a month', async () => {
    const rounds = (await readEvents(await makeAddress(sessions.viewer))).filter(({ uid }) =>
      uid.startsWith('rounds-'),
    );
    expect(rounds[0]).toMatchObject({ day: '2026-12-01', summary: '1 round' });
    expect(rounds[0]?.description).toContain('Read the meter');
    expect(rounds.at(-1)?.day).toBe('2026-12-25');
    expect(rounds).toHaveLength(25);
  });

  test('gives the owner what is nobody’s, and all tasks where that is asked for', async () => {
    const mine = await readEvents(await makeAddress(sessions.owner));
    expect(mine.map(({ summary }) => summary)).toEqual(['File the return; in "Form V", whole']);
    const all = await readEvents(await makeAddress(sessions.owner, 'organisation'));
    expect(new Set(all.map(({ summary }) => summary))).toEqual(
      new Set(['Pay the water cess', 'File the return; in "Form V", whole', '1 round']),
    );
  });

  test('shows nothing of another organisation', async () => {
    expect(await readEvents(await makeAddress(sessions.other, 'organisation'))).toEqual([]);
  });

  test('keeps its ids when a date is late or done, and says so', async () => {
    const path = await makeAddress(sessions.owner);
    const [before] = await readEvents(path);
    api.setNow('2026-12-02T06:30:00Z');
    const [late] = await readEvents(path);
    expect(late).toEqual({ ...before, summary: `Late: ${before?.summary}` });
    const { rows } = await api.services.db.pool.query<{ id: string }>(
      `SELECT scheduled_tasks.id FROM scheduled_tasks JOIN tasks ON tasks.id = task_id WHERE name LIKE 'File%'`,
    );
    const status = (to: string) =>
      call('PATCH', '/generate-tasks/scheduled-tasks/status', {
        as: sessions.owner,
        data: { id: rows[0]?.id, status: to },
      });
    sessions.owner = await signIn('owner');
    expect((await status('completed')).status).toBe(200);
    expect((await readEvents(path))[0]).toEqual({ ...before, summary: `Done: ${before?.summary}` });
    expect((await status('pending')).status).toBe(200);
  });

  test('is sent again only when it has changed', async () => {
    const path = await makeAddress(sessions.viewer);
    const first = await subscribe(path);
    const again = await subscribe(path, { 'if-none-match': first.headers.etag });
    expect([again.status, again.text]).toEqual([304, '']);
    api.setNow('2027-01-11T06:30:00Z');
    expect((await subscribe(path, { 'if-none-match': first.headers.etag })).status).toBe(200);
  });
});

describe('its address', () => {
  test('is replaced and revoked at will; a former one is unknown', async () => {
    const first = await makeAddress(sessions.viewer);
    const second = await makeAddress(sessions.viewer);
    expect([(await subscribe(first)).status, (await subscribe(second)).status]).toEqual([404, 200]);
    const listed = await call('GET', '/calendar/token', { as: sessions.viewer });
    expect(listed.body.data).toEqual({ addresses: [{ scope: 'mine', createdAt: expect.any(String) }] });
    const revoke = () => call('DELETE', '/calendar/token', { as: sessions.viewer, data: { scope: 'mine' } });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect((await subscribe(second)).status).toBe(404);
  });

  test('is kept as a hash alone, also under an Idempotency-Key', async () => {
    const reply = await call('POST', '/calendar/token', {
      as: sessions.viewer,
      data: { scope: 'mine' },
      headers: { 'idempotency-key': 'once' },
    });
    const token = /([\w-]{43})\.ics$/.exec((reply.body.data as { url: string }).url)?.[1] ?? '';
    const { rows } = await api.services.db.pool.query(
      `SELECT (SELECT count(*)::int FROM idempotency_keys WHERE body::text LIKE '%' || $1 || '%') AS kept,
         (SELECT count(*)::int FROM calendar_tokens WHERE token_hash = sha256($1::bytea)) AS hashed,
         (SELECT count(*)::int FROM audit_log WHERE summary || details::text LIKE '%' || $1 || '%') AS told`,
      [token],
    );
    expect(rows[0]).toEqual({ kept: 0, hashed: 1, told: 0 });
  });

  test.each<[string, string, string]>([
    [
      'somebody is deactivated',
      'UPDATE users SET is_active = false WHERE id = $1',
      'UPDATE users SET is_active = true WHERE id = $1',
    ],
    [
      'somebody is deleted',
      'UPDATE users SET deleted_at = now() WHERE id = $1',
      'UPDATE users SET deleted_at = NULL WHERE id = $1',
    ],
  ])('ends for good when %s', async (_, out, back) => {
    const path = await makeAddress(sessions.viewer);
    const { pool } = api.services.db;
    await pool.query(out, [api.users.viewer.userId]);
    expect((await subscribe(path)).status).toBe(404);
    await pool.query(back, [api.users.viewer.userId]);
    expect((await subscribe(path)).status).toBe(404);
  });

  test('answers nobody whose permission has gone', async () => {
    const path = await makeAddress(sessions.viewer);
    const { pool } = api.services.db;
    const grants = `role_permissions WHERE permission_name IN ('Tasks & Alerts', 'Reporting Task') AND role_id = (SELECT role_id FROM users WHERE id = '${api.users.viewer.userId}')`;
    await pool.query(`CREATE TEMP TABLE taken AS SELECT * FROM ${grants}`);
    await pool.query(`DELETE FROM ${grants}`);
    expect((await subscribe(path)).status).toBe(404);
  });

  test.each(['/calendar/nothing.ics', `/calendar/${'a'.repeat(43)}.ics`])('%s is unknown', async (path) => {
    expect((await subscribe(path)).status).toBe(404);
  });

  test('is limited', async () => {
    const path = await makeAddress(sessions.other);
    for (let asked = 0; asked < 120; asked++) await subscribe(path);
    const reply = await subscribe(path);
    expect([reply.status, Number(reply.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  test.each<[string, 'nobody' | 'owner', object, number]>([
    ['without the permission', 'nobody', { scope: 'mine' }, 403],
    ['of an unknown calendar', 'owner', { scope: 'theirs' }, 400],
    ['of no calendar', 'owner', {}, 422],
  ])('%s is not made', async (_, who, data, status) => {
    const as = await signIn(who);
    expect((await call('POST', '/calendar/token', { as, data })).status).toBe(status);
  });
});
