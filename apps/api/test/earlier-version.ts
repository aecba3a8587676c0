import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { listMigrations, migrate } from '../src/database/migrate.ts';
import { createTestPool } from './pool.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');

/**
 * The beginning of a statement that writes a company and its owner, in columns that every version has; `organisation` and
 * `person` stand for them in what follows.
 */
export const WITH_OWNER = `WITH organisation AS (
    INSERT INTO organisations (id, type, name) VALUES (gen_random_uuid(), 'company', 'Alpha') RETURNING id),
  person AS (
    INSERT INTO users (id, organisation_id, role_id, name, email)
    SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', 'owner@works.example'
    FROM organisation, roles WHERE slug = 'company' AND roles.organisation_id IS NULL RETURNING id, organisation_id)`;

/** A database of an earlier version, to be brought to this one by `migrate`. */
export type EarlierVersion = { pool: Pool; close(): Promise<void> };

/**
 * Makes a database as an earlier version left it, without rows of organisations.
 * @param before the number of the first migration that it has not seen (`0026`)
 */
export async function startEarlierVersion(before: string): Promise<EarlierVersion> {
  const name = `anupalan_before_${before}_${process.pid}_${Date.now()}`;
  await execute(`CREATE DATABASE ${name}`);
  const address = new URL(inject('serverUrl'));
  address.pathname = `/${name}`;
  const pool = createTestPool(address.toString(), 2);
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'anupalan-earlier-'));
  try {
    for (const each of listMigrations().filter((migration) => migration < before))
      cpSync(path.join(MIGRATIONS, `${each}.sql`), path.join(earlier, `${each}.sql`));
    await migrate(pool, earlier);
  } finally {
    rmSync(earlier, { recursive: true, force: true });
  }
  return {
    pool,
    close: async () => {
      await pool.end();
      await execute(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
