// Runs the API's tests once more on the PostgreSQL that is installed on this machine, where there is one.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const OLDEST = 15;
const root = path.resolve(import.meta.dirname, '../..');
const home = findInstalled();
if (!home) {
  console.log(
    'No PostgreSQL of version 15 or newer is installed here: the tests ran on the embedded one only.',
  );
  process.exit(0);
}
process.exitCode = await testOn(home);

/** The newest server of Debian's layout, or one whose programs are on the PATH. */
function findInstalled(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= OLDEST)
    : [];
  const newest = versions
    .sort((a, b) => b - a)
    .find((version) => existsSync(`${debian}/${version}/bin/initdb`));
  if (newest) return `${debian}/${newest}/bin`;
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
  return onPath ?? null;
}

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
    const tested = spawnSync('pnpm', ['--filter', '@anupalan/api', 'test'], {
      cwd: root,
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
  for (let tries = 0; tries < 200; tries++) {
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
