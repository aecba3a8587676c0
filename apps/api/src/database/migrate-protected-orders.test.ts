import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0039');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('orders of an earlier version that failed can be unlocked, or read as pictures; every row is kept', async () => {
  await pool.query(
    `${WITH_OWNER}
     INSERT INTO consent_documents
       (id, organisation_id, uploaded_by, title, file_name, size, sha256, file_key, mime_type, status, failure, shown_key, shown_size)
     SELECT gen_random_uuid(), organisation_id, person.id, of.title, of.title, 10, sha256(of.title::bytea), 'key of ' || of.title,
       mime, status, failure, shown_key, shown_size
     FROM person, (VALUES
       ('locked', 'application/pdf', 'failed', 'This PDF is locked with a password, so it cannot be read. Save a copy.', NULL, NULL),
       ('damaged', 'application/pdf', 'failed', 'This file is damaged or cut off.', NULL, NULL),
       ('photograph', 'image/jpeg', 'failed', 'This file is a picture.', 'shown', 20),
       ('read', 'application/pdf', 'ready', NULL, NULL, NULL)
     ) AS of (title, mime, status, failure, shown_key, shown_size)`,
  );
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT title, file_key, shown_key, shown_size, needs_password, unread_lines FROM consent_documents ORDER BY title`,
  );
  const plain = { shown_key: null, shown_size: null, needs_password: false, unread_lines: [] };
  expect(rows).toEqual([
    { title: 'damaged', file_key: 'key of damaged', ...plain },
    { title: 'locked', file_key: 'key of locked', ...plain, needs_password: true },
    { title: 'photograph', file_key: 'key of photograph', ...plain },
    { title: 'read', file_key: 'key of read', ...plain },
  ]);
});
