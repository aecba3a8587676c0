import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { test } from 'vitest';
import { type Running, runProgram } from '../child-process.ts';
import { createTestDatabase } from '../database.ts';
import { waitFor } from '../harness.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { createSweeper } from './sweeper.ts';

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
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-schedulers-'));
  const clock = path.join(folder, 'clock');
  const mails = path.join(folder, 'mails');
  writeFileSync(mails, '');
  const databaseUrl = await createTestDatabase();
  const sweeper = await createSweeper(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (what: string) =>
    Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${what}`)).rows[0]?.count);
  const setDay = (day: number) => {
    const at = new Date(FIRST_DAY + day * DAY);
    writeFileSync(clock, `${at.toISOString().slice(0, 10)}T02:30:00Z`);
    return at.toISOString().slice(0, 10);
  };
  let servers: Running[] = [];
  const startOne = async () => {
    const server = runProgram('test/drills/schedulers-child.ts', [databaseUrl, clock, mails]);
    await server.printed('Ready');
    return server;
  };
  const kill = async (server: Running) => {
    server.process.kill('SIGKILL');
    await server.ended;
  };
  try {
    setDay(-1);
    await fill(client);
    servers = await Promise.all(Array.from({ length: SERVERS }, startOne));
    const took: number[] = [];
    let kills = 0;
    let round = 0;
    for (; round < times && Date.now() < deadline; round += 1) {
      const sentBefore = countLines(mails);
      await addTasks(client, new Date(FIRST_DAY + round * DAY).toISOString().slice(0, 10));
      const morning = setDay(round);
      const begun = performance.now();
      // As every server does every ten minutes; all of them at once.
      await sweeper.sweep(SERVERS);
      const part = Math.floor(random() * REMINDERS);
      await waitFor(() => countLines(mails) - sentBefore >= part);
      const victim = servers[Math.floor(random() * servers.length)];
      if (victim) {
        await kill(victim);
        servers = servers.filter((each) => each !== victim);
        kills += 1;
      }
      const next = startOne();
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
    const lines = readFileSync(mails, 'utf8').trim().split('\n');
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
    for (const server of servers) await kill(server);
    await sweeper.close();
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

function countLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

/** Companies with their people, whose addresses are confirmed. */
async function fill(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO organisations (id, type, name) SELECT gen_random_uuid(), 'company', 'Works ' || n FROM generate_series(1, $1::int) AS n`,
    [ORGANISATIONS],
  );
  await client.query(
    `INSERT INTO users (id, organisation_id, role_id, name, email, email_verified_at)
     SELECT gen_random_uuid(), organisations.id, (SELECT id FROM roles WHERE slug = 'company' AND organisation_id IS NULL),
            'Person ' || n, 'person-' || n || '@' || replace(lower(organisations.name), ' ', '-') || '.example', now()
     FROM organisations, generate_series(1, $1::int) AS n`,
    [USERS_OF_EACH],
  );
  await client.query(
    'UPDATE organisations SET owner_id = (SELECT id FROM users WHERE organisation_id = organisations.id ORDER BY id LIMIT 1)',
  );
}

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
