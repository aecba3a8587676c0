import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0037');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('tasks of an earlier version are found by the letters of their descriptions, and every row is kept', async () => {
  await pool.query(
    `${WITH_OWNER},
     task AS (
       INSERT INTO tasks (id, organisation_id, name, description, origin, schedule, begins_on, alert_days, occurrences_until)
       SELECT gen_random_uuid(), organisation.id, of.name, description, 'Received', '{}', '2026-01-01', '{}', '2026-12-31'
       FROM organisation, (VALUES ('None', ''), ('Short', 'ab'), ('Long', 'The ÖLKESSEL of the boiler house'))
         AS of (name, description) RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, date '2026-05-01' + n FROM task, generate_series(0, 1) AS n`,
  );
  const read = async () =>
    (
      await pool.query(
        `SELECT date.id, due_date, task_id, name, description, folded_name, next_due_on
         FROM scheduled_tasks AS date JOIN tasks ON tasks.id = task_id ORDER BY date.id`,
      )
    ).rows;
  const before = await read();
  expect(before).toHaveLength(6);
  await migrate(pool);
  expect(await read()).toEqual(before);

  const mayHave = async (words: string) =>
    (
      await pool.query(
        'SELECT name FROM tasks WHERE description_letters & letter_bits($1) = letter_bits($1) ORDER BY name',
        [words],
      )
    ).rows.map(({ name }) => name);
  expect(await mayHave('ölk')).toEqual(['Long']);
  expect(await mayHave('Boiler House')).toEqual(['Long']);
  expect(await mayHave('ab')).toEqual(['Long', 'Short']);
  expect(await mayHave('filter')).toEqual([]);

  // The earliest open date is still kept by the triggers.
  await pool.query(
    `UPDATE scheduled_tasks SET completed_at = now(), completed_by = (SELECT id FROM users) WHERE due_date = '2026-05-01'`,
  );
  const { rows } = await pool.query('SELECT DISTINCT next_due_on FROM tasks');
  expect(rows).toEqual([{ next_due_on: '2026-05-02' }]);
});
