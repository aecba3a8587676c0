import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@anupalan/api/src/database/embedded.ts';
import { findInstalledPostgres } from '@anupalan/start/installed-postgres.ts';
import { startInstalledServer } from '@anupalan/start/installed-server.ts';
import { SERVER_FLAGS } from '@anupalan/start/server-flags.mjs';

const SERVER = path.resolve(import.meta.dirname, '../../../apps/api/src/server.ts');
const READY_WITHIN_MS = 120_000;

/** A process that is measured. */
export type Measured = { pid: number; stop(): Promise<void> };
/** A server that answers on loopback. */
export type MeasuredServer = Measured & { port: number };

/** Starts the installed PostgreSQL on a folder of its own, or ours where none is installed. */
export async function startPostgres(): Promise<Measured & { url: string; name: string }> {
  const installed = findInstalledPostgres();
  if (installed)
    return { ...(await startInstalledServer(installed)), name: `PostgreSQL ${installed.version}` };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'anupalan-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: ['fsync=off'] });
  return {
    url: server.url,
    name: 'embedded PostgreSQL',
    pid: Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the bare server and waits until it answers. */
export async function startBareServer(databaseUrl: string): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [databaseUrl]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bare server stopped with exit code ${code}`)));
    child.once('message', (message) => resolve((message as { port: number }).port));
  });
  return { port, ...toMeasured(child) };
}

/** Starts the product as an operator does, but without the limits of calls, and waits until it is ready. */
export async function startProduct(databaseUrl: string): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'anupalan-bench-'));
  const port = await findPairOfPorts();
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      EHS_DATA_DIR: dataDir,
      EHS_CALL_LIMITS: 'off',
      PORT: String(port),
    },
    // Its log is read, as that of a server is.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keepTheEnd = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-5_000);
  };
  child.stdout.on('data', keepTheEnd);
  child.stderr.on('data', keepTheEnd);
  const begun = performance.now();
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - begun > READY_WITHIN_MS)
      throw new Error(`The product does not start:\n${output}`);
    await sleep(100);
  }
  const { pid, stop } = toMeasured(child);
  return {
    port,
    pid,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function toMeasured(child: ChildProcess): Measured {
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Two ports in a row that are free: the product takes both. */
async function findPairOfPorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
