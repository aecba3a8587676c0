import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, buildApp } from '@anupalan/api/src/app.ts';
import { createDatabase } from '@anupalan/api/src/database/database.ts';
import { migrate } from '@anupalan/api/src/database/migrate.ts';
import { createPool } from '@anupalan/api/src/database/pool.ts';
import { readConfig } from '@anupalan/api/src/env.ts';
import { createFolderStore } from '@anupalan/api/src/files/blob-store.ts';
import { createFileStore } from '@anupalan/api/src/files/file-store.ts';
import type { Services } from '@anupalan/api/src/http/services.ts';
import { createJobQueue, prepareJobQueue } from '@anupalan/api/src/jobs/job-queue.ts';
import { makePushKeys } from '@anupalan/api/src/push/push-key.ts';
import { createPushService } from '@anupalan/api/src/push/push-service.ts';
import { findInstalledPostgres } from '@anupalan/start/installed-postgres.ts';
import { startInstalledServer } from '@anupalan/start/installed-server.ts';
import type { FastifyInstance } from 'fastify';

/** The day of the measurements: dates are made around it, and it is the services' today. */
export const TODAY = '2026-11-23';
/** 11:30 in India: the morning's alerts are due. */
const NOW = `${TODAY}T06:00:00Z`;
/** How long a busy machine may take to answer: what is measured is CPU. */
const PATIENCE_MS = 600_000;
/** Of a second of a process's time in /proc. */
const TICKS = 100;

/** The API in this process, on a PostgreSQL of its own. */
export type GrowthServer = {
  app: FastifyInstance;
  services: Services;
  /** The owner's connections: making the rows, and the plain statements that the product is compared with. */
  pool: Services['db']['pool'];
  /** Milliseconds of CPU that this process and the database have used until now. */
  cpuMs(): { server: number; database: number };
  call(token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object | Form): Promise<Answer>;
  stop(): Promise<void>;
};
/** A body with a file. */
export type Form = { payload: Buffer; contentType: string };
/** Status, text and rows of an answer. */
export type Answer = { status: number; text: string };

/** Starts the installed PostgreSQL with the product's migrations, and the API on it. @throws Error without one */
export async function startGrowthServer(): Promise<GrowthServer> {
  const installed = findInstalledPostgres();
  if (!installed) throw new Error('No PostgreSQL of version 15 or newer is installed here.');
  const postgres = await startInstalledServer(installed, [
    'shared_buffers=512MB',
    'max_wal_size=4GB',
    'jit=on',
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'anupalan-growth-'));
  const log = (line: string) => console.error(line);
  // Rows are made by the owner, as long as it takes.
  const pool = createPool(postgres.url, log, 4, 0, PATIENCE_MS);
  await migrate(pool);
  await prepareJobQueue(pool, postgres.url, log);
  const db = createDatabase(createPool(postgres.url, log, 10, PATIENCE_MS, PATIENCE_MS));
  const jobs = createJobQueue(postgres.url, log);
  await jobs.start();
  const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir, EHS_CALL_LIMITS: 'off' }, dataDir);
  const files = createFileStore({
    blobs: createFolderStore(join(dataDir, 'files')),
    key: Buffer.alloc(32, 7),
    spoolDir: join(dataDir, 'spool'),
  });
  const push = createPushService(makePushKeys(), 'mailto:operator@works.example');
  const given = { config, db, files, jobs, push, now: () => new Date(NOW) };
  const app = await buildApp({ services: given });
  await app.ready();
  return {
    app,
    services: { ...given, log: app.log },
    pool,
    cpuMs: () => {
      const { user, system } = process.cpuUsage();
      return { server: (user + system) / 1000, database: readFamilyCpuMs(postgres.pid) };
    },
    call: async (token, method, path, body) => {
      const reply = await app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'payload' in body ? body.contentType : 'application/json' } : {}),
        },
        ...(body ? { payload: 'payload' in body ? body.payload : JSON.stringify({ data: body }) } : {}),
      });
      return { status: reply.statusCode, text: reply.payload };
    },
    stop: async () => {
      await app.close();
      await jobs.stop();
      await db.close();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** CPU of a process and of its children, those that have ended included; 0 where there is no /proc. */
function readFamilyCpuMs(pid: number): number {
  let ticks = 0;
  for (const name of listProcesses()) {
    const fields = readStat(name);
    if (fields === null) continue;
    const [parent, user, system, endedUser, endedSystem] = fields;
    if (Number(name) === pid) ticks += user + system + endedUser + endedSystem;
    else if (parent === pid) ticks += user + system;
  }
  return (ticks * 1000) / TICKS;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Parent, and ticks of user and system, its own and of its ended children. */
function readStat(pid: string): [number, number, number, number, number] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number) => fields[index] ?? 0;
    return [at(1), at(11), at(12), at(13), at(14)];
  } catch {
    return null;
  }
}
