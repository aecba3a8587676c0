import { availableParallelism } from 'node:os';
import { type Transferable, Worker } from 'node:worker_threads';
import { AppError } from '../http/problem.ts';
import { SERVER_BUSY } from '../http/translate-error.ts';
import type { ThreadMessage } from './thread-message.ts';

/** What a thread may use: megabytes of JavaScript heap, and milliseconds by the clock from its start. */
export type ThreadLimits = { heapMb: number; wallMs: number };

/** Work for a thread of its own. */
export type ThreadWork = {
  /** A file `*.thread.ts`. */
  script: URL;
  /** What it works on, copied but for what `transfer` names. */
  input: unknown;
  transfer?: Transferable[];
  limits: ThreadLimits;
  /** Whose work it is: each organisation has one thread at a time, so that none takes all of them. */
  organisationId: string;
  /** Aborting ends the thread, or its waiting, with the reason. */
  signal?: AbortSignal | undefined;
};

/** The input needed more than the thread may use. */
export class ThreadLimitError extends Error {}

/**
 * Runs work in a thread, when one is free.
 * @throws AppError the refusal of the work; not_ready (503) where too much waits already
 * @throws ThreadLimitError where the thread reached a limit and was ended
 */
export type RunInThread = <O>(work: ThreadWork) => Promise<O>;

/** Work that waits at most; all of it is somebody's open request. */
const WAITING_MAX = 50;
const RETRY_AFTER_S = 5;

type Place = { organisationId: string; take: () => Promise<void> };

/**
 * Threads for what would keep all others waiting: each piece of work has a fresh one, which nothing outlives.
 * @param most threads at a time
 */
export function createThreadPool(most: number): RunInThread {
  const waiting: Place[] = [];
  const busy = new Set<string>();

  const fill = () => {
    while (busy.size < most) {
      const at = waiting.findIndex(({ organisationId }) => !busy.has(organisationId));
      const place = waiting[at];
      if (!place) return;
      waiting.splice(at, 1);
      busy.add(place.organisationId);
      void place.take().finally(() => {
        busy.delete(place.organisationId);
        fill();
      });
    }
  };

  return <O>(work: ThreadWork) =>
    new Promise<O>((resolve, reject) => {
      const { signal, organisationId } = work;
      if (signal?.aborted) return reject(signal.reason);
      if (waiting.length >= WAITING_MAX)
        return reject(new AppError('not_ready', SERVER_BUSY, { retryAfter: RETRY_AFTER_S }));
      const leave = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal?.reason);
      };
      const place: Place = {
        organisationId,
        take: async () => {
          signal?.removeEventListener('abort', leave);
          await run<O>(work, resolve, reject).catch(reject);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(place);
      fill();
    });
}

/** Runs the work in a thread of its own. @returns when the thread has ended, which may be after its answer */
async function run<O>(
  work: ThreadWork,
  resolve: (result: O) => void,
  reject: (reason: unknown) => void,
): Promise<void> {
  const { script, input, transfer = [], limits, signal } = work;
  const worker = new Worker(script, {
    workerData: input,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    // Nothing of the server's environment reaches what reads strangers' files.
    env: { NODE_ENV: 'production' },
    name: script.pathname.split('/').at(-1) ?? '',
  });
  const end = (reason: unknown) => {
    reject(reason);
    void worker.terminate();
  };
  const leave = () => end(signal?.reason);
  const timer = setTimeout(
    () => end(new ThreadLimitError(`Not finished within ${limits.wallMs} ms`)),
    limits.wallMs,
  );
  signal?.addEventListener('abort', leave, { once: true });

  worker.once('message', (message: ThreadMessage<O>) => {
    if ('result' in message) resolve(message.result);
    else reject(new AppError(message.refusal.code, message.refusal.message, toExtra(message.refusal.errors)));
    void worker.terminate();
  });
  worker.once('messageerror', end);
  worker.on('error', (error: Error & { code?: string }) => {
    reject(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new ThreadLimitError(error.message, { cause: error })
        : error,
    );
  });
  await new Promise((ended) => worker.once('exit', ended));
  clearTimeout(timer);
  signal?.removeEventListener('abort', leave);
  // What has been answered stays so: this is for a thread that said nothing.
  reject(new Error(`${script.pathname} ended without an answer`));
}

function toExtra(errors: AppError['errors']): { errors?: NonNullable<AppError['errors']> } {
  return errors ? { errors } : {};
}

/** The threads of this server: one core is left to answers, but two organisations can work at once on any machine. */
export const runInThread: RunInThread = createThreadPool(
  Math.max(2, Math.min(4, availableParallelism() - 1)),
);
