import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { test } from 'vitest';
import { type Cable, layCable } from '../cable.ts';
import { readDeadline, readNumber } from './options.ts';
import { createProduct, type Product } from './product.ts';
import { finish, toSeconds } from './result.ts';

const ORGANISATIONS = 10;
/** How long each kind of trouble lasts. */
const TROUBLE_MS = 10_000;
/** Tries wait longer and longer: after the last trouble for at most as long as all of it has lasted, and once more. */
const SENT_WITHIN_MS = 300_000;
/** Zones far enough apart that it is morning, after 08:00, in one of them at any time. */
const ZONES = ['Pacific/Auckland', 'Asia/Kolkata', 'America/New_York', 'Pacific/Honolulu'];

/** What the mail server does with a mail. */
const TROUBLES = ['gone', 'later', 'never', 'drops', 'silent'] as const;
type Mood = 'well' | (typeof TROUBLES)[number];

test('a mail server in every kind of trouble: each mail that is due goes out, and once as far as anybody can know', async () => {
  const mailsWanted = readNumber('requests', 500);
  const deadline = readDeadline();
  const faults: string[] = [];
  const smtp = await startSmtp();
  const product = await createProduct({ env: { EHS_SMTP_URL: smtp.url } });
  try {
    await product.start();
    await fill(product, mailsWanted / ORGANISATIONS);
    const begun = performance.now();
    await product.query("INSERT INTO pgboss.job (name, data) VALUES ('sweep-alerts', '{}'::jsonb)");
    for (const trouble of TROUBLES) {
      smtp.setMood(trouble);
      await sleep(TROUBLE_MS);
      const answer = await product.call('GET', '/users/profile');
      if (answer?.status !== 401)
        faults.push(`While the mail server is ${trouble}, a call got ${answer?.status}.`);
    }
    const [due] = await product.query<{ count: number }>(
      "SELECT count(DISTINCT recipient_id)::int FROM alerts WHERE channel = 'email'",
    );
    if (due?.count !== mailsWanted) faults.push(`${due?.count} mails are due in place of ${mailsWanted}.`);
    const duringTrouble = smtp.taken.length;
    smtp.setMood('well');
    const well = performance.now();
    const isDone = async () => {
      const [open] = await product.query<{ count: number }>(
        "SELECT count(*)::int FROM alerts WHERE channel = 'email' AND result <> 'sent'",
      );
      return open?.count === 0;
    };
    while (!(await isDone()) && performance.now() - well < SENT_WITHIN_MS && Date.now() < deadline)
      await sleep(500);
    const different = new Set(smtp.taken);
    finish(
      'mail',
      {
        acknowledged: due?.count ?? 0,
        lost: (due?.count ?? 0) - different.size,
        doubled: smtp.taken.length - different.size,
      },
      [
        `${TROUBLES.join(', ')} for ${toSeconds(TROUBLE_MS)} each`,
        `taken during the trouble ${duringTrouble}`,
        `taken and not answered ${smtp.dropped.length}`,
        `all sent ${toSeconds(performance.now() - well)} after it, ${toSeconds(performance.now() - begun)} in all`,
      ],
      faults,
    );
  } finally {
    await product.close();
    await smtp.close();
  }
});

/** A mail server whose mood the drill changes. */
async function startSmtp() {
  let mood: Mood = 'well';
  /** Message-IDs of mails that were answered with 250, and of those that were taken without an answer. */
  const taken: string[] = [];
  const dropped: string[] = [];
  let cable: Cable | null = null;
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, callback) => {
      if (mood === 'gone') cable?.breakAll();
      else callback();
    },
    onRcptTo: (_address, _session, callback) => {
      if (mood === 'later') callback(refusal(451, 'Try again later'));
      else if (mood === 'never') callback(refusal(550, 'No such user'));
      else callback();
    },
    onData: (stream, _session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? text;
        if (mood === 'drops') {
          dropped.push(id);
          cable?.breakAll();
          return;
        }
        // The mail of the sign-up has another id each time.
        if (id.startsWith('<alerts-')) taken.push(id);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cable = await layCable(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  return {
    url: cable.url,
    taken,
    dropped,
    setMood: (next: Mood) => {
      if (next === 'silent') cable?.mute();
      else if (mood === 'silent') {
        cable?.breakAll();
        cable?.unmute();
      }
      mood = next;
    },
    close: async () => {
      await cable?.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Companies with people whose morning has come and who each have a task that is due today. */
async function fill(product: Product, usersOfEach: number): Promise<void> {
  const zone = ZONES.find((timeZone) => {
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()),
    );
    // Far from midnight: the day must not change in the middle of the drill.
    return hour >= 8 && hour < 23;
  });
  await product.query(
    `INSERT INTO organisations (id, type, name, time_zone)
     SELECT gen_random_uuid(), 'company', 'Works ' || n, $2 FROM generate_series(1, $1::int) AS n`,
    [ORGANISATIONS, zone],
  );
  await product.query(
    `INSERT INTO users (id, organisation_id, role_id, name, email, email_verified_at)
     SELECT gen_random_uuid(), organisations.id, (SELECT id FROM roles WHERE slug = 'company' AND organisation_id IS NULL),
            'Person ' || n, 'person-' || n || '@' || replace(lower(organisations.name), ' ', '-') || '.example', now()
     FROM organisations, generate_series(1, $1::int) AS n WHERE organisations.name LIKE 'Works %'`,
    [usersOfEach],
  );
  await product.query(
    `UPDATE organisations SET owner_id = (SELECT id FROM users WHERE organisation_id = organisations.id ORDER BY id LIMIT 1)
     WHERE owner_id IS NULL`,
  );
  await product.query(
    `WITH made AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, assignee_id)
       SELECT gen_random_uuid(), organisation_id, 'Sample', 'Received',
              jsonb_build_object('frequency', null, 'startDate', (now() AT TIME ZONE $1)::date), (now() AT TIME ZONE $1)::date,
              '{0}', (now() AT TIME ZONE $1)::date + 400, id
       FROM users WHERE email LIKE 'person-%' RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, (now() AT TIME ZONE $1)::date FROM made`,
    [zone],
  );
}
