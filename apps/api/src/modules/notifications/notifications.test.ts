import type { Notification } from '@anupalan/validators/entities/notification';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { notifyUser } from './service.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  for (const title of ['First', 'Second', 'Third'])
    await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      notifyUser(tx, {
        ...api.users.owner,
        title,
        message: `${title} of them`,
        link: '/company/tasks',
        now: api.services.now(),
      }),
    );
});
afterAll(() => api.close());

async function list(query = ''): Promise<Notification[]> {
  const reply = await api.call('GET', `/user/notifications?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  return (reply.body.data as { notifications: Notification[] }).notifications;
}
const read = (data: object) => api.call('PATCH', '/user/notifications/read-status', { as: owner, data });
const unread = async () =>
  (await api.call('GET', '/user/notifications/unread', { as: owner })).body.data as { total: number };

test('are listed newest first, with a link and whether they were read', async () => {
  const all = await list();
  expect(all.map((each) => each.notification.title)).toEqual(['Third', 'Second', 'First']);
  expect(all[0]).toMatchObject({ isRead: false, notification: { type: 'system', link: '/company/tasks' } });
  expect((await list('keyword=second')).map((each) => each.notification.title)).toEqual(['Second']);
  expect((await list('pageNo=2&pageSize=2')).map((each) => each.notification.title)).toEqual(['First']);
  expect((await list('sortOrder=asc'))[0]?.notification.title).toBe('First');
});

test('are read one by one, again without harm, and all at once', async () => {
  expect(await unread()).toEqual({ total: 3, overdue: 0, toReview: 0 });
  const [third] = await list();
  for (let i = 0; i < 2; i++) expect((await read({ ids: [third?.id] })).body.data).toEqual({ total: 2 });
  expect((await list())[0]?.isRead).toBe(true);
  expect((await read({ all: true })).body.data).toEqual({ total: 0 });
  expect(await unread()).toEqual({ total: 0, overdue: 0, toReview: 0 });
});

test.each<[string, () => object, number]>([
  ['nothing', () => ({}), 422],
  ['an unknown id', () => ({ ids: [uuidv7()] }), 404],
  ['what is no id', () => ({ ids: ['nothing'] }), 404],
  ['a text for the list', () => ({ ids: 5 }), 400],
  ['a text for all', () => ({ all: 'yes' }), 400],
])('marking %s is refused', async (_, data, status) => {
  expect((await read(data())).status).toBe(status);
});

test('asking for the number does not keep a session alive', async () => {
  const idle = await api.signIn('viewer@works.example');
  const used = async () => {
    const { rows } = await api.services.db.pool.query<{ at: Date }>(
      'SELECT last_used_at AS at FROM sessions WHERE user_id = $1 ORDER BY last_used_at DESC LIMIT 1',
      [api.users.viewer.userId],
    );
    return rows[0]?.at.getTime();
  };
  const before = await used();
  api.setNow(new Date(Date.now() + 3_600_000).toISOString());
  await api.call('GET', '/user/notifications/unread', { as: idle });
  expect(await used()).toBe(before);
  await api.call('GET', '/user/notifications', { as: idle });
  expect(await used()).toBeGreaterThan(before ?? 0);
});
