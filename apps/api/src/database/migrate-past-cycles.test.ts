import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0046');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('obligations of an earlier version are kept as they were, and nothing of their past is claimed', async () => {
  await pool.query(
    `${WITH_OWNER},
     document AS (
       INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by)
       SELECT gen_random_uuid(), organisation_id, 'Consent', 'a.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 'key', id
       FROM person RETURNING id, organisation_id)
     INSERT INTO obligations (id, organisation_id, consent_document_id, position, title, text, category, recurring, done,
       due_date, citation, confidence, state)
     SELECT gen_random_uuid(), organisation_id, id, at, 'Duty ' || at, 'Words', 'other', recurring, done, '2026-01-31', '{}', 1,
       state
     FROM document, (VALUES (1, true, NULL::boolean, 'accepted'), (2, false, true, 'accepted'), (3, true, NULL, 'suggested'))
       AS of (at, recurring, done, state)`,
  );
  const read = async (columns: string) =>
    (await pool.query(`SELECT ${columns} FROM obligations ORDER BY position`)).rows;
  const before = await read('*');
  await migrate(pool);
  const now = await read('*');
  expect(now).toHaveLength(3);
  expect(now).toMatchObject(before);
  const none = { past_settled: false, past_due_on: null, past_answer: null, past_completed_on: null };
  expect(await read('past_settled, past_due_on, past_answer, past_completed_on')).toEqual([none, none, none]);
});

test.each([
  ["past_answer = 'done', past_due_on = '2026-01-31'"],
  ["past_answer = 'not_yet', past_due_on = '2026-01-31', past_completed_on = '2026-01-30'"],
  ["past_answer = 'not_yet'"],
  ["past_answer = 'perhaps', past_due_on = '2026-01-31'"],
])('an answer that does not fit is refused: %s', async (set) => {
  await expect(pool.query(`UPDATE obligations SET ${set}`)).rejects.toThrow('check constraint');
});
