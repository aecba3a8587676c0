import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { inject, test } from 'vitest';
import { describeSchema } from '../../src/database/describe-schema.ts';
import { listMigrations, migrate } from '../../src/database/migrate.ts';
import { createPool } from '../../src/database/pool.ts';
import { runProgram } from '../child-process.ts';
import { waitFor } from '../harness.ts';
import { readDeadline, readNumber } from './options.ts';
import { finish } from './result.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
/** How long the step stands still in which the program is killed. */
const STILL_SECONDS = 1;
const ROWS = 5;

test('killed inside any step of the way from any earlier schema, the next start completes it and keeps every row', async () => {
  const names = listMigrations();
  // The first schema with rows of people is that of the first two steps.
  const pairs = names.flatMap((_, step) => names.slice(2, step + 1).map((_, i) => ({ from: i + 2, step })));
  const times = Math.min(pairs.length, readNumber('times', pairs.length));
  const deadline = readDeadline();
  const faults: string[] = [];
  const counts = { acknowledged: 0, lost: 0, doubled: 0 };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-migrations-'));
  const whole = await withDatabase(async (pool) => {
    await migrate(pool);
    return describeSchema(pool);
  });
  let kills = 0;
  let untouched = 0;
  try {
    for (; kills < times && Date.now() < deadline; kills += 1) {
      // Spread over all pairs where not all are asked for.
      const { from, step } = pairs[Math.floor((kills * pairs.length) / times)] ?? { from: 2, step: 2 };
      await withDatabase(async (pool, url) => {
        await migrate(pool, copyTo(folder, names.slice(0, from)));
        await pool.query(
          `INSERT INTO organisations (id, type, name) SELECT gen_random_uuid(), 'company', 'Works ' || n FROM generate_series(1, ${ROWS}) AS n`,
        );
        counts.acknowledged += ROWS;

        const held = copyTo(folder, names);
        appendFileSync(path.join(held, `${names[step]}.sql`), `;\nSELECT pg_sleep(${STILL_SECONDS});`);
        const child = runProgram('test/drills/migrations-child.ts', [url, held]);
        const standsStill = `SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'active' AND wait_event = 'PgSleep'`;
        await waitFor(async () => ((await pool.query(standsStill)).rowCount ?? 0) > 0);
        child.process.kill('SIGKILL');
        await child.ended;
        await sleep(1_000 * STILL_SECONDS);

        const done = await listDone(pool);
        if (String(done) === String(names.slice(0, from))) untouched += 1;
        else faults.push(`Killed in ${names[step]} after ${names[from - 1]}, it has ${done.at(-1)}.`);
        await migrate(pool);
        if (String(await listDone(pool)) !== String(names)) faults.push(`${names[step]}: not completed.`);
        if ((await describeSchema(pool)) !== whole) faults.push(`${names[step]}: another schema.`);
        const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int FROM organisations');
        const there = rows[0]?.count ?? 0;
        counts.lost += Math.max(0, ROWS - there);
        counts.doubled += Math.max(0, there - ROWS);
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  finish(
    'migrations',
    counts,
    [`${kills} of ${pairs.length} pairs of a schema and a step`, `untouched by the kill ${untouched}`],
    faults,
  );
});

function copyTo(base: string, names: readonly string[]): string {
  const folder = mkdtempSync(path.join(base, 'some-'));
  for (const name of names) cpSync(path.join(MIGRATIONS, `${name}.sql`), path.join(folder, `${name}.sql`));
  return folder;
}

async function listDone(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map(({ name }) => name);
}

/** Does something on an empty database of the server of the tests. */
async function withDatabase<T>(work: (pool: Pool, url: string) => Promise<T>): Promise<T> {
  const address = new URL(inject('serverUrl'));
  const name = `anupalan_drill_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const admin = new Client({ connectionString: address.toString() });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  address.pathname = `/${name}`;
  const pool = createPool(address.toString(), () => undefined, 3, 0);
  try {
    return await work(pool, address.toString());
  } finally {
    await pool.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}
