import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { createPool } from '../src/database/pool.ts';
import { prepareJobQueue } from '../src/jobs/job-queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a database on the server of the tests. */
    serverUrl: string;
    /** Name of the database that has the migrations and nothing else. */
    templateDatabase: string;
  }
}

/** Starts the server of the tests: our embedded one, or the one of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-test-'));
  const configured = process.env.DATABASE_URL;
  const server = configured
    ? null
    : await startEmbeddedPostgres({
        dataDir: folder,
        log: () => undefined,
        // Hundreds of databases live for seconds each: nothing is worth tidying, and a plan hangs on no clock.
        settings: ['fsync=off', 'max_connections=100', 'autovacuum=off'],
      });
  const serverUrl = configured ?? server?.url ?? '';
  const templateDatabase = `anupalan_template_${process.pid}`;
  await execute(serverUrl, `CREATE DATABASE ${templateDatabase}`);
  const templateUrl = urlOf(serverUrl, templateDatabase);
  const pool = createPool(templateUrl, () => undefined);
  await migrate(pool);
  await prepareJobQueue(pool, templateUrl, () => undefined);
  await pool.end();
  // A database that somebody is connected to cannot be copied: a test that looks into this one stops all others.
  await execute(serverUrl, `ALTER DATABASE ${templateDatabase} ALLOW_CONNECTIONS false`);
  project.provide('serverUrl', serverUrl);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    if (configured) await execute(serverUrl, `DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
