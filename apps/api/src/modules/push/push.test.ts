import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { type Browser, type PushReceiver, startPushReceiver } from '../../../test/push-receiver.ts';
import { makeAlerts } from '../alerts/make-alerts.ts';
import { sendPush } from './service.ts';

/** Before eight in India, so that no morning is made by itself. */
const NOW = '2026-11-23T01:00:00Z';
const MORNING = '2026-11-24T03:00:00Z';

let receiver: PushReceiver;
let api: Harness;
let owner: Session;
let viewer: Session;
beforeAll(async () => {
  receiver = await startPushReceiver();
  api = await startHarness({ now: NOW, withJobs: true, pushNetwork: receiver.network });
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
beforeEach(async () => {
  api.setNow(NOW);
  await api.services.db.pool.query('DELETE FROM push_subscriptions; DELETE FROM tasks');
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn('viewer@works.example');
});
afterEach(() => {
  receiver.received.length = 0;
  receiver.answer.status = 201;
});

const subscribe = (as: Session, browser: Browser) =>
  api.call('POST', '/push-subscriptions', { as, data: browser });
const listEndpoints = async () =>
  (
    await api.services.db.pool.query<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions ORDER BY endpoint',
    )
  ).rows.map(({ endpoint }) => endpoint);

async function addTask(name: string, assigneeId: string | null, startDate = '2026-12-01'): Promise<string> {
  const reply = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name, schedule: { frequency: null, startDate }, assigneeId },
  });
  expect(reply.status).toBe(201);
  return (reply.body.data as { tasks: { id: string }[] }).tasks[0]?.id ?? '';
}
/** Waits for messages, and then as long again for one too many. */
async function expectReceived(count: number): Promise<void> {
  await vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 20_000, interval: 50 });
}

describe('a browser', () => {
  test('subscribes to the key of the installation', async () => {
    const reply = await api.call('GET', '/push-subscriptions/key', { as: viewer });
    const { publicKey } = reply.body.data as { publicKey: string };
    expect(publicKey).toBe(api.services.push.publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  test('is kept once, and no longer when it is taken out', async () => {
    const browser = receiver.subscribe('/a');
    for (let i = 0; i < 2; i++) expect((await subscribe(viewer, browser)).status).toBe(201);
    expect(await listEndpoints()).toEqual([browser.endpoint]);
    const leave = (as: Session) =>
      api.call('DELETE', '/push-subscriptions', { as, data: { endpoint: browser.endpoint } });
    expect((await leave(owner)).status).toBe(200);
    expect(await listEndpoints()).toEqual([browser.endpoint]);
    expect((await leave(viewer)).status).toBe(200);
    expect(await listEndpoints()).toEqual([]);
  });

  test('goes over to whoever signs in there next, of another organisation too', async () => {
    const browser = receiver.subscribe('/shared');
    await subscribe(viewer, browser);
    expect((await subscribe(await api.signIn(api.users.other.email), browser)).status).toBe(201);
    const { rows } = await api.services.db.pool.query('SELECT user_id FROM push_subscriptions');
    expect(rows).toEqual([{ user_id: api.users.other.userId }]);
  });

  test('is forgotten with the session that logs out, and others are not', async () => {
    const phone = await api.signIn('viewer@works.example');
    await subscribe(viewer, receiver.subscribe('/desk'));
    await subscribe(phone, receiver.subscribe('/phone'));
    await api.call('POST', '/auth/logout', { as: phone });
    expect(await listEndpoints()).toEqual(['https://push.example/desk']);
  });

  test('is forgotten when the person is deactivated', async () => {
    await subscribe(viewer, receiver.subscribe('/desk'));
    const { userId } = api.users.viewer;
    const { rows } = await api.services.db.pool.query('SELECT * FROM users WHERE id = $1', [userId]);
    const set = (isActive: boolean) =>
      api.call('PUT', '/users/sub-user', {
        as: owner,
        data: { id: userId, name: rows[0]?.name, roleId: rows[0]?.role_id, isActive },
      });
    expect((await set(false)).status).toBe(200);
    expect(await listEndpoints()).toEqual([]);
    expect((await set(true)).status).toBe(200);
  });

  test('is one of ten at most', async () => {
    for (let i = 0; i < 12; i++) {
      api.setNow(`2026-11-23T01:00:${String(i).padStart(2, '0')}Z`);
      await subscribe(viewer, receiver.subscribe(`/many/${i}`));
    }
    expect(await listEndpoints()).toHaveLength(10);
    expect(await listEndpoints()).not.toContain('https://push.example/many/0');
  });

  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  test.each<[string, unknown, number]>([
    ['of a host that is not allowed', { endpoint: 'https://10.0.0.1/x', keys }, 422],
    ['without https', { endpoint: 'http://push.example/x', keys }, 422],
    ['without an endpoint', { keys }, 422],
    ['without keys', { endpoint: 'https://push.example/x' }, 422],
    [
      'with a short key',
      { endpoint: 'https://push.example/x', keys: { ...keys, p256dh: 'B'.repeat(80) } },
      422,
    ],
    ['with what is no text', { endpoint: 5, keys }, 400],
  ])('%s is refused', async (_, data, status) => {
    expect((await api.call('POST', '/push-subscriptions', { as: viewer, data })).status).toBe(status);
  });
});

describe('a message', () => {
  test('comes at once to whom a task is assigned by somebody else', async () => {
    await subscribe(viewer, receiver.subscribe('/viewer'));
    await subscribe(owner, receiver.subscribe('/owner'));
    const first = await addTask('Stack test', api.users.viewer.userId);
    const later = await addTask('Water cess', null);
    await addTask('Own task', api.users.owner.userId);
    await api.call('PATCH', '/generate-tasks/assignee', {
      as: owner,
      data: { ids: [later], assigneeId: api.users.viewer.userId },
    });
    await expectReceived(2);
    expect(receiver.received.map(({ path, message }) => [path, message.title, message.body]).sort()).toEqual([
      ['/viewer', 'A task was assigned to you', expect.stringMatching(/ assigned you “Stack test”\.$/)],
      ['/viewer', 'A task was assigned to you', expect.stringMatching(/ assigned you “Water cess”\.$/)],
    ]);
    expect(receiver.received.map(({ message }) => message.path).sort()).toEqual(
      [first, later].map((id) => `/company/task-and-alerts?of=${id}`).sort(),
    );
    expect(receiver.received[0]?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  });

  test('comes once a morning, beside the mail', async () => {
    await subscribe(viewer, receiver.subscribe('/viewer'));
    await addTask('Return', null);
    for (const day of ['2026-11-24', '2026-12-01'])
      await api.services.db.pool.query(
        `WITH task AS (INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, assignee_id, occurrences_until)
           VALUES (gen_random_uuid(), $1, 'Test of ' || $2, 'Received', '{"frequency": null, "startDate": "2026-11-24"}', $2::date, '{0,7}', $3, $2::date)
           RETURNING id, organisation_id)
         INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date) SELECT gen_random_uuid(), organisation_id, id, $2::date FROM task`,
        [api.users.viewer.organisationId, day, api.users.viewer.userId],
      );
    api.setNow(MORNING);
    for (let i = 0; i < 2; i++) await makeAlerts(api.services, api.users.viewer.organisationId);
    await expectReceived(1);
    expect(receiver.received[0]?.message).toEqual({
      title: 'Anupalan: 2 dates need your attention',
      body: '1 due today, 1 coming up',
      path: '/company/task-and-alerts',
      tag: 'morning-2026-11-24',
    });
  });

  test.each([404, 410])('that is answered by %i ends the subscription', async (status) => {
    await subscribe(viewer, receiver.subscribe('/gone'));
    receiver.answer.status = status;
    await addTask('Stack test', api.users.viewer.userId);
    await vi.waitFor(async () => expect(await listEndpoints()).toEqual([]), { timeout: 20_000 });
  });

  test.each([301, 403, 500])(
    'that is answered by %i is tried again, and goes nowhere else',
    async (status) => {
      await subscribe(viewer, receiver.subscribe('/busy'));
      receiver.answer.status = status;
      receiver.answer.headers = { location: 'https://push.example/elsewhere' };
      const { rows } = await api.services.db.pool.query<{ id: string }>('SELECT id FROM push_subscriptions');
      const job = {
        organisationId: api.users.viewer.organisationId,
        subscriptionId: rows[0]?.id ?? '',
        message: { title: 'A', body: 'B', path: '/', tag: 'c' },
      };
      await expect(sendPush(api.services, job)).rejects.toThrow(`push.example answered ${status}`);
      expect(await listEndpoints()).toEqual(['https://push.example/busy']);
    },
  );
});
