// Runs those of the API's tests that touch the database on the PostgreSQL that is installed on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findInstalledPostgres } from './installed-postgres.ts';

const api = path.resolve(import.meta.dirname, '../../apps/api');

const installed = findInstalledPostgres();
if (!installed) {
  console.error('No PostgreSQL of version 15 or newer is installed here.');
  process.exit(1);
}
process.exitCode = await testOn(installed.bin);

async function testOn(bin: string): Promise<number> {
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
  if (made.status !== 0) {
    console.error(made.stderr);
    return 1;
  }
  const port = await findFreePort();
  const [postgres, args] = as('postgres', [
    '-D',
    data,
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=100',
  ]);
  const server = spawn(postgres, args, { stdio: 'ignore', cwd: folder });
  try {
    await waitForPort(port);
    console.log(`PostgreSQL of ${bin}`);
    const tested = spawnSync('pnpm', ['exec', 'vitest', 'run'], {
      cwd: api,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: `postgres://owner:${password}@127.0.0.1:${port}/postgres` },
      shell: process.platform === 'win32',
    });
    return tested.status ?? 1;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('The installed PostgreSQL does not start');
}
