import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0051');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

/** All rows of all tables, by table. The lists of migrations themselves are left out. */
async function readRows(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = 'public' AND relkind = 'r' AND relname NOT LIKE 'kysely%' ORDER BY relname`,
  );
  const read: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(
      `SELECT to_jsonb(each) AS row FROM "${name}" AS each ORDER BY to_jsonb(each)::text`,
    );
    read[name] = rows.map(({ row }) => row);
  }
  return read;
}

test('every row of an earlier version is kept as it was, and no order has a pack', async () => {
  await pool.query(
    `${WITH_OWNER},
     document AS (
       INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by)
       SELECT gen_random_uuid(), organisation_id, 'Consent', 'a.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 'key', id
       FROM person RETURNING id, organisation_id)
     INSERT INTO obligations (id, organisation_id, consent_document_id, position, title, text, category, recurring, due_date, citation,
       confidence, state)
     SELECT gen_random_uuid(), organisation_id, id, at, 'Duty ' || at, 'Words', 'other', false, '2026-01-31', '{}', 1, 'accepted'
     FROM document, generate_series(1, 3) AS at`,
  );
  const before = await readRows();
  expect(before.obligations).toHaveLength(3);
  await migrate(pool);
  expect(await readRows()).toMatchObject({ ...before, order_packs: [] });
});

/** Writes a pack of the order that is there. */
const add = (columns = '', values = '') =>
  pool.query(
    `INSERT INTO order_packs (id, organisation_id, consent_document_id, requested_by, expires_at, kind, start_date, end_date${columns})
     SELECT gen_random_uuid(), organisation_id, id, uploaded_by, now(), 'inspection_pack', '2026-04-01', '2026-09-30'${values}
     FROM consent_documents`,
  );
const FILE = "'key', 'Pack.zip', 5, sha256('pack')";

test.each([
  [', status', ", 'ready'"],
  [', status', ", 'failed'"],
  [', failure', ", 'It broke'"],
  [', file_key, file_name, size, sha256', `, ${FILE}`],
  [', status, progress', ", 'making', 1.5"],
])('a pack that is half of a state is refused: %s%s', async (columns, values) => {
  await expect(add(columns, values)).rejects.toThrow('check constraint');
});

test('the same is in work once, and again when it has ended; both go with their order', async () => {
  await add();
  await expect(add()).rejects.toThrow('order_packs_in_work');
  await pool.query(
    `UPDATE order_packs SET status = 'ready', (file_key, file_name, size, sha256) = ROW (${FILE})`,
  );
  await add();
  expect((await pool.query('SELECT 1 FROM order_packs')).rowCount).toBe(2);
  await pool.query('DELETE FROM consent_documents');
  expect((await pool.query('SELECT 1 FROM order_packs')).rowCount).toBe(0);
});
