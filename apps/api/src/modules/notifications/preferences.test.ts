import type { NotificationPreference } from '@anupalan/validators/entities/notification';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../../test/harness.ts';
import type { Mail } from '../../mail/mailer.ts';
import { sendNotification } from './send-notification.ts';
import { deliverNotification, type NewNotification, notifyUser } from './service.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());
beforeEach(() =>
  api.services.db.pool.query(
    'DELETE FROM notification_preferences; DELETE FROM notifications; DELETE FROM pgboss.job',
  ),
);

const read = async (as = owner) =>
  (
    (await api.call('GET', '/users/notification-preferences', { as })).body.data as {
      preferences: NotificationPreference[];
    }
  ).preferences;
const change = (preferences: unknown, as = owner) =>
  api.call('PATCH', '/users/notification-preferences', { as, data: { preferences } });

describe('preferences', () => {
  test('are all on for who has chosen nothing', async () => {
    expect(await read()).toEqual(
      ['system', 'announcement', 'reminder', 'alert'].map((type) => ({ type, inApp: true, email: true })),
    );
  });

  test('change what is named, and stay for the rest and for others', async () => {
    const reply = await change([{ type: 'announcement', email: false }]);
    expect(reply.status).toBe(200);
    await change([
      { type: 'announcement', inApp: false },
      { type: 'alert', email: false },
    ]);
    expect(await read()).toEqual([
      { type: 'system', inApp: true, email: true },
      { type: 'announcement', inApp: false, email: false },
      { type: 'reminder', inApp: true, email: true },
      { type: 'alert', inApp: true, email: false },
    ]);
    const viewer = await read(await api.signIn('viewer@works.example'));
    expect(viewer.every((each) => each.inApp && each.email)).toBe(true);
  });

  test('leave the alerts one channel, also in two steps', async () => {
    const sentence = 'Keep at least one channel for alerts, so that you do not miss a due date.';
    const both = await change([{ type: 'alert', inApp: false, email: false }]);
    expect([both.status, both.body.message]).toEqual([422, sentence]);
    expect((await change([{ type: 'alert', inApp: false }])).status).toBe(200);
    expect((await change([{ type: 'alert', email: false }])).status).toBe(422);
    expect((await read()).at(-1)).toEqual({ type: 'alert', inApp: false, email: true });
    expect((await change([{ type: 'alert', inApp: true, email: false }])).status).toBe(200);
  });

  test('leave a line in the audit trail, and none where nothing changed', async () => {
    const count = async () =>
      Number((await api.services.db.pool.query('SELECT count(*) FROM audit_log')).rows[0]?.count);
    const before = await count();
    await change([{ type: 'system', email: false }]);
    await change([{ type: 'system', email: false }]);
    expect(await count()).toBe(before + 1);
  });

  test.each<[string, unknown, number]>([
    ['nothing', undefined, 422],
    ['an empty list', [], 422],
    ['a type twice', [{ type: 'alert' }, { type: 'alert', email: false }], 422],
    ['no type', [{ email: false }], 422],
    ['an unknown type', [{ type: 'gossip', email: false }], 400],
    ['a text for a switch', [{ type: 'alert', email: 'no' }], 400],
    ['no list', 'alert', 400],
  ])('refuse %s', async (_, preferences, status) => {
    expect((await change(preferences)).status).toBe(status);
  });
});

const NOTIFICATION: Omit<NewNotification, 'now'> = {
  organisationId: null,
  title: 'Maintenance on Sunday',
  message: 'From 2 to 4.\nNothing is lost.',
  type: 'announcement',
  channel: 'all',
  audience: 'all',
  link: null,
  createdBy: null,
};

/** Sends a notification to the first four users of the harness as the platform does. */
const deliver = (notification: Partial<NewNotification> = {}) =>
  api.services.db.asSystem('notification-fan-out', (tx) =>
    deliverNotification(
      api.services,
      tx,
      { ...NOTIFICATION, now: api.services.now(), ...notification },
      (['owner', 'viewer', 'other', 'lab'] as const).map((who) => api.users[who]),
    ),
  );

async function listReached(): Promise<{ inApp: string[]; mailed: string[] }> {
  const sent: Mail[] = [];
  const { rows: jobs } = await api.services.db.pool.query<{
    data: { notificationId: string; userId: string };
  }>("SELECT data FROM pgboss.job WHERE name = 'send-notification'");
  for (const { data } of jobs)
    await sendNotification(api.services, { send: async (mail) => void sent.push(mail) }, data);
  const { rows } = await api.services.db.pool.query<{ email: string }>(
    'SELECT email FROM user_notifications JOIN users ON users.id = user_id',
  );
  return { inApp: rows.map(({ email }) => email).sort(), mailed: sent.map(({ to }) => to).sort() };
}
const all = ['lab', 'other', 'owner', 'viewer'].map((name) => `${name}@works.example`);
const without = (who: keyof Users) => all.filter((email) => !email.startsWith(who));

describe('a notification to many', () => {
  test.each<[string, Partial<NewNotification>, { inApp: string[]; mailed: string[] }]>([
    ['by all channels', {}, { inApp: all, mailed: all }],
    ['in the app', { channel: 'in_app' }, { inApp: all, mailed: [] }],
    ['by mail', { channel: 'email' }, { inApp: [], mailed: all }],
  ])('goes %s', async (_, notification, reached) => {
    const { inApp, email } = await deliver(notification);
    expect({ inApp, email }).toEqual({ inApp: reached.inApp.length, email: reached.mailed.length });
    expect(await listReached()).toEqual(reached);
  });

  test('obeys what each person wants of its type', async () => {
    await change([{ type: 'announcement', email: false }]);
    await change([{ type: 'announcement', inApp: false }], await api.signIn('lab@works.example'));
    await change([{ type: 'system', inApp: false, email: false }], await api.signIn('other@works.example'));
    await deliver();
    expect(await listReached()).toEqual({ inApp: without('lab'), mailed: without('owner') });
  });

  test('is not mailed to who has left or never confirmed the address', async () => {
    const set = (column: string, value: unknown, who: keyof Users) =>
      api.services.db.pool.query(`UPDATE users SET ${column} = $1 WHERE id = $2`, [
        value,
        api.users[who].userId,
      ]);
    await deliver();
    await set('is_active', false, 'viewer');
    await set('email_verified_at', null, 'other');
    const { mailed } = await listReached();
    await set('is_active', true, 'viewer');
    await set('email_verified_at', new Date(), 'other');
    expect(mailed).toEqual(['lab@works.example', 'owner@works.example']);
  });

  test('reads as it was written, and its mail is one mail however often it is sent', async () => {
    const { id } = await deliver({ link: '/company/dashboard' });
    const sent: Mail[] = [];
    const job = { notificationId: id, userId: api.users.owner.userId };
    for (let i = 0; i < 2; i++)
      await sendNotification(api.services, { send: async (mail) => void sent.push(mail) }, job);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ subject: 'Maintenance on Sunday', to: 'owner@works.example' });
    expect(sent[0]?.text).toContain('From 2 to 4.\n\nNothing is lost.');
    expect(sent[0]?.text).toContain('http://portal.localhost:3000/company/dashboard');
    expect(sent[0]?.text).toContain('http://portal.localhost:3000/company/notifications?tab=preferences');
  });

  test('to one person is left out where the person has switched its type off', async () => {
    const tell = () =>
      api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
        notifyUser(tx, {
          ...api.users.owner,
          title: 'An order',
          message: 'Read',
          link: null,
          now: api.services.now(),
        }),
      );
    await tell();
    await change([{ type: 'system', inApp: false }]);
    await tell();
    expect((await listReached()).inApp).toEqual(['owner@works.example']);
  });
});

test('the own list is filtered by type and by whether a notification was read', async () => {
  await deliver({ title: 'News' });
  await deliver({ title: 'Do not forget', type: 'reminder' });
  const list = async (query: string) => {
    const reply = await api.call('GET', `/user/notifications?${query}`, { as: owner });
    return [
      reply.status,
      (
        (reply.body.data as { notifications?: { notification: { title: string } }[] } | undefined)
          ?.notifications ?? []
      ).map((each) => each.notification.title),
    ];
  };
  expect(await list('type=reminder')).toEqual([200, ['Do not forget']]);
  expect(await list('type=all&status=all')).toEqual([200, ['Do not forget', 'News']]);
  await api.call('PATCH', '/user/notifications/read-status', { as: owner, data: { all: true } });
  await deliver({ title: 'Newer' });
  expect(await list('status=unread')).toEqual([200, ['Newer']]);
  expect(await list('status=read&type=announcement')).toEqual([200, ['News']]);
  expect((await list('status=half'))[0]).toBe(400);
  expect((await list('type=gossip'))[0]).toBe(400);
});
