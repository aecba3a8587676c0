import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0040');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('orders of an earlier version have no words on their pictures and no doubts; every row is kept', async () => {
  await pool.query(
    `WITH organisation AS (
       INSERT INTO organisations (id, type, name) VALUES (gen_random_uuid(), 'company', 'Alpha') RETURNING id),
     person AS (
       INSERT INTO users (id, organisation_id, role_id, name, email)
       SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', 'owner@works.example'
       FROM organisation, roles WHERE slug = 'company' AND roles.organisation_id IS NULL RETURNING id, organisation_id)
     INSERT INTO consent_documents
       (id, organisation_id, uploaded_by, title, file_name, size, sha256, file_key, mime_type, status)
     SELECT gen_random_uuid(), organisation_id, person.id, of.title, of.title, 10, sha256(of.title::bytea), of.title,
       'application/pdf', 'ready'
     FROM person, (VALUES ('scan'), ('text')) AS of (title)`,
  );
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT title, recognised_pages, doubts, (SELECT count(*)::integer FROM recognised_words) AS words
     FROM consent_documents ORDER BY title`,
  );
  const none = { recognised_pages: [], doubts: [], words: 0 };
  expect(rows).toEqual([
    { title: 'scan', ...none },
    { title: 'text', ...none },
  ]);
});
