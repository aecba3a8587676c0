import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
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
    `${WITH_OWNER}
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
