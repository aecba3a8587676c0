import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostmaster, runProgram } from '../../test/child-process.ts';
import { waitFor } from '../../test/harness.ts';
import { createOrganisation, getBuiltInRoles } from '../demo/accounts.ts';
import { readConfig } from '../env.ts';
import { readAll } from '../files/file-store.ts';
import { type Started, startServices } from '../start-services.ts';
import { checkBackup } from './backup/checksums.ts';
import { createCli } from './cli.test-support.ts';
import { COMMANDS } from './commands.ts';
import { connect } from './connect.ts';
import { runCli } from './run.ts';

/** A server of our own with its data; each test goes on where one ended. */
type EhsCall = ReturnType<typeof createCli>;
let base: string;
let data: string;
let original: Started | null = null;
beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-backup-'));
  data = path.join(base, 'data');
  original = await start(data);
});
afterAll(async () => {
  await original?.stop();
  rmSync(base, { recursive: true, force: true });
});

const configOf = (dataDir: string) => readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir }, base);
const start = (dataDir: string) => startServices(configOf(dataDir), () => undefined, 'server');

/** The command on the server of this test. */
const ehs: EhsCall = (...argv) => {
  if (!original) throw new Error('There is no server');
  return createCli({ services: { ...original.services, log: Fastify({ logger: false }).log } })(...argv);
};

/** Writes numbers, each in a transaction, in ever new segments of the log that the server may take away again. */
async function writeUntil(signal: AbortSignal, services: Started['services']): Promise<number> {
  const { pool } = services.db;
  await pool.query('CREATE TABLE ticks (tick integer PRIMARY KEY, filling text)');
  for (let tick = 1; ; tick++) {
    if (signal.aborted) return tick - 1;
    await pool.query('INSERT INTO ticks VALUES ($1, $2)', [tick, 'x'.repeat(2000)]);
    if (tick % 400 === 0) await pool.query('SELECT pg_switch_wal()');
    if (tick % 800 === 0) await pool.query('CHECKPOINT');
  }
}

const BYTES = Buffer.from('The order of the tannery, as it was sent. '.repeat(5000));

test('a backup of a server that works is whole, and a server starts on it', async () => {
  const services = original?.services;
  if (!services) throw new Error('There is no server');
  const { organisationId } = await services.db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const owner = { name: 'Asha Kulkarni', email: 'asha@kaveri.example', designation: 'Officer' };
    const rest = { department: 'EHS', mobileNo: '9000000000', passwordHash: 'none' };
    const place = { state: 'Goa', address: 'Plot 1', sector: 'Leather' };
    return createOrganisation(
      tx,
      company,
      { type: 'company', name: 'Kaveri Tanneries', ...place, owner: { ...owner, ...rest } },
      new Date(),
    );
  });
  const key = await services.files.keep(await services.files.spool(Readable.from([BYTES])));

  const writing = new AbortController();
  const written = writeUntil(writing.signal, services);
  const countTicks = async () => {
    const { rows } = await services.db.pool.query<{ ticks: number }>('SELECT count(*) AS ticks FROM ticks');
    return rows[0]?.ticks ?? 0;
  };
  await waitFor(async () => (await countTicks().catch(() => 0)) > 100);
  const before = await countTicks();
  const folder = path.join(base, 'backup');
  const made = runProgram('src/cli/ehs.ts', ['backup', 'create', folder], { EHS_DATA_DIR: data });
  const code = await made.ended;
  const after = await countTicks();
  await sleep(50);
  writing.abort();
  expect(code, made.output()).toBe(0);
  expect(made.output()).toMatch(
    /Database: +PostgreSQL \d+\.\d+, \d+ files \([\d.]+ MB\), [\d.]+ MB of them its log/,
  );
  expect(made.output()).toMatch(/Stored files: +1 file \(\d+ kB\)/);
  expect(made.output()).toContain('EHS_DATA_DIR=<copy> npm start');
  expect(made.output()).toContain('Warning: the folder contains the key of the files.');
  expect(readdirSync(base).sort()).toEqual(['backup', 'data']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder).sort()).toEqual(
    ['backup.sha256', 'files', 'files.key', 'postgres', 'postgres.password', 'push.key'].sort(),
  );
  // What the server makes anew is not in it.
  expect(readdirSync(path.join(folder, 'postgres', 'pg_replslot'))).toEqual([]);
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(await ehs('backup', 'check', folder)).toMatchObject({ code: 0 });

  // Where this run may take another user for the server, the copy is one that came from elsewhere.
  vi.stubEnv('EHS_POSTGRES_USER_NAMESPACE', 'off');
  const copy = await start(folder);
  vi.unstubAllEnvs();
  try {
    const { rows } = await copy.services.db.pool.query<{ first: number; last: number; ticks: number }>(
      'SELECT min(tick) AS first, max(tick) AS last, count(*) AS ticks FROM ticks',
    );
    // It did not take what it found for a server that crashed: checkpoints went on while it was copied.
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).toContain('completed backup recovery');
    const [found] = rows;
    expect(found).toMatchObject({ first: 1, ticks: found?.last });
    expect(found?.ticks).toBeGreaterThanOrEqual(before);
    expect(found?.ticks).toBeLessThanOrEqual(after);
    const names = await copy.services.db.pool.query('SELECT name FROM organisations WHERE id = $1', [
      organisationId,
    ]);
    expect(names.rows).toEqual([{ name: 'Kaveri Tanneries' }]);
    expect(await readAll(await copy.services.files.read(key, BYTES.length))).toEqual(BYTES);
  } finally {
    await copy.stop();
  }
  expect((await ehs('backup', 'check', folder)).err).toContain('A server was started on');

  // A copy that has lost its key is refused and not given a new one: every file would be lost without a word.
  rmSync(path.join(folder, 'files.key'));
  await expect(start(folder)).rejects.toThrow('files.key, the key of the stored files. Set EHS_DATA_DIR or');
  expect(existsSync(path.join(folder, 'files.key'))).toBe(false);
  expect(findPostmaster(folder)).toBeNull();

  // The original has gone on, holds nothing back for the backup, and knows of it.
  expect(await written).toBeGreaterThanOrEqual(after);
  const { rows: slots } = await services.db.pool.query('SELECT slot_name FROM pg_replication_slots');
  expect(slots).toEqual([]);
  const { rows: trail } = await services.db.pool.query(
    `SELECT summary, actor_name FROM audit_log WHERE action = 'backup create'`,
  );
  expect(trail).toEqual([
    { summary: `Backed up into ${folder}`, actor_name: expect.stringContaining('Operator') },
  ]);
});

test('a tablespace outside of the folder is refused, and nothing is left', async () => {
  const client = new Client({ connectionString: original?.services.db.pool.options.connectionString });
  await client.connect();
  await client.query(`SET allow_in_place_tablespaces = on`);
  await client.query(`CREATE TABLESPACE elsewhere LOCATION ''`);
  const refused = await ehs('backup', 'create', path.join(base, 'refused'));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('tablespaces') });
  await client.query('DROP TABLESPACE elsewhere');
  await client.end();
  expect(readdirSync(base).sort()).toEqual(['backup', 'data']);
});

test('while the server does not run it is made as well, and damage is found', async () => {
  await original?.stop();
  original = null;
  const folder = path.join(base, 'nightly', 'second');
  const out: string[] = [];
  const call = (...argv: string[]) =>
    runCli(argv, {
      commands: COMMANDS,
      readConfig: () => configOf(data),
      connect,
      out: (text) => out.push(text),
      err: (text) => out.push(text),
    });
  expect(await call('backup', 'create', folder, '--json'), out.join('\n')).toBe(0);
  expect(findPostmaster(data)).toBeNull();
  expect(JSON.parse(out[0] ?? '')).toMatchObject({
    folder,
    database: { kind: 'cluster' },
    files: { count: 1 },
    key: 'inside',
  });
  appendFileSync(path.join(folder, 'postgres', 'global', 'pg_control'), 'x');
  rmSync(path.join(folder, 'files.key'));
  await expect(checkBackup(folder)).resolves.toMatchObject({
    missing: ['files.key'],
    changed: ['postgres/global/pg_control'],
  });
});
