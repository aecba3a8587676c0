import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { test } from 'vitest';
import type { Running } from '../child-process.ts';
import { waitFor } from '../harness.ts';
import { createMornings } from './mornings.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { finish, summarise, toSeconds } from './result.ts';

const SERVERS = 4;
const ORGANISATIONS = 20;
const USERS_OF_EACH = 50;
const REMINDERS = ORGANISATIONS * USERS_OF_EACH;
const FIRST_DAY = Date.parse('2027-01-04T00:00:00Z');
const DAY = 86_400_000;

test('a thousand reminders of one morning, four servers, one of them killed: each goes out once', async () => {
  const times = readNumber('times', 50);
  const deadline = readDeadline();
  const random = createRandom();
  const mornings = await createMornings(ORGANISATIONS, USERS_OF_EACH);
  const { client, count, listMails, startServer } = mornings;
  const setDay = (number: number) => {
    const at = new Date(FIRST_DAY + number * DAY);
    const day = at.toISOString().slice(0, 10);
    mornings.setClock(`${day}T02:30:00Z`);
    return day;
  };
  let servers: Running[] = [];
  try {
    setDay(-1);
    servers = await Promise.all(Array.from({ length: SERVERS }, startServer));
    const took: number[] = [];
    let kills = 0;
    let round = 0;
    for (; round < times && Date.now() < deadline; round += 1) {
      const sentBefore = listMails().length;
      await addTasks(client, new Date(FIRST_DAY + round * DAY).toISOString().slice(0, 10));
      const morning = setDay(round);
      const begun = performance.now();
      // As every server does every ten minutes; all of them at once.
      await mornings.sweep(SERVERS);
      const part = Math.floor(random() * REMINDERS);
      await waitFor(() => listMails().length - sentBefore >= part);
      const victim = servers[Math.floor(random() * servers.length)];
      if (victim) {
        await mornings.kill(victim);
        servers = servers.filter((each) => each !== victim);
        kills += 1;
      }
      const next = startServer();
      await waitFor(
        async () => (await count(`alerts WHERE morning = '${morning}' AND result = 'sent'`)) >= 2 * REMINDERS,
      );
      took.push(performance.now() - begun);
      servers.push(await next);
    }
    await sleep(2_000);

    const wanted = REMINDERS * round;
    const told = await count('user_notifications');
    const different = await count(
      '(SELECT DISTINCT user_id, title, message FROM user_notifications JOIN notifications ON notifications.id = notification_id) AS told',
    );
    const lines = listMails();
    const ids = new Set(lines);
    const twice = lines.length - ids.size;
    const { median, most } = summarise(took);
    const lines2 = await count('alerts');
    const faults: string[] = [];
    if (lines2 !== 2 * wanted) faults.push(`The ledger has ${lines2} lines for ${2 * wanted} alerts.`);
    // A mail between the word of the mail server and its line is sent again, under the same id (D24): each server
    // sends two at once, and one was killed each time.
    if (twice > 2 * kills) faults.push(`${twice} mails went out twice after ${kills} kills.`);
    finish(
      'schedulers',
      { acknowledged: wanted, lost: 2 * wanted - different - ids.size, doubled: told - different },
      [
        `${round} mornings of ${REMINDERS} reminders, ${SERVERS} servers, ${kills} killed`,
        `mails ${ids.size}, of them again under the same Message-ID ${twice}`,
        `notifications ${told}`,
        `a morning takes ${toSeconds(median)}, at most ${toSeconds(most)}`,
      ],
      faults,
    );
  } finally {
    await mornings.close();
  }
});

/** A task for everybody that is due on a day, and told of on that day alone. */
async function addTasks(client: Client, day: string): Promise<void> {
  await client.query(
    'UPDATE scheduled_tasks SET completed_at = now(), completed_by = (SELECT assignee_id FROM tasks WHERE id = task_id) WHERE completed_at IS NULL',
  );
  await client.query(
    `WITH made AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, assignee_id)
       SELECT gen_random_uuid(), organisation_id, 'Sample of ' || $1::text, 'Received',
              jsonb_build_object('frequency', null, 'startDate', $1::text), $1::date, '{0}', $1::date + 400, id
       FROM users WHERE organisation_id IS NOT NULL RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, $1::date FROM made`,
    [day],
  );
}
