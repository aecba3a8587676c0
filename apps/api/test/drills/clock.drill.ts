import type { Client } from 'pg';
import { test } from 'vitest';
import { waitFor } from '../harness.ts';
import { createMornings } from './mornings.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { finish } from './result.ts';

const USERS = 20;
const DAYS = 30;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 08:30 in India. */
const FIRST_MORNING = Date.parse('2027-01-04T03:00:00Z');
/** How the clock is put wrong; after each it goes on from where it should be. */
const JUMPS = [HOUR, -HOUR, 500, -500, DAY, -DAY, 365 * DAY, -365 * DAY] as const;

test('a clock that jumps ahead and back: every reminder goes out, and none twice', async () => {
  const times = readNumber('times', 240);
  const deadline = readDeadline();
  const random = createRandom();
  const mornings = await createMornings(1, USERS);
  const { count } = mornings;
  const setClock = (at: number) => mornings.setClock(new Date(at).toISOString());
  try {
    setClock(FIRST_MORNING - DAY);
    await addTasks(mornings.client);
    await mornings.startServer();
    const open = `pgboss.job WHERE state IN ('created', 'retry', 'active') AND name IN ('sweep-alerts', 'alert-organisation', 'send-alerts')`;
    const lookAt = async (at: number) => {
      setClock(at);
      await mornings.sweep(1);
      await waitFor(async () => (await count(open)) === 0);
    };
    let jumps = 0;
    for (let day = 0; day < DAYS; day += 1) {
      const right = FIRST_MORNING + day * DAY;
      // The right time comes first on some mornings, and only after wrong ones on others.
      if (random() < 0.5) await lookAt(right);
      for (let i = 0; i < Math.ceil(times / DAYS) && jumps < times && Date.now() < deadline; i += 1) {
        await lookAt(right + (JUMPS[Math.floor(random() * JUMPS.length)] ?? 0));
        jumps += 1;
      }
      await lookAt(right);
    }
    const wanted = USERS * DAYS;
    const due = "alerts WHERE stage = 0 AND result = 'sent'";
    const [told, mailed] = [
      await count(`${due} AND channel = 'in_app'`),
      await count(`${due} AND channel = 'email'`),
    ];
    // A clock that is a year ahead tells of the same dates as overdue, in words that repeat: only of the day itself.
    const today =
      "user_notifications JOIN notifications ON notifications.id = notification_id WHERE title LIKE 'Due today%'";
    const all = await count(today);
    const different = await count(`(SELECT DISTINCT user_id, title FROM ${today}) AS told`);
    const ids = mornings.listMails();
    finish(
      'clock',
      {
        acknowledged: wanted,
        lost: 2 * wanted - told - mailed,
        doubled: all - different + ids.length - new Set(ids).size,
      },
      [
        `${jumps} jumps of the clock on ${DAYS} mornings`,
        `notifications of the day ${all}`,
        `mails ${ids.length}, of them twice ${ids.length - new Set(ids).size}`,
      ],
      [],
    );
  } finally {
    await mornings.close();
  }
});

/** A task for everybody that is due on every day of the drill, and told of on the day alone. */
async function addTasks(client: Client): Promise<void> {
  await client.query(
    `WITH made AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, assignee_id)
       SELECT gen_random_uuid(), organisation_id, 'Sample of day ' || day, 'Received',
              jsonb_build_object('frequency', null, 'startDate', ($1::date + day)::text), $1::date, '{0}', $1::date + 400, users.id
       FROM users, generate_series(0, $2::int - 1) AS day WHERE email LIKE 'person-%' RETURNING id, organisation_id, schedule)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, (schedule ->> 'startDate')::date FROM made`,
    [new Date(FIRST_MORNING).toISOString().slice(0, 10), DAYS],
  );
}
