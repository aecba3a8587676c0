import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../../test/small-app.ts';
import type { Database } from '../database/database.ts';
import { findNamed, listFileColumns } from './named-files.ts';

let db: Database;
beforeAll(async () => {
  db = await startDatabase();
});
afterAll(() => db.close());

/** Where stored files are named. A file that only another column names would be swept as a leftover. */
const FILE_COLUMNS = [
  'blog_images.key',
  'consent_documents.file_key',
  'consent_documents.shown_key',
  'evidence.file_key',
  'lab_reports.file_key',
  'order_packs.file_key',
  'result_reports.file_key',
  'technical_versions.file_key',
  'users.avatar_key',
];

/** Columns whose names could be those of a file's place, and which hold something else. */
const OTHER_COLUMNS = [
  'blogs.media_path', // the address of a picture, which has a row in blog_images
  'consent_documents.file_name',
  'evidence.file_name',
  'idempotency_keys.key',
  'lab_reports.file_name',
  'learned_readings.key_hash', // of a wording
  'order_packs.file_name',
  'rate_limits.key',
  'result_reports.file_name',
  'technical_versions.file_name',
];

test('every column that could name a stored file is known as one, or as something else', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'ARRAY', 'jsonb')
        AND column_name ~ 'key|file|path|picture|image|photo|logo|avatar|attach|blob|media_|scan|stored|object'
      ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...FILE_COLUMNS, ...OTHER_COLUMNS].sort());
  expect((await listFileColumns(db.pool)).map(({ table, column }) => `${table}.${column}`)).toEqual(
    FILE_COLUMNS,
  );
});

test('a column of a later version is found by its name, a list as well', async () => {
  await db.pool.query(`CREATE TABLE later (logo_key text, attachment_keys text[]);
    INSERT INTO later VALUES ('logo', '{first,second}'), (NULL, NULL)`);
  try {
    const keys = ['logos/logo', 'first', 'aa/second', 'aa/third', 'logos/first/logo'];
    expect([...(await findNamed(db.pool, keys))].sort()).toEqual(['aa/second', 'first', 'logos/logo']);
    expect(await findNamed(db.pool, [])).toEqual(new Set());
  } finally {
    await db.pool.query('DROP TABLE later');
  }
});

test('a login that does not see every row is told so, and gets no answer', async () => {
  const pool = {
    connect: async () => {
      const client = await db.pool.connect();
      await client.query('SET ROLE anupalan_app');
      return Object.assign(client, {});
    },
    query: db.pool.query.bind(db.pool),
  };
  await expect(findNamed(pool as never, ['aa/key'])).rejects.toThrow(/row-level security|permission denied/);
});
