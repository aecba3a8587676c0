import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestPool } from '../../test/pool.ts';
import { listMigrations, listPendingMigrations, migrate } from './migrate.ts';

const DATABASE = `anupalan_migrate_${process.pid}_${Date.now()}`;
const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

let url: string;
let folder: string;
const pools: Pool[] = [];
beforeAll(async () => {
  const address = new URL(inject('serverUrl'));
  await execute(`CREATE DATABASE ${DATABASE}`);
  address.pathname = `/${DATABASE}`;
  url = address.toString();
  for (let i = 0; i < 3; i++) pools.push(createTestPool(url, 3));
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await execute(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function poolOf(index: number): Pool {
  const pool = pools[index];
  if (!pool) throw new Error('No such pool');
  return pool;
}

/** Owners of organisations as they may have been before the demo had a mark. */
const OWNERS: readonly [email: string, confirmed: string, isDemo: boolean][] = [
  ['company@example.com', '2026-01-01T00:00:00Z', true],
  ['narmada.air@example.com', '2026-01-01T00:00:00Z', true],
  // Invited by an operator, and confirmed later.
  ['lab@example.com', '2026-01-02T00:00:00Z', false],
  ['asha@kaveri.example', '2026-01-01T00:00:00Z', false],
];

test('the demo of an earlier version is marked, and no organisation of people', async () => {
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'anupalan-earlier-'));
  for (const name of listMigrations().filter((each) => each < '0016'))
    cpSync(path.join(MIGRATIONS, `${name}.sql`), path.join(earlier, `${name}.sql`));
  const pool = poolOf(0);
  await migrate(pool, earlier);
  for (const [email, confirmed] of OWNERS)
    await pool.query(
      `WITH organisation AS (
         INSERT INTO organisations (id, type, name, created_at) VALUES (gen_random_uuid(), 'lab', $1, '2026-01-01T00:00:00Z')
         RETURNING id), owner AS (
         INSERT INTO users (id, organisation_id, role_id, name, email, email_verified_at, created_at)
         SELECT gen_random_uuid(), organisation.id, roles.id, $1, $1, $2, '2026-01-01T00:00:00Z'
           FROM organisation, roles WHERE slug = 'lab' RETURNING id, organisation_id)
       SELECT FROM owner`,
      [email, confirmed],
    );
  await pool.query(
    'UPDATE organisations SET owner_id = users.id FROM users WHERE users.organisation_id = organisations.id',
  );
  await migrate(pool);
  const { rows } = await pool.query('SELECT name, is_demo FROM organisations');
  expect(new Map(rows.map((row) => [row.name, row.is_demo]))).toEqual(
    new Map(OWNERS.map(([email, , isDemo]) => [email, isDemo])),
  );
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  rmSync(earlier, { recursive: true, force: true });
});

test('three servers that start at once migrate once', async () => {
  const applied = await Promise.all(pools.map((pool) => migrate(pool)));
  expect(applied.flat().sort()).toEqual(listMigrations());
  expect(await listPendingMigrations(poolOf(0))).toEqual([]);
});

test('a second start does nothing', async () => {
  expect(await migrate(poolOf(0))).toEqual([]);
});

test('a migration that fails changes nothing and is named', async () => {
  writeFileSync(path.join(folder, '9001_break_it.sql'), 'CREATE TABLE half (id int); SELECT 1 / 0;');
  await expect(migrate(poolOf(0), folder)).rejects.toThrow(
    /^Migration 9001_break_it failed: division by zero$/,
  );
  const { rows } = await poolOf(0).query("SELECT to_regclass('half') AS found");
  expect(rows).toEqual([{ found: null }]);
  rmSync(path.join(folder, '9001_break_it.sql'));
});

test('a database of a newer version is refused with a sentence, and not touched', async () => {
  writeFileSync(path.join(folder, '9002_add_later.sql'), 'CREATE TABLE later (id int);');
  expect(await migrate(poolOf(0), folder)).toEqual(['9002_add_later']);
  await expect(migrate(poolOf(1))).rejects.toThrow(
    /^A newer version of Anupalan created this database \(it has 9002_add_later\)\. .*Nothing was changed\.$/,
  );
});

test('only files of the right name are migrations', () => {
  for (const name of ['notes.sql', '12_short.sql', '9003_Upper.sql', '9004_text.txt'])
    writeFileSync(path.join(folder, name), '');
  expect(listMigrations(folder)).toEqual([...listMigrations(), '9002_add_later']);
});
