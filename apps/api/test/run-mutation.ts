// Runs Stryker on one PostgreSQL for all of its workers: a worker that hangs is killed, and would leave its own behind.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-mutation-'));
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: () => undefined,
  settings: ['fsync=off', 'max_connections=100'],
});
try {
  const stryker = spawn('stryker', ['run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: server.url },
    shell: process.platform === 'win32',
  });
  // Ctrl-C reaches Stryker by itself; the server stops after it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => stryker.kill('SIGTERM'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    stryker.once('error', reject);
    stryker.once('exit', (code) => resolve(code ?? 1));
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
