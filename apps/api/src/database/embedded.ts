import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { syncSync, writeWholeSync } from '../files/durable.ts';
import { findEmbeddedBinaries } from './embedded-binaries.ts';
import { chooseLauncher, type Launcher } from './embedded-privileges.ts';

/** A PostgreSQL server that belongs to this process. */
export type EmbeddedPostgres = {
  /** Connection string of the owner of the database. */
  url: string;
  /** Stops the server (fast shutdown: open transactions are rolled back, all else is on disk) and waits. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The folder of the server's data; made where it does not exist. */
  dataDir: string;
  log: (line: string) => void;
  /** More settings of postgresql.conf, as name=value. */
  settings?: string[];
};

const OWNER = 'anupalan_owner';
const DATABASE = 'anupalan';
const READY_WITHIN_MS = 60_000;
/** After a crash the processes of the old server may hold its memory for a moment, and the first tries fail. */
const TRIES_TO_START = 3;
/** A server that lived for so long was able to work. */
const WORKED_MS = 3_000;

/**
 * Starts a PostgreSQL of our own on loopback with a random password, durable settings and a free port. A server
 * that a killed process left running on the folder is stopped first; one that dies is started again.
 * @throws Error with one sentence where it cannot start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const launcher = chooseLauncher(findEmbeddedBinaries());
  const cluster = path.join(options.dataDir, 'postgres');
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const password = readOrMakePassword(path.join(options.dataDir, 'postgres.password'));
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) initialise(launcher, cluster, password);
  await stopLeftover(cluster);
  launcher.own(cluster);
  // PostgreSQL refuses a folder that others can read, as many ways to copy a backup leave it.
  chmodSync(cluster, 0o700);

  const port = await findFreePort();
  const urlOf = (database: string) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
  const server = new Supervised(launcher, cluster, port, options);
  await server.start();
  try {
    await waitUntilReady(urlOf('postgres'), server, options.log);
    await createDatabase(urlOf('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: urlOf(DATABASE), stop: () => server.stop() };
}

/** Whether a data folder holds a database of ours. */
export function hasEmbeddedData(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));
}

/**
 * The connection string of the server that another process runs on a data folder; null where none runs.
 * PostgreSQL writes its port into the fourth line of postmaster.pid.
 */
export function findRunningUrl(dataDir: string): string | null {
  try {
    const port = Number(
      readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3],
    );
    const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
    if (!Number.isInteger(port) || port < 1) return null;
    return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  } catch {
    return null;
  }
}

function readOrMakePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  // Nobody can open the database without it.
  writeWholeSync(file, password);
  return password;
}

/** Makes the data folder beside its place and moves it there when it is whole: a cut-off first start leaves nothing. */
function initialise(launcher: Launcher, cluster: string, password: string): void {
  const fresh = `${cluster}.new`;
  const handover = `${cluster}.handover`; // a folder, because initdb may run as another user
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  mkdirSync(handover, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(handover, 'password'), password, { mode: 0o600 });
  launcher.own(fresh);
  launcher.own(handover);
  try {
    const [command, args] = launcher.command(launcher.binaries.initdb, [
      `--pgdata=${fresh}`,
      `--username=${OWNER}`,
      `--pwfile=${path.join(handover, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ]);
    const result = spawnSync(command, args, { encoding: 'utf8', env: environment() });
    if (result.status !== 0) {
      throw new Error(
        `PostgreSQL could not create its data folder ${cluster}: ${lastLine(result.stderr || String(result.error))}`,
      );
    }
    // initdb has brought what is in it to the disk.
    renameSync(fresh, cluster);
    syncSync(path.dirname(cluster), 'folder');
  } finally {
    rmSync(handover, { recursive: true, force: true });
  }
}

/** Stops the server that a killed Anupalan left on this folder; PostgreSQL writes its number into postmaster.pid. */
async function stopLeftover(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostmasterOf(pid, cluster)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (!isAlive(pid)) return;
    await sleep(50);
  }
  throw new Error(
    `A PostgreSQL server (process ${pid}) from an earlier start still uses ${cluster} and does not stop. End it and start again.`,
  );
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    const shown = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return (shown.stdout ?? '').includes(cluster);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A dead child that its parent has not looked at yet still has a number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Runs the server and starts it again when it ends by itself, as it does after a full disk. */
class Supervised {
  #child: ChildProcess | null = null;
  #stopping = false;
  #restarts = 0;
  #startedAt = 0;
  readonly #launcher: Launcher;
  readonly #cluster: string;
  readonly #port: number;
  readonly #options: EmbeddedPostgresOptions;

  constructor(launcher: Launcher, cluster: string, port: number, options: EmbeddedPostgresOptions) {
    this.#launcher = launcher;
    this.#cluster = cluster;
    this.#port = port;
    this.#options = options;
  }

  /** Whether it ended so often that another try changes nothing. */
  get hasGivenUp(): boolean {
    return this.#child === null && this.#restarts > TRIES_TO_START;
  }

  async start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.#port}`,
      'unix_socket_directories=',
      'fsync=on',
      'synchronous_commit=on',
      'full_page_writes=on',
      'shared_buffers=64MB',
      'max_connections=80',
      'timezone=UTC',
      'log_timezone=UTC',
      ...(this.#options.settings ?? []),
    ];
    const [command, args] = this.#launcher.command(this.#launcher.binaries.postgres, [
      '-D',
      this.#cluster,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const log = openSync(path.join(this.#options.dataDir, 'postgres.log'), 'a', 0o600);
    // A group of its own: Ctrl-C reaches this process only, which stops the server after its last answer.
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, env: environment() });
    this.#child = child;
    this.#startedAt = Date.now();
    child.once('error', (error) => this.#options.log(`PostgreSQL could not be started: ${error.message}`));
    child.once('exit', () => this.#onExit(child));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    await ended;
  }

  #onExit(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    if (this.#stopping) return;
    // One that worked for a while was ended by something else; one that ends at once will do so again.
    this.#restarts = Date.now() - this.#startedAt > WORKED_MS ? 0 : this.#restarts + 1;
    const wait = Math.min(30_000, 500 * 2 ** Math.min(this.#restarts, 6));
    this.#options.log(`The database server stopped. It will be restarted in ${wait / 1000} s.`);
    setTimeout(() => {
      if (!this.#stopping) void this.start();
    }, wait).unref();
  }
}

async function waitUntilReady(url: string, server: Supervised, log: (line: string) => void): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  let hasSaid = false;
  for (;;) {
    if (server.hasGivenUp)
      throw new Error(
        'The embedded PostgreSQL stopped while it was starting. See postgres.log in the data folder.',
      );
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const isLate = Date.now() > until;
      if (!isWorthWaiting(error, isLate)) {
        throw new Error(
          `The embedded PostgreSQL does not respond: ${error instanceof Error ? error.message : error}`,
        );
      }
      if (isLate && !hasSaid)
        log('The database is recovering from a crash or a backup. This can take a while.');
      hasSaid = isLate;
      await sleep(30);
    }
  }
}

/** Whether a server that was just started may still come, by what it answered. */
export function isWorthWaiting(error: unknown, isLate: boolean): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Class 28: the server answers, and does not know the password of this folder. Waiting changes nothing.
  if (code.startsWith('28')) return false;
  // It recovers, and says so until it is done: with much of a log, or many files, for longer than any limit.
  return code === '57P03' || !isLate;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL's own variables of the caller (PGDATA, PGPORT, …) must not steer our server. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
