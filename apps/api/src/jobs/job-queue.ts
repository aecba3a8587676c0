import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import { GOODBYE_MS, Lines } from '../database/lines.ts';
import type { createPool } from '../database/pool.ts';
import type { PushMessage } from '../push/push-service.ts';

/** What each queue carries. A job names its organisation and runs as the application role. */
export type JobPayloads = {
  /** `faults`: how many tries have failed by a fault of ours; one that was cut short is none. */
  'read-order': { organisationId: string; consentDocumentId: string; faults?: number };
  /** A laboratory's report whose results are held against the limits of an order. */
  'read-report': { organisationId: string; reportId: string };
  /** An inspection pack or a half-yearly report of an order. */
  'make-pack': { organisationId: string; packId: string };
  'sweep-readings': Record<string, never>;
  /** The link is made by the job, so that its token is never at rest in the queue. */
  'send-reset-link': { email: string };
  'send-password-changed': { userId: string };
  /** Who has signed up; the link is made by the job. */
  'send-sign-up-link': { userId: string };
  /** The link is made by the job; the names are those of the day of the invitation. */
  'send-invitation': { userId: string; invitedBy: string; organisation: string };
  'send-newsletter-link': { subscriberId: string };
  /** The answer of the staff to a request of the public form; others are told in the app and by `send-notification`. */
  'send-support-answer': { supportRequestId: string; eventId: string };
  /** A notification of the platform goes to everybody of its audience. */
  'fan-out-notification': { notificationId: string };
  'send-notification': { notificationId: string; userId: string };
  'sweep-alerts': Record<string, never>;
  'alert-organisation': { organisationId: string };
  /** The mail of one user and morning (`YYYY-MM-DD`); a digest names what is due in the week besides (D49). */
  'send-alerts': { organisationId: string; userId: string; morning: string; isDigest?: true };
  /** A message to one browser. */
  'send-push': { organisationId: string; subscriptionId: string; message: PushMessage };
  /** The organisation is the one that is told of the other's step. */
  'tell-of-enquiry': { organisationId: string; eventId: string };
  /** Tells whoever builds the site that an article changed. */
  'call-build-hook': Record<string, never>;
  'extend-occurrences': { organisationId: string };
  'sweep-occurrences': Record<string, never>;
  'sweep-leftovers': Record<string, never>;
  'name-anew': { organisationId: string };
};
export type QueueName = keyof JobPayloads;

/** Queues as the migrations make them; at least once, so every handler may be run again. */
export const QUEUES: Record<
  QueueName,
  {
    retryLimit: number;
    retryDelay: number;
    retryBackoff: boolean;
    expireInSeconds: number;
    heartbeatSeconds?: number;
  }
> = {
  // A killed server stops its heartbeat, and another one (or the next start) takes the order up again: so often as it
  // takes, because that says nothing about the file. Faults are counted by the handler.
  'read-order': {
    retryLimit: 10_000,
    retryDelay: 1,
    retryBackoff: false,
    // Others' turns count too; whoever still reads says so by its heartbeat.
    expireInSeconds: 3600,
    heartbeatSeconds: 10,
  },
  'read-report': { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 180 },
  // Gigabytes of evidence are read and sealed again; whoever still does says so by its heartbeat.
  'make-pack': {
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3600,
    heartbeatSeconds: 10,
  },
  'sweep-readings': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-reset-link': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-password-changed': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-sign-up-link': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-invitation': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-newsletter-link': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'send-support-answer': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'fan-out-notification': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 },
  'send-notification': {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
  },
  'sweep-alerts': { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  // A killed server's morning is taken up by another after its heartbeat has stopped.
  'alert-organisation': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
  },
  'send-alerts': {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
  },
  // What is told late is of no use: the mail tells it as well.
  'send-push': { retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  'tell-of-enquiry': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'call-build-hook': { retryLimit: 8, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 },
  'extend-occurrences': { retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 300 },
  'sweep-occurrences': { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  'name-anew': { retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 3600 },
  // It goes through every file of the store.
  'sweep-leftovers': { retryLimit: 2, retryDelay: 300, retryBackoff: true, expireInSeconds: 6 * 60 * 60 },
};

export type JobHandler<N extends QueueName> = (
  payload: JobPayloads[N],
  attempt: { isLast: boolean; signal: AbortSignal },
) => Promise<void>;

/** Jobs on the database. */
export type JobQueue = {
  /** Adds a job in the transaction of what it belongs to: both happen, or neither. */
  enqueue<N extends QueueName>(
    tx: Tx,
    name: N,
    payload: JobPayloads[N],
    /** `startAfter` in seconds; of those that wait, the highest `priority` is next; `groupId`: whose it is. */
    options?: { singletonKey?: string; startAfter?: number; priority?: number; groupId?: string },
  ): Promise<void>;
  work<N extends QueueName>(name: N, concurrency: number, handler: JobHandler<N>): Promise<void>;
  /** As `work`, but each job is begun as soon as there is room, and of one group at most `perGroup` run anywhere. */
  workInTurns<N extends QueueName>(
    name: N,
    limits: { concurrency: number; perGroup: number },
    handler: JobHandler<N>,
  ): Promise<void>;
  /** Puts a job that has failed for good back into its queue. */
  retry(name: QueueName, id: string): Promise<void>;
  /** Runs a queue every day at a time of UTC, as a cron expression. */
  schedule(name: QueueName, cron: string): Promise<void>;
  /** Names of queues of this version that the database has not. @throws Error where the queue does not answer */
  listMissing(): Promise<string[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const SCHEMA = 'pgboss';
/** The database tells of new jobs, and of those that wait a look for all queues at once: no worker need ask by itself. */
const WORK = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 600,
  includeMetadata: true,
  perJobResults: true,
} as const;
/** How long jobs in hand may take to end when the server stops; what is not done by then is taken up by another. */
const JOBS_END_MS = 8_000;
/** So often it is asked whether a job is due, or a server that had jobs in hand is gone. */
const LOOK_EVERY_MS = 5_000;

/** @param url connection string of the login that owns the schema of the queue */
export function createJobQueue(url: string, log: (line: string) => void): JobQueue {
  // What pg is told through pg-boss. A query that is never answered would hold up its queue for ever.
  const lines = new Lines();
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    stream: lines.stream,
  };
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    max: 4,
    application_name: 'anupalan-jobs',
    useListenNotify: true,
    // The migrations make the schema and the queues; a server never changes it at start.
    migrate: false,
    createSchema: false,
    // What goes over all queues costs a dozen queries: it is done for jobs that were lost, and else once a minute.
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: LOOK_EVERY_MS / 1000,
    // What the database has told while it was not heard is found by the look.
    notifyHeartbeatIntervalMs: 60_000,
    // What comes at a time of the day may come half a minute later, and no job waits for another.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 600,
    // Which queues there are changes with a version of the server alone, and one that is not known is asked for.
    queueCacheIntervalSeconds: 600,
  });
  const stopLogging = logErrors(boss, log);
  const workers = new Map<QueueName, string[]>();
  let watch: NodeJS.Timeout | undefined;
  const keepWorker = (name: QueueName, id: string) => workers.set(name, [...(workers.get(name) ?? []), id]);

  const toWorker =
    <N extends QueueName>(name: N, handler: JobHandler<N>) =>
    (jobs: JobWithMetadata<object>[]) =>
      Promise.all(
        jobs.map(async (job) => {
          try {
            await handler(job.data as JobPayloads[N], {
              isLast: job.retryCount >= QUEUES[name].retryLimit,
              signal: job.signal,
            });
            return { id: job.id, status: 'completed' as const };
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            log(`Job ${name} ${job.id} failed: ${message}`);
            return { id: job.id, status: 'failed' as const, output: { message } };
          }
        }),
      );

  return {
    async enqueue(tx, name, payload, { groupId, ...options } = {}) {
      await boss.send(name, payload, {
        db: fromKysely(tx),
        ...options,
        ...(groupId === undefined ? {} : { group: { id: groupId } }),
      });
    },
    async work(name, concurrency, handler) {
      // At batch size 1 pg-boss does half a job a second; two with bursts keep up.
      const options = { ...WORK, batchSize: concurrency, burstWhenBatchFull: true };
      keepWorker(name, await boss.work(name, options, toWorker(name, handler)));
    },
    async workInTurns(name, { concurrency, perGroup }, handler) {
      // A job that waited for its group's turn is not a new one: whoever ends one has all look again.
      const work = toWorker<typeof name>(name, async (payload, attempt) => {
        try {
          await handler(payload, attempt);
        } finally {
          for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
        }
      });
      const options = { ...WORK, batchSize: 1, groupConcurrency: perGroup };
      for (let i = 0; i < concurrency; i += 1) keepWorker(name, await boss.work(name, options, work));
    },
    async retry(name, id) {
      await boss.retry(name, id);
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: 'UTC' }),
    async listMissing() {
      const present = new Set((await boss.getQueues()).map(({ name }) => name));
      return Object.keys(QUEUES).filter((name) => !present.has(name));
    },
    async start() {
      await boss.start();
      watch = lookForJobs(boss, workers);
    },
    async stop() {
      clearInterval(watch);
      const stopped = boss.stop({ graceful: true, timeout: JOBS_END_MS, close: true });
      await lines.cutAfter(JOBS_END_MS + GOODBYE_MS, stopped);
      stopLogging();
    },
  };
}

/** Queues whose workers say that they live. */
const WITH_HEARTBEAT = Object.entries(QUEUES).flatMap(([name, { heartbeatSeconds }]) =>
  heartbeatSeconds === undefined ? [] : [name],
);

/**
 * Asks one small question for all queues, every few seconds: which have a job that is due (a retry, or what was put off), and
 * whether a server that had jobs in hand is gone. Workers are woken for the first, and the queue puts back what was lost.
 * @param workers ids of the workers of this server, by queue
 */
function lookForJobs(boss: PgBoss, workers: ReadonlyMap<QueueName, readonly string[]>): NodeJS.Timeout {
  let isAsking = false;
  const look = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const { rows } = await boss.getDb().executeSql(
        `SELECT ARRAY(SELECT name FROM unnest($1::text[]) AS queue(name) WHERE EXISTS (
              SELECT FROM ${SCHEMA}.job_common AS job WHERE job.name = queue.name AND job.state < 'active'
                AND NOT job.blocked AND job.start_after <= ${SCHEMA}.job_now())) AS due,
            EXISTS (SELECT FROM ${SCHEMA}.job_common WHERE state = 'active' AND name = ANY($2)
              AND heartbeat_on + heartbeat_seconds * interval '1 second' < now()) AS "isLost"`,
        [[...workers.keys()], WITH_HEARTBEAT],
      );
      const [found] = rows as { due: QueueName[]; isLost: boolean }[];
      if (found?.isLost) await boss.supervise();
      for (const name of found?.due ?? []) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    } catch (error) {
      boss.emit('error', error instanceof Error ? error : new Error(String(error)));
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return timer;
}

/**
 * Tells of errors of the queue until the answer is called: a connection that is closed may still hear that its server
 * ends, and that is nobody's concern any more.
 */
function logErrors(boss: PgBoss, log: (line: string) => void): () => void {
  let isOver = false;
  boss.on('error', (error) => {
    if (!isOver) log(`Job queue: ${error.message}`);
  });
  return () => {
    isOver = true;
  };
}

/** Makes the schema of the queue and the queues. Runs as the owner, after the migrations. */
export async function prepareJobQueue(
  pool: ReturnType<typeof createPool>,
  url: string,
  log: (line: string) => void,
): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  const stopLogging = logErrors(boss, log);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const [name, options] of Object.entries(QUEUES)) {
      if (existing.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, { ...options, notify: true });
    }
    // Each minute the queue writes into the rows of all queues that it has looked. They are two dozen, and PostgreSQL would
    // vacuum and analyse them every other minute.
    await pool.query(`
      ALTER TABLE ${SCHEMA}.queue SET (autovacuum_vacuum_threshold = 1000, autovacuum_analyze_threshold = 1000);
      GRANT USAGE ON SCHEMA ${SCHEMA} TO anupalan_app, anupalan_system;
      GRANT SELECT ON ALL TABLES IN SCHEMA ${SCHEMA} TO anupalan_app, anupalan_system;
      GRANT INSERT ON ${SCHEMA}.job, ${SCHEMA}.job_common TO anupalan_app, anupalan_system;`);
  } finally {
    await boss.stop({ graceful: false, close: true });
    stopLogging();
  }
}
