// Started by tests as a server of its own that does nothing but jobs, on the database of the first argument, at the
// time of the second. Each mail that goes out is a line of the file of the third; with "slow" it waits after each, so
// that it can be killed between the mail and the ledger.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { createDatabase } from '../src/database/database.ts';
import { createPool } from '../src/database/pool.ts';
import { readConfig } from '../src/env.ts';
import { createFolderStore } from '../src/files/blob-store.ts';
import { createFileStore } from '../src/files/file-store.ts';
import { createJobQueue } from '../src/jobs/job-queue.ts';
import { registerJobs } from '../src/jobs/register-jobs.ts';
import { makePushKeys } from '../src/push/push-key.ts';
import { createPushService } from '../src/push/push-service.ts';

const [, , databaseUrl = '', now = '', mails = '', mode] = process.argv;
const dataDir = path.dirname(mails);
const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir }, dataDir);
const db = createDatabase(createPool(databaseUrl, () => undefined, 5));
const jobs = createJobQueue(databaseUrl, (line) => console.log(line));
await jobs.start();
const files = createFileStore({
  blobs: createFolderStore(path.join(dataDir, 'files')),
  key: Buffer.alloc(32, 7),
  spoolDir: path.join(dataDir, 'spool'),
});
const push = createPushService(makePushKeys(), 'mailto:operator@works.example');
const services = { config, db, jobs, files, push, log: Fastify().log, now: () => new Date(now) };
await registerJobs(services, {
  async send({ to, messageId }) {
    appendFileSync(mails, `${to} ${messageId}\n`);
    console.log('A mail went out');
    if (mode === 'slow') await sleep(60_000);
  },
});
console.log('Ready');
