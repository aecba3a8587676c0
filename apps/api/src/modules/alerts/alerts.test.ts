import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Alert } from '@anupalan/validators/entities/alert';
import type { Notification } from '@anupalan/validators/entities/notification';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../../test/harness.ts';
import { Mornings } from '../../../test/mornings.ts';
import type { Mail } from '../../mail/mailer.ts';
import { makeAlerts } from './make-alerts.ts';
import { NOTES } from './notes.ts';

let api: Harness;
let mornings: Mornings;
/** What was sent in a test. */
let sent: Mail[];
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  mornings = new Mornings(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow('2026-11-21T06:00:00Z');
  await mornings.clear();
  sent = mornings.sent;
});

const organisation = () => api.users.owner.organisationId;
const ownerOf = () => api.users.owner.userId;

async function addTask(schedule: object, assignee?: keyof Users, name = 'Stack test', alertDays?: number[]) {
  const reply = await api.call('POST', '/generate-tasks/add', {
    as: await api.signIn('owner@works.example'),
    body: {
      name,
      schedule,
      ...(assignee ? { assigneeId: api.users[assignee].userId } : {}),
      ...(alertDays ? { alertDays } : {}),
    },
  });
  expect(reply.status).toBe(201);
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}

const runMorning = (day: string, isLast = false) => mornings.run(day, isLast);
const runMails = (isLast = false) => mornings.runMails(isLast);
const readLedger = (query = '') => mornings.readLedger(query);

async function countLines(where: string): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM alerts WHERE ${where}`,
  );
  return rows[0]?.n ?? -1;
}

const inShort = (alerts: Alert[]) =>
  alerts
    .map(
      ({ morning, stage, recipient, channel, result }) =>
        `${morning} ${stage} ${recipient.name} ${channel} ${result}`,
    )
    .sort();

async function readNotifications(who: keyof Users): Promise<Notification[]> {
  const reply = await api.call('GET', '/user/notifications', { as: await api.signIn(api.users[who].email) });
  return (reply.body.data as { notifications: Notification[] }).notifications;
}

describe('a morning', () => {
  test('tells the assignee in the app and by one mail, and can be read in the ledger', async () => {
    const id = await addTask({ frequency: null, startDate: '2026-12-01' }, 'viewer');
    await addTask({ frequency: null, startDate: '2026-12-01' }, 'viewer', 'Hazardous waste return');
    await runMorning('2026-11-24');
    const ledger = await readLedger(`taskId=${id}`);
    expect(inShort(ledger)).toEqual([
      '2026-11-24 -7 Viewer Nair email sent',
      '2026-11-24 -7 Viewer Nair in_app sent',
    ]);
    expect(ledger[0]).toMatchObject({
      task: { id, name: 'Stack test' },
      consentDocument: null,
      dueDate: '2026-12-01',
      note: null,
    });
    expect(await readLedger(`scheduledTaskId=${ledger[0]?.scheduledTaskId}`)).toEqual(ledger);
    expect((await readNotifications('viewer')).map(({ notification }) => notification)).toMatchObject([
      { type: 'alert', title: expect.stringMatching(/^Due in 7 days: /) },
      { type: 'alert', title: expect.stringMatching(/^Due in 7 days: /) },
    ]);
    const [received] = (await readNotifications('viewer')).filter(({ notification }) =>
      notification.title.endsWith('Stack test'),
    );
    expect(received?.notification).toMatchObject({
      message: 'Due on 1 Dec 2026.',
      link: `${COMPANY_PATHS.tasksAndAlerts}?task=${id}&due=2026-12-01`,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'viewer@works.example',
      subject: '2 coming up',
      messageId: `<alerts-2026-11-24-${api.users.viewer.userId}@portal.localhost>`,
    });
    expect(sent[0]?.text).toContain(
      `http://portal.localhost:3000${COMPANY_PATHS.tasksAndAlerts}?task=${id}&due=2026-12-01`,
    );
    expect(await readNotifications('owner')).toEqual([]);
  });

  test('does nothing before eight, and nothing the second time', async () => {
    await addTask({ frequency: null, startDate: '2026-11-24' });
    api.setNow('2026-11-24T02:29:59Z');
    await makeAlerts(api.services, organisation());
    expect(await readLedger()).toEqual([]);
    await runMorning('2026-11-24');
    api.setNow('2026-11-24T11:00:00Z');
    await Promise.all([1, 2, 3].map(() => makeAlerts(api.services, organisation())));
    await runMails();
    expect(await readLedger()).toHaveLength(2);
    expect(await readNotifications('owner')).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Due today: Stack test');
  });

  test('asked for by several servers at once is made once', async () => {
    await addTask({ frequency: null, startDate: '2026-11-24' });
    api.setNow('2026-11-24T02:30:00Z');
    await Promise.all([1, 2, 3, 4].map(() => makeAlerts(api.services, organisation())));
    await runMails();
    expect(await readLedger()).toHaveLength(2);
    expect(await readNotifications('owner')).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('goes through the stages of a date, and to the owner as well from seven days overdue', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' }, 'viewer', 'Stack test', [1]);
    for (let day = 29; day <= 30; day++) await runMorning(`2026-11-${day}`);
    for (let day = 1; day <= 16; day++) await runMorning(`2026-12-${String(day).padStart(2, '0')}`);
    const inApp = (await readLedger('channel=in_app')).map(
      ({ morning, stage, recipient }) => `${morning} ${stage} ${recipient.name}`,
    );
    expect(inApp.sort()).toEqual([
      '2026-11-30 -1 Viewer Nair',
      '2026-12-02 1 Viewer Nair',
      '2026-12-08 7 Owner Rao',
      '2026-12-08 7 Viewer Nair',
      '2026-12-15 14 Owner Rao',
      '2026-12-15 14 Viewer Nair',
    ]);
    expect(sent.map(({ to, subject }) => `${to} ${subject}`)).toContain(
      'owner@works.example 7 days overdue: Stack test',
    );
    const ofOwner = sent.find(({ to }) => to === 'owner@works.example');
    expect(ofOwner?.text).toContain('7 days overdue · due on 1 Dec 2026 · Viewer Nair');
  });

  test('catches up what was missed, the latest stage only', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' });
    await runMorning('2026-12-20');
    expect(inShort(await readLedger())).toEqual([
      '2026-12-20 14 Owner Rao email sent',
      '2026-12-20 14 Owner Rao in_app sent',
    ]);
  });

  test('is not silenced by a clock that was a year ahead once, and comes once', async () => {
    await addTask({ frequency: null, startDate: '2026-11-25' }, 'owner', 'Stack test', [0]);
    await runMorning('2027-11-25');
    const early = await countLines("channel = 'email'");
    expect(early).toBeGreaterThan(0);
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-25']) await runMorning(day);
    expect(await countLines("stage = 0 AND morning = '2026-11-25' AND result = 'sent'")).toBe(2);
    expect(sent).toHaveLength(2);
    // What has been sent ahead of its time is not sent at its time again.
    await runMorning('2027-11-25');
    expect(await countLines("channel = 'email'")).toBe(early + 1);
    expect(sent).toHaveLength(2);
  });

  test('collects several dates of a task into one notification, and of a daily one only the latest missed', async () => {
    await addTask({ frequency: 'weekly', day: 'monday', startDate: '2026-11-23' });
    await addTask({ frequency: 'daily', startDate: '2026-11-22' }, undefined, 'Flow meter');
    await runMorning('2026-12-07');
    const received = (await readNotifications('owner')).map(({ notification }) => notification);
    expect(received.map(({ title, message }) => `${title} – ${message}`).sort()).toEqual([
      '1 day overdue: Flow meter – Due on 6 Dec 2026.',
      '14 days overdue: Stack test – 3 dates: 23 Nov 2026 (14 days overdue), 30 Nov 2026 (7 days overdue), 7 Dec 2026 (Due today).',
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('3 overdue, 1 due today');
  });

  test('says nothing of what is done or deleted', async () => {
    const done = await addTask({ frequency: null, startDate: '2026-12-01' });
    const deleted = await addTask({ frequency: null, startDate: '2026-12-01' });
    const as = await api.signIn('owner@works.example');
    const dates = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${done}`, { as });
    const [date] = (dates.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as,
      data: { id: date?.id, status: 'completed' },
    });
    await api.call('POST', '/generate-tasks/delete', { as, data: { ids: [deleted] } });
    await runMorning('2026-12-01');
    expect(await readLedger()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('goes to the owner where the assignee cannot sign in any more', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' }, 'viewer');
    await api.services.db.pool.query('UPDATE users SET is_active = false WHERE id = $1', [
      api.users.viewer.userId,
    ]);
    await runMorning('2026-12-01');
    await api.services.db.pool.query('UPDATE users SET is_active = true WHERE id = $1', [
      api.users.viewer.userId,
    ]);
    expect(sent.map(({ to }) => to)).toEqual(['owner@works.example']);
  });

  test('rests once the trial is over', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' });
    const setEnd = (end: string | null) =>
      api.services.db.pool.query('UPDATE organisations SET trial_ends_at = $1 WHERE id = $2', [
        end,
        organisation(),
      ]);
    await setEnd('2026-11-30T00:00:00Z');
    await runMorning('2026-12-01');
    await setEnd(null);
    expect(await readLedger()).toEqual([]);
  });
});

describe('a mail', () => {
  test('that the server refuses is tried again, and its stage is due again the next morning', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' });
    mornings.isBroken = true;
    await runMorning('2026-12-01');
    expect(inShort(await readLedger('channel=email'))).toEqual(['2026-12-01 0 Owner Rao email pending']);
    await runMails(true);
    expect((await readLedger('channel=email'))[0]).toMatchObject({ result: 'failed', note: NOTES.refused });
    mornings.isBroken = false;
    // In the morning after, the stage of that day: what failed is made good by it.
    await runMorning('2026-12-02');
    expect(inShort(await readLedger('channel=email'))).toEqual([
      '2026-12-01 0 Owner Rao email failed',
      '2026-12-02 1 Owner Rao email sent',
    ]);
    expect(await readNotifications('owner')).toHaveLength(2);
  });

  test('of a stage that is still the latest goes out on the next morning, the notification not', async () => {
    await addTask({ frequency: null, startDate: '2026-12-08' });
    mornings.isBroken = true;
    await runMorning('2026-12-01');
    mornings.isBroken = false;
    await runMorning('2026-12-02');
    expect(inShort(await readLedger())).toEqual([
      '2026-12-01 -7 Owner Rao in_app sent',
      '2026-12-02 -7 Owner Rao email sent',
    ]);
    expect(sent.map(({ subject }) => subject)).toEqual(['Due in 6 days: Stack test']);
    expect(await readNotifications('owner')).toHaveLength(1);
  });

  test('leaves out what was done since the morning', async () => {
    const id = await addTask({ frequency: null, startDate: '2026-12-01' });
    api.setNow('2026-12-01T02:30:00Z');
    await makeAlerts(api.services, organisation());
    await api.services.db.pool.query(
      'UPDATE scheduled_tasks SET completed_at = now(), completed_by = $1 WHERE task_id = $2',
      [ownerOf(), id],
    );
    await runMails();
    expect(sent).toEqual([]);
    expect((await readLedger('channel=email'))[0]).toMatchObject({ result: 'skipped', note: NOTES.done });
  });

  test('goes to nobody who has not confirmed the address', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' }, 'viewer');
    const verify = (at: string | null) =>
      api.services.db.pool.query('UPDATE users SET email_verified_at = $1 WHERE id = $2', [
        at,
        api.users.viewer.userId,
      ]);
    await verify(null);
    await runMorning('2026-12-01');
    await verify('2026-01-01T00:00:00Z');
    expect(sent).toEqual([]);
    expect((await readLedger('channel=email'))[0]).toMatchObject({
      result: 'skipped',
      note: NOTES.unconfirmed,
    });
    expect(await readNotifications('viewer')).toHaveLength(1);
  });

  test('or notification that a person has switched off is left out, and the ledger says so', async () => {
    await addTask({ frequency: null, startDate: '2026-12-01' });
    const change = async (preference: object) =>
      api.call('PATCH', '/users/notification-preferences', {
        as: await api.signIn('owner@works.example'),
        data: { preferences: [preference] },
      });
    expect((await change({ type: 'alert', email: false })).status).toBe(200);
    await runMorning('2026-12-01');
    expect(inShort(await readLedger())).toEqual([
      '2026-12-01 0 Owner Rao email skipped',
      '2026-12-01 0 Owner Rao in_app sent',
    ]);
    await change({ type: 'alert', email: true, inApp: false });
    await runMorning('2026-12-02');
    expect(inShort(await readLedger()).slice(2)).toEqual([
      '2026-12-02 1 Owner Rao email sent',
      '2026-12-02 1 Owner Rao in_app skipped',
    ]);
    expect(await readNotifications('owner')).toHaveLength(1);
  });
});

test.each<[string, number]>([
  ['pageSize=0', 400],
  ['result=lost', 400],
  ['sortBy=note', 400],
  ['taskId=nothing', 200],
])('the ledger asked with %s answers %s', async (query, status) => {
  const reply = await api.call('GET', `/alerts?${query}`, { as: await api.signIn('owner@works.example') });
  expect(reply.status).toBe(status);
  if (status === 200) expect(reply.body.data).toEqual({ alerts: [], total: 0 });
});

test('the ledger is for those who see tasks', async () => {
  expect((await api.call('GET', '/alerts', { as: await api.signIn('nobody@works.example') })).status).toBe(
    403,
  );
  expect((await api.call('GET', '/alerts', { as: await api.signIn('viewer@works.example') })).status).toBe(
    200,
  );
});
