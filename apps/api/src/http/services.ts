import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Config } from '../env.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PushService } from '../push/push-service.ts';

/** What the modules work with; made once at start and handed to each of them. */
export type Services = {
  config: Config;
  db: Database;
  files: FileStore;
  jobs: JobQueue;
  push: PushService;
  log: FastifyBaseLogger;
  /** The time of now. A parameter everywhere, so that tests choose it. */
  now: () => Date;
};
