import path from 'node:path';
import type { Pool } from 'pg';
import { createDatabase } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { lockFolder } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { createPool } from './database/pool.ts';
import type { Config } from './env.ts';
import { createFolderStore } from './files/blob-store.ts';
import { findFileKey, takeFileKey } from './files/file-key.ts';
import { createFileStore } from './files/file-store.ts';
import { createS3Store } from './files/s3-store.ts';
import type { Services } from './http/services.ts';
import { createJobQueue, prepareJobQueue } from './jobs/job-queue.ts';
import { createOutboxMailer, createSmtpMailer, type Mailer } from './mail/mailer.ts';
import { findPushKeys, makePushKeys, takePushKeys } from './push/push-key.ts';
import { createPushService, type PushService } from './push/push-service.ts';

/** What a server runs on, and how it is put away again. */
export type Started = {
  services: Omit<Services, 'log'>;
  mailer: Mailer;
  /** Stops what was started, the last first. */
  stop(): Promise<void>;
};

/**
 * Who needs the services. A server refuses a wrong key of the stored files, and makes the first one. A command does
 * neither: one that works with files is refused when it does, the others go on.
 */
type Purpose = 'server' | 'command';

/**
 * Starts the database (our own, or the configured one), brings it to this version and connects everything else.
 * @throws Error with one sentence; what was started until then is stopped again
 */
export async function startServices(
  config: Config,
  log: (line: string) => void,
  purpose: Purpose,
): Promise<Started> {
  const cleanups: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    cleanups.push(lockFolder(config.dataDir));
    const url = config.databaseUrl ?? (await startOwnDatabase(config, log, cleanups));
    const applied = await withPool(createPool(url, log, 2, 0), migrate);
    if (applied.length > 0) log(`The database was upgraded to this version: ${applied.join(', ')}`);
    await withPool(createPool(url, log, 2), (pool) => prepareJobQueue(pool, url, log));
    const connected = await connectServices(config, url, log, purpose);
    cleanups.push(() => connected.stop());
    return { services: connected.services, mailer: openMailer(config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Connects everything to a database that is there and of this version. */
export async function connectServices(
  config: Config,
  url: string,
  log: (line: string) => void,
  purpose: Purpose,
): Promise<Pick<Started, 'services' | 'stop'>> {
  const open = (at: string) => createPool(at, log, undefined, undefined, config.databaseAnswerMs);
  const db = createDatabase(open(url), {
    keepsPlans: config.keepsPlans,
    ...(config.databaseAppUrl ? { appPool: open(config.databaseAppUrl) } : {}),
    ...(config.databaseSystemUrl ? { systemPool: open(config.databaseSystemUrl) } : {}),
  });
  try {
    const files = await openFiles(config, db.pool, purpose);
    const jobs = createJobQueue(url, log);
    await jobs.start();
    return {
      services: { config, db, files, jobs, push: openPush(config, purpose), now: () => new Date() },
      stop: async () => {
        await jobs.stop();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function withPool<T>(pool: Pool, work: (pool: Pool) => Promise<T>): Promise<T> {
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function startOwnDatabase(
  config: Config,
  log: (line: string) => void,
  cleanups: (() => Promise<void> | void)[],
): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  cleanups.push(() => server.stop());
  return server.url;
}

async function openFiles(config: Config, pool: Pool, purpose: Purpose): Promise<Services['files']> {
  const blobs = config.s3 ? createS3Store(config.s3) : createFolderStore(path.join(config.dataDir, 'files'));
  const source = { config, pool, blobs };
  const key = purpose === 'server' ? await takeFileKey(source) : await findFileKey(source).catch(toError);
  return createFileStore({ blobs, key, spoolDir: path.join(config.dataDir, 'spool') });
}

/** Thrown by the file store when it needs the key. */
function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Commands send nothing to browsers: before the first server has made a key they do with one that nobody keeps. */
function openPush(config: Config, purpose: Purpose): PushService {
  const keys = purpose === 'server' ? takePushKeys(config) : (findPushKeys(config) ?? makePushKeys());
  return createPushService(keys, toContact(config.mailFrom));
}

/** Where push services reach the operator: the address that mails come from. */
function toContact(mailFrom: string): string {
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}`;
}

function openMailer(config: Config): Mailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(path.join(config.dataDir, 'outbox'), config.mailFrom);
}
