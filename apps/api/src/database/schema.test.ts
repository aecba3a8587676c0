import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createTestPool } from '../../test/pool.ts';
import { describeSchema, describeTypes } from './describe-schema.ts';
import { listMigrations, migrate } from './migrate.ts';

const urlOf = (database: string) => {
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${database}`;
  return url.toString();
};

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const admin = createTestPool(inject('serverUrl'), 1);
  const name = `anupalan_schema_${process.pid}_${Math.round(performance.now())}`;
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    await work(urlOf(name));
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

test('the committed dump and types are those of the migrations', async () => {
  const pool = createTestPool(await createTestDatabase(), 8);
  expect(await describeSchema(pool)).toBe(
    readFileSync(path.resolve(import.meta.dirname, '../../schema.sql'), 'utf8'),
  );
  const plain = (text: string) => text.replace(/[\s,;]+/g, '');
  expect(plain(await describeTypes(pool))).toBe(
    plain(readFileSync(path.join(import.meta.dirname, 'types.generated.ts'), 'utf8')),
  );
  await pool.end();
});

test('several servers that start at once migrate once', () =>
  withDatabase(async (url) => {
    const pools = [1, 2, 3].map(() => createTestPool(url, 3));
    const applied = await Promise.all(pools.map((pool) => migrate(pool)));
    expect(applied.flat().sort()).toEqual(listMigrations());
    for (const pool of pools) await pool.end();
  }));

test('a database of a newer version is refused with a sentence, and stays as it is', () =>
  withDatabase(async (url) => {
    const pool = createTestPool(url, 3);
    await migrate(pool);
    await pool.query(
      `INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_from_the_future', '2030-01-01')`,
    );
    await expect(migrate(pool)).rejects.toThrow(
      /newer version of Anupalan.*9999_from_the_future.*Nothing was changed/,
    );
    await pool.end();
  }));
