import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness, type Users } from '../../../test/harness.ts';
import type { Services } from '../../http/services.ts';
import type { Mail } from '../../mail/mailer.ts';
import { makeAlerts } from './make-alerts.ts';
import { NOTES } from './notes.ts';
import { sendAlerts } from './send-alerts.ts';

/** Mornings with more dates than a statement has parameters (65,535). */
let api: Harness;
let sent: Mail[];
const mailer = {
  async send(mail: Mail) {
    sent.push(mail);
  },
};
beforeAll(async () => {
  // How long a statement takes on a machine that has much else to do is not what is tested.
  api = await startHarness({ now: '2026-11-24T02:30:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  sent = [];
  await query('TRUNCATE tasks, alerts, alert_mails, alert_mornings, notifications CASCADE');
});

const query = <Row extends object>(text: string, values?: unknown[]) =>
  api.services.db.pool.query<Row>(text, values);
const count = async (what: string) =>
  Number((await query<{ count: string }>(`SELECT count(*) FROM ${what}`)).rows[0]?.count);
const jobOf = (morning = '2026-11-24') => ({
  organisationId: api.users.owner.organisationId,
  userId: api.users.owner.userId,
  morning,
});
const send = (services: Services = api.services, isLast = false) =>
  sendAlerts(services, mailer, jobOf(), { isLast });

/** Tasks of the owner, each with dates from one on. */
async function addTasks(tasks: number, dates: number, firstDate: string): Promise<void> {
  await query(
    `INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until)
     SELECT gen_random_uuid(), $1, 'Sample ' || n, 'Generated', '{"frequency": null, "startDate": "2026-01-01"}',
            '2026-01-01', '{0}', '2027-12-31' FROM generate_series(1, $2::int) AS n`,
    [api.users.owner.organisationId, tasks],
  );
  await query(
    `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, $1::date + n FROM tasks, generate_series(0, $2::int - 1) AS n`,
    [firstDate, dates],
  );
  // As the server of PostgreSQL does by itself within a minute: without it, it takes the tables for empty.
  await query('ANALYZE tasks, scheduled_tasks');
}

/** Lines of a mail that waits to be sent, one for each date and stage. */
async function addLines(stages = 1, who: keyof Users = 'owner'): Promise<void> {
  await query(
    `INSERT INTO alerts (id, organisation_id, task_id, due_date, stage, recipient_id, channel, morning, result)
     SELECT gen_random_uuid(), organisation_id, task_id, due_date, stage, $1, 'email', '2026-11-24', 'pending'
       FROM scheduled_tasks, generate_series(1, $2::int) AS stage`,
    [api.users[who].userId, stages],
  );
  await query('ANALYZE alerts');
}

test('a morning of thousands of dates is one notification a task, and one mail that names fifty', async () => {
  await addTasks(3000, 1, '2026-11-23');
  await makeAlerts(api.services, jobOf().organisationId);
  expect(await count("alerts WHERE channel = 'in_app' AND result = 'sent'")).toBe(3000);
  expect(await count('user_notifications')).toBe(3000);
  await send();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('3,000 overdue');
  expect(sent[0]?.text.match(/Sample \d+/g)).toHaveLength(50);
  expect(await count("alerts WHERE channel = 'email' AND result = 'sent'")).toBe(3000);
});

test('a task of thousands of dates is one notification that names some of them', async () => {
  await addTasks(1, 3000, '2018-01-01');
  await makeAlerts(api.services, jobOf().organisationId);
  const { rows } = await query<{ message: string }>('SELECT message FROM notifications');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.message).toMatch(/^3000 dates: 1 Jan 2018 \(.* and 2990 more\.$/);
});

test('a mail of more lines than a statement has parameters goes out once, and its lines say so', async () => {
  await addTasks(1, 66, '2026-09-18');
  await addLines(1000);
  await query(
    "UPDATE scheduled_tasks SET completed_at = now(), completed_by = $1 WHERE due_date > '2026-11-20'",
    [api.users.owner.userId],
  );
  await send();
  expect(sent).toHaveLength(1);
  expect(await count("alerts WHERE result = 'sent'")).toBe(64_000);
  expect(await count(`alerts WHERE result = 'skipped' AND note = '${NOTES.done}'`)).toBe(2000);
});

describe('a mail that went out', () => {
  beforeEach(async () => {
    await addTasks(3, 1, '2026-11-23');
    await addLines();
  });

  /** Services whose transactions after the mail fail by their number, beginning with 1. */
  function failing(isFailing: (transaction: number) => boolean): Services {
    let transaction = 0;
    const { db } = api.services;
    return {
      ...api.services,
      db: {
        ...db,
        forOrganisation: (organisationId, work) => {
          if (sent.length > 0) transaction += 1;
          return sent.length > 0 && isFailing(transaction)
            ? Promise.reject(new Error('The database is away'))
            : db.forOrganisation(organisationId, work);
        },
      },
    };
  }
  const afterRecord = () => failing((transaction) => transaction > 1);

  test('is not sent again where the lines of the ledger cannot be written', async () => {
    await expect(send(afterRecord())).rejects.toThrow('The database is away');
    expect(sent).toHaveLength(1);
    expect(await count("alerts WHERE result = 'pending'")).toBe(3);
    await send(api.services, true);
    expect(sent).toHaveLength(1);
    expect(await count("alerts WHERE result = 'sent'")).toBe(3);
  });

  test('is not sent again where the database is away for a moment', async () => {
    await send(failing((transaction) => transaction < 3));
    await send();
    expect(sent).toHaveLength(1);
    expect(await count("alerts WHERE result = 'sent'")).toBe(3);
  });

  test("is not sent again because another user's failed", async () => {
    await addLines(1, 'viewer');
    await send();
    const refusing = { send: () => Promise.reject(new Error('451 Try again later')) };
    const ofViewer = { ...jobOf(), userId: api.users.viewer.userId };
    await expect(sendAlerts(api.services, refusing, ofViewer, { isLast: true })).rejects.toThrow('451');
    // A queue that takes both for failed runs both again.
    await send();
    await sendAlerts(api.services, mailer, ofViewer, { isLast: false });
    expect(sent.map(({ to }) => to)).toEqual(['owner@works.example']);
    expect(await count(`alerts WHERE result = 'failed' AND note = '${NOTES.refused}'`)).toBe(3);
  });

  test('counts as sent on the next morning, whatever became of its lines', async () => {
    await expect(send(afterRecord(), true)).rejects.toThrow('The database is away');
    api.setNow('2026-11-25T02:30:00Z');
    await makeAlerts(api.services, jobOf().organisationId);
    await sendAlerts(api.services, mailer, jobOf('2026-11-25'), { isLast: false });
    api.setNow('2026-11-24T02:30:00Z');
    expect(sent).toHaveLength(1);
    expect(await count("alerts WHERE channel = 'email' AND result = 'sent'")).toBe(3);
    expect(await count('alert_mails')).toBe(0);
  });

  test('that was never recorded has failed by the next morning, and is due again', async () => {
    api.setNow('2026-11-25T02:30:00Z');
    await makeAlerts(api.services, jobOf().organisationId);
    await sendAlerts(api.services, mailer, jobOf('2026-11-25'), { isLast: false });
    api.setNow('2026-11-24T02:30:00Z');
    expect(sent).toHaveLength(1);
  });
});
