import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InstalledPostgres } from './installed-postgres.ts';

/** A server of the installed PostgreSQL in a temporary folder. */
export type InstalledServer = {
  /** Connection string of a database on it, as its owner. */
  url: string;
  /** Its first process, whose children are the connections. */
  pid: number;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
};

/**
 * Starts a server of the installed PostgreSQL on loopback, without a sync of its files: it is for tests and measurements.
 * @param settings more of its settings, each `name=value`
 * @throws Error with what initdb says, or when the server does not start
 */
export async function startInstalledServer(
  { bin }: InstalledPostgres,
  settings: readonly string[] = [],
): Promise<InstalledServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-installed-postgres-'));
  const data = path.join(folder, 'data');
  const password = randomBytes(18).toString('base64url');
  const isRoot = process.getuid?.() === 0;
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(path.join(folder, 'password'), password, { mode: 0o600 });
  if (isRoot) {
    // PostgreSQL refuses to run as root; the folder goes to an unprivileged user.
    for (const each of [folder, data, path.join(folder, 'password')]) chownSync(each, 65_534, 65_534);
    chmodSync(folder, 0o755);
  }
  const as = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ['setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', path.join(bin, program), ...args]]
      : [path.join(bin, program), args];
  const [initdb, initArgs] = as('initdb', [
    `--pgdata=${data}`,
    '--username=owner',
    `--pwfile=${path.join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const made = spawnSync(initdb, initArgs, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await findFreePort();
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=100',
    ...settings,
  ];
  const [postgres, args] = as('postgres', ['-D', data, ...all.flatMap((setting) => ['-c', setting])]);
  const server = spawn(postgres, args, { stdio: 'ignore', cwd: folder });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(path.join(bin, 'pg_isready'), port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://owner:${password}@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server that listens may still be starting up, and refuses calls until then. */
async function waitUntilReady(program: string, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { status } = spawnSync(program, ['--host=127.0.0.1', `--port=${port}`, '--quiet']);
    if (status === 0) return;
    await sleep(200);
  }
  throw new Error('The installed PostgreSQL does not start');
}
