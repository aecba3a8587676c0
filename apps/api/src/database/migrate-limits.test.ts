import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0031');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

const ID = '019a0000-0000-7000-8000-000000000001';
const limit = (parameter: string, more: object = {}) => ({
  medium: 'effluent',
  parameter,
  limit: '30',
  unit: 'mg/l',
  citation: { page: 2, quote: `${parameter} 30`, rects: [] },
  ...more,
});
/** As an earlier version kept them: with ids; one without, one with an id that stands twice. */
const KEPT = [
  limit('BOD', { id: ID }),
  limit('COD', { confidence: 0.7 }),
  limit('TSS', { id: ID, unit: null }),
  limit('Oil', { id: 'l4' }),
];

async function fill(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `${WITH_OWNER}
     INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by, limits)
     SELECT gen_random_uuid(), organisation_id, 'Order', 'order.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 'key', id, $1 FROM person
     RETURNING id`,
    [JSON.stringify(KEPT)],
  );
  return rows[0]?.id ?? '';
}

const listRows = async () =>
  (
    await pool.query(
      `SELECT id, parameter, limit_value, unit, point, averaging, confidence, source, citation ->> 'quote' AS quote
       FROM consent_limits WHERE removed_at IS NULL ORDER BY position, id`,
    )
  ).rows;

test('limits of an earlier version are rows, and follow it while it still runs', async () => {
  const document = await fill();
  await migrate(pool);

  const rest = { point: null, averaging: null, source: 'read', limit_value: '30' };
  const rows = await listRows();
  expect(rows).toMatchObject([
    { id: ID, parameter: 'BOD', unit: 'mg/l', confidence: 0.9, quote: 'BOD 30', ...rest },
    { parameter: 'COD', unit: 'mg/l', confidence: 0.7, quote: 'COD 30', ...rest },
    { parameter: 'TSS', unit: null, confidence: 0.9, quote: 'TSS 30', ...rest },
    { parameter: 'Oil', unit: 'mg/l', confidence: 0.9, quote: 'Oil 30', ...rest },
  ]);
  // Ids of version 7, each its own.
  expect(new Set(rows.map(({ id }) => id)).size).toBe(KEPT.length);
  for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);

  // A person corrects one and removes another; then the earlier server reads the order again.
  await pool.query(
    `UPDATE consent_limits SET parameter = 'Oil and grease', source = 'person',
       read_as = '{"values": {"parameter": "Oil", "limit": "30"}, "citation": {"quote": "Oil 30"}}' WHERE parameter = 'Oil'`,
  );
  await pool.query("UPDATE consent_limits SET removed_at = now() WHERE parameter = 'TSS'");
  await pool.query('UPDATE consent_documents SET limits = $2 WHERE id = $1', [
    document,
    JSON.stringify([limit('BOD'), limit('TSS'), limit('Oil'), limit('Zinc')]),
  ]);
  expect((await listRows()).map(({ parameter }) => parameter).sort()).toEqual([
    'BOD',
    'Oil and grease',
    'Zinc',
  ]);
});
