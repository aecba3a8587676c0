import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0047');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('people, sessions and mornings of an earlier version stay, and nobody has chosen a digest', async () => {
  await pool.query(
    `${WITH_OWNER},
     session AS (
       INSERT INTO sessions (id, token_hash, user_id) SELECT gen_random_uuid(), sha256('token'), id FROM person)
     INSERT INTO alert_mornings (organisation_id, last_morning) SELECT organisation_id, '2026-11-23' FROM person`,
  );
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT name, has_digest, ended_at, last_morning::text, last_digest_week FROM users
     JOIN sessions ON user_id = users.id JOIN alert_mornings USING (organisation_id)`,
  );
  expect(rows).toEqual([
    { name: 'Owner', has_digest: false, ended_at: null, last_morning: '2026-11-23', last_digest_week: null },
  ]);
});

test('the end of a session forgets its browser alone, and that of a person all ways to them', async () => {
  const count = async () =>
    (
      await pool.query<{ browsers: string[]; calendars: number }>(
        `SELECT (SELECT coalesce(array_agg(endpoint ORDER BY endpoint), '{}') FROM push_subscriptions) AS browsers,
           (SELECT count(*)::int FROM calendar_tokens) AS calendars`,
      )
    ).rows[0];
  await pool.query(
    `WITH other AS (
       INSERT INTO sessions (id, token_hash, user_id) SELECT gen_random_uuid(), sha256('other'), id FROM users RETURNING id, user_id),
     calendar AS (
       INSERT INTO calendar_tokens (organisation_id, user_id, scope, token_hash)
       SELECT organisation_id, id, 'mine', sha256('calendar') FROM users)
     INSERT INTO push_subscriptions (id, organisation_id, user_id, session_id, endpoint, p256dh, auth)
     SELECT gen_random_uuid(), organisation_id, users.id, session.id, 'https://push.example/' || session.name, 'key', 'auth'
     FROM users, (SELECT id, 'other' AS name FROM other UNION ALL
       SELECT id, 'first' FROM sessions WHERE token_hash = sha256('token')) AS session`,
  );
  expect(await count()).toEqual({
    browsers: ['https://push.example/first', 'https://push.example/other'],
    calendars: 1,
  });
  await pool.query(`UPDATE sessions SET ended_at = now() WHERE token_hash = sha256('token')`);
  expect(await count()).toEqual({ browsers: ['https://push.example/other'], calendars: 1 });
  // Swept away by age, without a log-out.
  await pool.query(`DELETE FROM sessions WHERE token_hash = sha256('other')`);
  expect(await count()).toEqual({ browsers: ['https://push.example/other'], calendars: 1 });
  await pool.query(`UPDATE users SET is_active = false`);
  expect(await count()).toEqual({ browsers: [], calendars: 0 });
});
