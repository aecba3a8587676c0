import type { AdminNotification, Notification } from '@anupalan/validators/entities/notification';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, startHarness, waitFor } from '../../../test/harness.ts';
import { fanOut } from './fan-out.ts';

let api: Harness;
let admin: Session;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  await api.services.db.pool.query(
    `INSERT INTO users (id, role_id, name, email, email_verified_at, password_hash)
     SELECT $1, roles.id, 'Root Admin', 'root@platform.example', now(), users.password_hash
     FROM roles, users WHERE roles.slug = 'admin' AND users.email = 'owner@works.example'`,
    [uuidv7()],
  );
  admin = await api.signIn('root@platform.example', PASSWORD);
});
afterAll(() => api.close());

const NOTIFICATION = {
  title: 'Maintenance on Sunday',
  message: 'The product is not available from 02:00 to 03:00.',
  type: 'announcement',
  channel: 'in_app',
  audience: 'all',
};
const send = (change: object = {}, as: Session = admin) =>
  api.call('POST', '/admin/notifications', { as, data: { ...NOTIFICATION, ...change } });

async function waitUntilOut(id: string): Promise<void> {
  await waitFor(async () => {
    const { rowCount } = await api.services.db.pool.query(
      'SELECT 1 FROM notifications WHERE id = $1 AND fanned_out_at IS NOT NULL',
      [id],
    );
    return rowCount === 1;
  });
}

/** Who has a notification in the app, by address. */
async function findReaders(id: string): Promise<string[]> {
  const { rows } = await api.services.db.pool.query<{ email: string }>(
    'SELECT users.email FROM user_notifications JOIN users ON users.id = user_id WHERE notification_id = $1 ORDER BY 1',
    [id],
  );
  return rows.map(({ email }) => email.split('@')[0] ?? '');
}

describe('a notification of the platform', () => {
  test.each([
    ['all', ['lab', 'nobody', 'other', 'owner', 'viewer']],
    ['company', ['nobody', 'other', 'owner', 'viewer']],
    ['lab', ['lab']],
  ])('to %s is before these in the app', async (audience, readers) => {
    const reply = await send({ audience, title: `To ${audience} only` });
    expect(reply.status).toBe(201);
    const { id, createdBy }: AdminNotification = reply.body.data;
    expect(createdBy).toEqual({ id: admin.user.id, name: 'Root Admin' });
    await waitUntilOut(id);
    expect(await findReaders(id)).toEqual(readers);
  });

  test('reaches by mail as well, platform staff by mail alone, and who wants none not', async () => {
    const lab = await api.signIn('lab@works.example');
    await api.call('PATCH', '/users/notification-preferences', {
      as: lab,
      data: { preferences: [{ type: 'announcement', email: false }] },
    });
    const { id } = (await send({ channel: 'all', title: 'By every way' })).body.data as AdminNotification;
    await waitUntilOut(id);
    const found = await waitFor(() => {
      const mails = api.listMails().filter((mail) => mail.includes('By every way'));
      return mails.length === 5 ? mails : null;
    });
    expect(found.some((mail) => mail.includes('root@platform.example'))).toBe(true);
    expect(found.some((mail) => mail.includes('lab@works.example'))).toBe(false);
    expect(await findReaders(id)).toEqual(['lab', 'nobody', 'other', 'owner', 'viewer']);
  });

  test('goes out once, however often its job runs, and only to those who were there', async () => {
    const { id } = (await send({ audience: 'lab', title: 'Only once' })).body.data as AdminNotification;
    await waitUntilOut(id);
    await fanOut(api.services, id);
    expect(await findReaders(id)).toEqual(['lab']);
    const owner = await api.signIn('owner@works.example');
    const list = await api.call('GET', '/user/notifications?keyword=Only once', { as: owner });
    expect((list.body.data as { notifications: Notification[] }).notifications).toEqual([]);
  });

  test('is listed for the staff, newest first, and found by its words', async () => {
    const reply = await api.call('GET', '/admin/notifications?keyword=only%20once&pageSize=5', { as: admin });
    expect(reply.body.data).toMatchObject({
      total: 1,
      notifications: [{ title: 'Only once', audience: 'lab', channel: 'in_app', type: 'announcement' }],
    });
    expect((await api.call('GET', '/admin/notifications?sortBy=title', { as: admin })).status).toBe(400);
  });

  test('leaves a line in the trail that belongs to no organisation', async () => {
    const { rows } = await api.services.db.pool.query(
      "SELECT actor_name, organisation_id FROM audit_log WHERE entity = 'notification' LIMIT 1",
    );
    expect(rows).toEqual([{ actor_name: 'Root Admin', organisation_id: null }]);
  });
});

test.each<[string, object, number, string]>([
  ['no title', { title: '' }, 422, 'title'],
  ['a title of 201', { title: 'x'.repeat(201) }, 422, 'title'],
  ['a message of 5,001', { message: 'x'.repeat(5001) }, 422, 'message'],
  ['an unknown type', { type: 'gossip' }, 400, 'type'],
  ['an unknown channel', { channel: 'pigeon' }, 400, 'channel'],
  ['an unknown audience', { audience: 'press' }, 400, 'audience'],
  ['an audience that cannot read the channel', { audience: 'admin', channel: 'in_app' }, 422, 'channel'],
])('%s is refused', async (_, change, status, field) => {
  const reply = await send(change);
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
});

test('companies and laboratories may neither send nor read', async () => {
  for (const email of ['owner@works.example', 'lab@works.example']) {
    const as = await api.signIn(email);
    expect((await send({}, as)).status).toBe(403);
    expect((await api.call('GET', '/admin/notifications', { as })).status).toBe(403);
  }
  expect((await api.call('GET', '/admin/notifications')).status).toBe(401);
  expect((await api.call('GET', '/dashboard', { as: admin })).status).toBe(403);
});
