import { AppError } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import { QUEUES, type QueueName } from '../../jobs/job-queue.ts';
import { type AuditNote, type Command, findCount, findText, UsageError } from '../command.ts';
import { countJobs, findJob, JOB_STATES, listJobs } from '../data/jobs.ts';
import { toMoment, toTable } from '../output.ts';

const NAMES = Object.keys(QUEUES) as QueueName[];
const SHOWN = 50;

/** What the server does behind the calls: reading, mails, sweeps. */
export const jobCommands: readonly Command[] = [
  {
    name: 'job state',
    summary: 'Count jobs by queue and state',
    examples: ['job state', 'job state --json'],
    notes: [
      'created: waiting. retry: failed, will be tried again. active: running. failed: will not be tried again automatically.',
    ],
    run: async ({ tx }) => {
      const rows = await countJobs(tx);
      const text = toTable(
        rows,
        [
          { head: 'Queue', of: ({ queue }) => queue },
          { head: 'State', of: ({ state }) => state },
          { head: 'Jobs', of: ({ jobs }) => String(jobs) },
          { head: 'Oldest', of: ({ oldest }) => toMoment(oldest) },
        ],
        'No jobs.',
      );
      return { text, data: rows, auditNote: toAuditNote('Counted jobs') };
    },
  },
  {
    name: 'job list',
    summary: 'List jobs, newest first',
    options: {
      queue: { what: 'Only jobs of this queue (pnpm ehs job state lists the queues)', placeholder: 'queue' },
      state: { what: 'Only jobs in this state', values: JOB_STATES },
      limit: { what: `Number of jobs; the default is ${SHOWN}`, placeholder: 'number' },
    },
    notes: ['The data of a job is not shown, because it may name people.'],
    examples: ['job list --state failed', 'job list --queue read-order --limit 10'],
    run: async ({ tx }, input) => {
      const queue = findQueue(findText(input, 'queue'));
      const rows = await listJobs(tx, {
        queues: queue && [queue],
        state: findText(input, 'state'),
        limit: findCount(input, 'limit') ?? SHOWN,
      });
      const text = toTable(
        rows,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Queue', of: ({ queue }) => queue },
          { head: 'State', of: ({ state }) => state },
          { head: 'Tries', of: ({ attempts, retryLimit }) => `${attempts}/${retryLimit}` },
          { head: 'Made', of: ({ createdAt }) => toMoment(createdAt) },
          { head: 'Error', of: ({ error }) => error ?? '' },
        ],
        'No jobs.',
      );
      return { text, data: rows, auditNote: toAuditNote(`Listed ${rows.length} jobs`) };
    },
  },
  {
    name: 'job retry',
    summary: 'Try a failed job again',
    notes: ['A job of a queue that this version no longer has cannot be tried again.'],
    operands: [{ name: 'job', what: 'its id, or "failed" for all failed jobs' }],
    options: { queue: { what: 'With "failed": only jobs of this queue', placeholder: 'queue' } },
    examples: ['job retry <id>', 'job retry failed --queue send-notification'],
    run: async ({ tx, services }, input) => {
      const { job = '' } = input.operands;
      const queue = findQueue(findText(input, 'queue'));
      const found =
        job === 'failed'
          ? await listJobs(tx, { queues: queue ? [queue] : NAMES, state: 'failed', limit: 1000 })
          : [{ id: job, queue: await getFailedQueue(job) }];
      const ids: string[] = [];
      for (const each of found) {
        const name = NAMES.find((known) => known === each.queue);
        if (!name) continue;
        await services.jobs.retry(name, each.id);
        ids.push(each.id);
      }
      return {
        text: `${ids.length} ${ids.length === 1 ? 'job is' : 'jobs are'} tried again, within half a minute while the server runs.`,
        data: { retried: ids },
        auditNote: {
          ...toAuditNote(`Tried ${ids.length} ${ids.length === 1 ? 'job' : 'jobs'} again`, {
            jobs: ids.slice(0, 100),
          }),
          entityId: ids.length === 1 ? (ids[0] ?? null) : null,
        },
      };

      async function getFailedQueue(id: string): Promise<string> {
        const row = isId(id) ? await findJob(tx, id) : null;
        if (!row) throw new AppError('not_found', `There is no job "${id}".`);
        if (!NAMES.some((known) => known === row.queue))
          throw new AppError('conflict', `This version no longer has the queue "${row.queue}".`);
        if (row.state !== 'failed')
          throw new AppError('conflict', `The job is ${row.state}. Only a failed job can be tried again.`);
        return row.queue;
      }
    },
  },
];

/** The queue that is named, if one is. @throws UsageError where there is none of that name */
function findQueue(name: string | undefined): QueueName | undefined {
  const queue = NAMES.find((known) => known === name);
  if (name !== undefined && !queue)
    throw new UsageError(`There is no queue "${name}". The queues are ${NAMES.join(', ')}.`);
  return queue;
}

function toAuditNote(summary: string, details: Record<string, unknown> = {}): AuditNote {
  return { organisationId: null, entity: 'job', entityId: null, summary, details };
}
