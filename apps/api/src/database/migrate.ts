import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../migrations');
const OLDEST_SERVER = 150_000;

/** The migrations of this version, oldest first: their names without the ending. */
export function listMigrations(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .map((name) => name.replace(/\.sql$/, ''))
    .sort();
}

/**
 * Brings the database to this version. Safe when several servers start at once (one migrates, the others wait).
 * @returns the names of the migrations that were run
 * @throws Error with one sentence where the server is too old, or the database is newer than this program
 */
export async function migrate(pool: Pool, folder = FOLDER): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: sharedPool(pool) }) });
  await checkServer(db);
  const names = listMigrations(folder);
  await refuseNewerDatabase(db, names);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => toMigrations(folder, names) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(
      `Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Names of migrations of this version that the database has not seen. */
export async function listPendingMigrations(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM kysely_migration');
  const done = new Set(rows.map((row) => row.name));
  return listMigrations().filter((name) => !done.has(name));
}

function toMigrations(folder: string, names: string[]): Record<string, Migration> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        up: async (db) =>
          void (await sql.raw(readFileSync(path.join(folder, `${name}.sql`), 'utf8')).execute(db)),
      },
    ]),
  );
}

async function checkServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    version: string;
  }>`SELECT current_setting('server_version_num') AS version`.execute(db);
  const version = Number(rows[0]?.version);
  if (version < OLDEST_SERVER) {
    throw new Error(
      `PostgreSQL ${Math.floor(version / 10_000)} is too old: Anupalan needs version 15 or newer.`,
    );
  }
}

async function refuseNewerDatabase(db: Kysely<unknown>, known: string[]): Promise<void> {
  const { rows: found } = await sql<{
    name: string | null;
  }>`SELECT to_regclass('kysely_migration')::text AS name`.execute(db);
  if (!found[0]?.name) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const newer = rows.map((row) => row.name).filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new Error(
      `A newer version of Anupalan created this database (it has ${newer.join(', ')}). Start that version or a later one. Nothing was changed.`,
    );
  }
}

/** The migrator must not close the pool that it borrows. */
function sharedPool(pool: Pool): { connect: Pool['connect']; end: () => Promise<void>; options: object } {
  return { connect: pool.connect.bind(pool), end: async () => undefined, options: {} };
}
