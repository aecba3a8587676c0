import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Alert } from '@anupalan/validators/entities/alert';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../../test/harness.ts';
import { type MailReceiver, startMailReceiver } from '../../../test/mail-receiver.ts';
import type { JobPayloads } from '../../jobs/job-queue.ts';
import { createSmtpMailer } from '../../mail/mailer.ts';
import { makeAlerts } from './make-alerts.ts';
import { NOTES } from './notes.ts';
import { sendAlerts } from './send-alerts.ts';

let api: Harness;
let receiver: MailReceiver;
beforeAll(async () => {
  [api, receiver] = await Promise.all([startHarness({ now: '2026-11-20T06:00:00Z' }), startMailReceiver()]);
});
afterAll(async () => {
  await Promise.all([api.close(), receiver.close()]);
});
beforeEach(async () => {
  api.setNow('2026-11-20T06:00:00Z');
  receiver.arrived.length = 0;
  receiver.isRefusing = false;
  await api.services.db.pool.query(
    'DELETE FROM alerts; DELETE FROM alert_mails; DELETE FROM alert_mornings; DELETE FROM tasks; DELETE FROM notifications; DELETE FROM notification_preferences; DELETE FROM pgboss.job; UPDATE users SET has_digest = false',
  );
});

const organisationId = () => api.users.owner.organisationId;

async function addTask(name: string, startDate: string, more: object = {}, assignee: keyof Users = 'viewer') {
  const reply = await api.call('POST', '/generate-tasks/add', {
    as: await api.signIn('owner@works.example'),
    body: {
      name,
      schedule: { frequency: null, startDate, ...more },
      assigneeId: api.users[assignee].userId,
    },
  });
  expect(reply.status).toBe(201);
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}

const choose = async (digest: boolean, who: keyof Users = 'viewer') => {
  const reply = await api.call('PATCH', '/users/notification-preferences', {
    as: await api.signIn(api.users[who].email),
    data: { digest },
  });
  expect(reply.body.data).toMatchObject({ digest });
};

/** The morning of a day in India; what arrived of it. Monday is 23 and 30 November. */
async function runMorning(day: string, servers = 1): Promise<Email[]> {
  api.setNow(`${day}T02:30:00Z`);
  await Promise.all(Array.from({ length: servers }, () => makeAlerts(api.services, organisationId())));
  return runMails();
}

/** The mails of the person who has chosen a digest. */
const ofViewer = (mails: Email[]) => mails.filter(({ to }) => to?.[0]?.address === 'viewer@works.example');
const subjects = (mails: Email[]) => ofViewer(mails).map(({ subject }) => subject);

async function runMails(): Promise<Email[]> {
  receiver.arrived.length = 0;
  const { rows } = await api.services.db.pool.query<{ id: string; data: JobPayloads['send-alerts'] }>(
    "SELECT id, data FROM pgboss.job WHERE name = 'send-alerts' AND state = 'created' ORDER BY created_on",
  );
  const mailer = createSmtpMailer(receiver.url, 'Anupalan <no-reply@example.com>');
  for (const { id, data } of rows) {
    await sendAlerts(api.services, mailer, data, { isLast: true }).catch((error: Error) => {
      expect(error.message).toContain('451');
    });
    await api.services.db.pool.query('DELETE FROM pgboss.job WHERE id = $1', [id]);
  }
  return Promise.all(receiver.arrived.map(({ raw }) => PostalMime.parse(raw)));
}

async function readLedger(query = 'channel=email'): Promise<string[]> {
  const as = await api.signIn('owner@works.example');
  const reply = await api.call('GET', `/alerts?isPagination=0&sortOrder=asc&${query}`, { as });
  return (reply.body.data as { alerts: Alert[] }).alerts
    .map(({ task, stage, morning, result, note }) =>
      [task?.name, stage, morning, result, note].filter((each) => each !== null).join(' '),
    )
    .sort();
}

test('one mail on Monday names the week and what has waited; each line is sent once', async () => {
  await choose(true);
  await addTask('Annual return', '2026-12-24');
  await addTask('Form V', '2026-12-04');
  await addTask('Stack test', '2026-12-01');
  await addTask('Log book', '2026-11-01', { frequency: 'daily' });
  await addTask('Of somebody else', '2026-12-01', {}, 'nobody');
  // Tuesday: 30 days before the annual return, 7 before the stack test; the mails wait, the notifications do not.
  expect(subjects(await runMorning('2026-11-24'))).toEqual(['1 day overdue: Log book']);
  const waiting = [
    `Annual return -30 2026-11-30 pending ${NOTES.digest}`,
    `Form V -30 2026-11-30 pending ${NOTES.digest}`,
    `Stack test -7 2026-11-30 pending ${NOTES.digest}`,
  ];
  expect(await readLedger()).toEqual(expect.arrayContaining(waiting));
  expect(await readLedger('channel=in_app')).toEqual(
    expect.arrayContaining(['Stack test -7 2026-11-24 sent']),
  );
  for (const day of ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'])
    await runMorning(day);
  const mails = ofViewer(await runMorning('2026-11-30', 4));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/^Your week: 1 overdue, 2 due later this week, 1 coming up$/);
  expect(mail?.messageId).toBe(`<alerts-2026-11-30-${api.users.viewer.userId}@portal.localhost>`);
  const text = mail?.text ?? '';
  for (const words of [
    'Stack test',
    'Due tomorrow · due on 1 Dec 2026',
    'Form V',
    'Due in 4 days · due on 4 Dec 2026',
    'Annual return',
    'Due in 24 days · due on 24 Dec 2026',
    'You get this mail because you chose the Monday digest.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Of somebody else');
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    `<http://portal.localhost:3000${COMPANY_PATHS.notifications}?tab=preferences>`,
  );
  expect(await readLedger('channel=email&result=pending')).toEqual([]);
  expect(await readLedger('channel=email&result=sent')).toEqual(
    expect.arrayContaining([
      'Annual return -30 2026-11-30 sent',
      'Form V -7 2026-11-30 sent',
      'Stack test -1 2026-11-30 sent',
      'Stack test -7 2026-11-30 sent',
    ]),
  );
});

test('what is due tomorrow or today, or is late, comes at once', async () => {
  await choose(true);
  await addTask('Stack test', '2026-12-03');
  await runMorning('2026-11-30');
  expect(subjects(await runMorning('2026-12-01'))).toEqual([]);
  expect(subjects(await runMorning('2026-12-02'))).toEqual(['Due tomorrow: Stack test']);
  expect(subjects(await runMorning('2026-12-03'))).toEqual(['Due today: Stack test']);
  expect(subjects(await runMorning('2026-12-04'))).toEqual(['1 day overdue: Stack test']);
});

test('what was done meanwhile is left out, and a week without anything has no mail', async () => {
  await choose(true);
  const id = await addTask('Stack test', '2026-12-01');
  await runMorning('2026-11-24');
  await api.services.db.pool.query(
    'UPDATE scheduled_tasks SET completed_at = now(), completed_by = $1 WHERE task_id = $2',
    [api.users.owner.userId, id],
  );
  expect(subjects(await runMorning('2026-11-30'))).toEqual([]);
  expect(await readLedger()).toEqual([`Stack test -7 2026-11-30 skipped ${NOTES.done}`]);
});

test('a Monday that no server saw is made good on the next day', async () => {
  await choose(true);
  await addTask('Stack test', '2026-12-04');
  await runMorning('2026-11-23');
  await runMorning('2026-11-27');
  expect(subjects(await runMorning('2026-12-01'))).toEqual(['Your week: 1 due later this week']);
  expect(subjects(await runMorning('2026-12-02'))).toEqual([]);
});

test('a digest that the mail server refused comes on the next morning', async () => {
  await choose(true);
  await addTask('Stack test', '2026-12-04');
  await runMorning('2026-11-27');
  receiver.isRefusing = true;
  expect(subjects(await runMorning('2026-11-30'))).toEqual([]);
  receiver.isRefusing = false;
  expect(subjects(await runMorning('2026-12-01'))).toEqual(['Your week: 1 due later this week']);
});

test('what has waited is due again for who switches the digest off', async () => {
  await choose(true);
  await addTask('Stack test', '2026-12-04');
  expect(subjects(await runMorning('2026-11-27'))).toEqual([]);
  await choose(false);
  expect(await readLedger()).toEqual([`Stack test -7 2026-11-30 failed ${NOTES.digestEnded}`]);
  expect(subjects(await runMorning('2026-11-28'))).toEqual(['Due in 6 days: Stack test']);
  expect(subjects(await runMorning('2026-11-30'))).toEqual([]);
});

test('who gets no mails of alerts gets no digest', async () => {
  await choose(true);
  await addTask('Stack test', '2026-12-04');
  const reply = await api.call('PATCH', '/users/notification-preferences', {
    as: await api.signIn('viewer@works.example'),
    data: { preferences: [{ type: 'alert', email: false }] },
  });
  expect(reply.body.data).toMatchObject({ digest: true });
  await runMorning('2026-11-27');
  expect(subjects(await runMorning('2026-11-30'))).toEqual([]);
  expect(await readLedger()).toEqual([`Stack test -7 2026-11-27 skipped ${NOTES.switchedOff}`]);
});

test('the owner’s digest names what nobody else has', async () => {
  await choose(true, 'owner');
  await addTask('Stack test', '2026-12-02');
  await addTask('Form V', '2026-12-03', {}, 'nobody');
  await api.services.db.pool.query('UPDATE users SET is_active = false WHERE id = $1', [
    api.users.nobody.userId,
  ]);
  const mails = await runMorning('2026-11-30');
  await api.services.db.pool.query('UPDATE users SET is_active = true WHERE id = $1', [
    api.users.nobody.userId,
  ]);
  const own = mails.find(({ to }) => to?.[0]?.address === 'owner@works.example');
  expect(own?.subject).toBe('Your week: 1 due later this week');
  expect(own?.text).toContain('Form V');
});
