// Runs those of the API's tests that touch the database on the PostgreSQL that is installed on this machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findInstalledPostgres } from './installed-postgres.ts';
import { startInstalledServer } from './installed-server.ts';

const api = path.resolve(import.meta.dirname, '../../apps/api');

const installed = findInstalledPostgres();
if (!installed) {
  console.error('No PostgreSQL of version 15 or newer is installed here.');
  process.exit(1);
}
// Compiled plans answer the same, and each of these is run once or twice: compiling them was a sixth of the server's time.
const server = await startInstalledServer(installed, ['autovacuum=off', 'jit=off']);
try {
  console.log(`PostgreSQL of ${installed.bin}`);
  const tested = spawnSync('pnpm', ['exec', 'vitest', 'run'], {
    cwd: api,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: server.url },
    shell: process.platform === 'win32',
  });
  process.exitCode = tested.status ?? 1;
} finally {
  await server.stop();
}
