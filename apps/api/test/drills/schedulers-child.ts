// Started by the drill of schedulers as a server of its own that does nothing but jobs, on the database of the first
// argument, at the time that the file of the second says at each look. Each mail is a line of the file of the third.
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { createDatabase } from '../../src/database/database.ts';
import { createPool } from '../../src/database/pool.ts';
import { readConfig } from '../../src/env.ts';
import { createFolderStore } from '../../src/files/blob-store.ts';
import { createFileStore } from '../../src/files/file-store.ts';
import { createJobQueue } from '../../src/jobs/job-queue.ts';
import { registerJobs } from '../../src/jobs/register-jobs.ts';
import { makePushKeys } from '../../src/push/push-key.ts';
import { createPushService } from '../../src/push/push-service.ts';

/** As long as a mail server takes for a mail. */
const A_MAIL_TAKES_MS = 5;

const [, , databaseUrl = '', clock = '', mails = ''] = process.argv;
const dataDir = path.dirname(mails);
const config = readConfig({ NODE_ENV: 'test', EHS_DATA_DIR: dataDir }, dataDir);
const db = createDatabase(createPool(databaseUrl, () => undefined, 5));
const jobs = createJobQueue(databaseUrl, () => undefined);
await jobs.start();
const files = createFileStore({
  blobs: createFolderStore(path.join(dataDir, 'files')),
  key: Buffer.alloc(32, 7),
  spoolDir: path.join(dataDir, 'spool'),
});
const push = createPushService(makePushKeys(), 'mailto:operator@works.example');
const now = () => new Date(readFileSync(clock, 'utf8'));
await registerJobs(
  { config, db, jobs, files, push, log: Fastify().log, now },
  {
    async send({ messageId }) {
      appendFileSync(mails, `${messageId}\n`);
      await sleep(A_MAIL_TAKES_MS);
    },
  },
);
console.log('Ready');
