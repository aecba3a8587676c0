import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0052');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

/** Orders that end on 31 March 2027, by what they say of their renewal; lines of the ledger: order, stage, morning, result. */
const ORDERS: Record<string, { facts?: object; corrected?: object }> = {
  plain: {},
  printed: { facts: { renewalLeadDays: { value: 60 } } },
  corrected: { facts: { renewalLeadDays: { value: 60 } }, corrected: { renewalLeadDays: 90 } },
  taken: { facts: { renewalLeadDays: { value: 60 } }, corrected: { renewalLeadDays: null } },
  waste: { facts: { kind: { value: 'hw_authorisation' } } },
  late: {},
  failed: {},
  month: { facts: { renewalLeadDays: { value: 30 } } },
};
const LINES: [string, number, string, string][] = [
  ['plain', -120, '2026-12-01', 'sent'],
  ['printed', -60, '2027-01-30', 'skipped'],
  ['printed', -30, '2027-03-01', 'sent'],
  ['corrected', -90, '2026-12-31', 'sent'],
  ['taken', -120, '2026-12-05', 'sent'],
  ['waste', -120, '2026-12-01', 'sent'],
  ['late', -120, '2026-12-30', 'pending'],
  ['failed', -120, '2026-12-01', 'failed'],
  ['month', -30, '2027-03-01', 'sent'],
  ['plain', 1, '2027-04-01', 'sent'],
];

test('lines of the renewal window count for the last day to apply, at the stage of their morning; all lines stay', async () => {
  await pool.query(
    `WITH organisation AS (
       INSERT INTO organisations (id, type, name) VALUES (gen_random_uuid(), 'company', 'Alpha') RETURNING id)
     INSERT INTO users (id, organisation_id, role_id, name, email)
     SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', 'owner@works.example'
     FROM organisation, roles WHERE slug = 'company' AND roles.organisation_id IS NULL`,
  );
  for (const [title, { facts = {}, corrected = {} }] of Object.entries(ORDERS))
    await pool.query(
      `INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by,
         status, facts, corrected_facts)
       SELECT gen_random_uuid(), organisation_id, $1, 'order.pdf', 'application/pdf', 1, sha256($1::text::bytea), $1, id, 'ready',
         $2, $3 FROM users`,
      [title, facts, corrected],
    );
  for (const [title, stage, morning, result] of LINES)
    await pool.query(
      `INSERT INTO alerts (id, organisation_id, consent_document_id, due_date, stage, recipient_id, channel, morning, result)
       SELECT gen_random_uuid(), document.organisation_id, document.id, '2027-03-31', $2, uploaded_by, 'email', $3, $4
       FROM consent_documents AS document WHERE title = $1`,
      [title, stage, morning, result],
    );
  const { rows: before } = await pool.query('SELECT * FROM alerts ORDER BY id');
  await migrate(pool);
  const { rows: after } = await pool.query('SELECT * FROM alerts WHERE renewal_of_id IS NULL ORDER BY id');
  expect(after).toEqual(before.map((row) => ({ ...row, renewal_of_id: null })));
  const { rows: added } = await pool.query<{ line: string }>(
    `SELECT concat_ws(' ', title, due_date, stage, morning, result) AS line
     FROM alerts JOIN consent_documents AS document ON document.id = renewal_of_id
     WHERE consent_document_id IS NULL AND task_id IS NULL ORDER BY line`,
  );
  expect(added.map(({ line }) => line)).toEqual([
    'corrected 2026-12-31 0 2026-12-31 sent',
    'late 2026-12-01 28 2026-12-30 pending',
    'month 2027-03-01 0 2027-03-01 sent',
    'plain 2026-12-01 0 2026-12-01 sent',
    'printed 2027-01-30 0 2027-01-30 skipped',
    'taken 2026-12-01 1 2026-12-05 sent',
    'waste 2026-12-31 -30 2026-12-01 sent',
  ]);
});

test('a line is of one thing, and once of each', async () => {
  const insert = (columns: string, values: string) =>
    pool.query(
      `INSERT INTO alerts (id, organisation_id, ${columns}, due_date, stage, recipient_id, channel, morning, result)
       SELECT gen_random_uuid(), organisation_id, ${values}, '2027-03-31', 0, uploaded_by, 'email', '2027-03-31', 'sent'
       FROM consent_documents AS document WHERE title = 'plain'`,
    );
  await insert('consent_document_id', 'document.id');
  await insert('renewal_of_id', 'document.id');
  await expect(insert('renewal_of_id', 'document.id')).rejects.toThrow('alerts_once_of_renewal');
  await expect(insert('consent_document_id, renewal_of_id', 'document.id, document.id')).rejects.toThrow(
    'alerts_check',
  );
});
