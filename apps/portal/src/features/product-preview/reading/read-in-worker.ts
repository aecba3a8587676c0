import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { WorkerMessage, WorkerRequest } from './worker-message.ts';

/** A file that takes longer is given up, in milliseconds: it is a bomb, or too much for this machine. */
const GIVE_UP_AFTER_MS = 90_000;

/** How a file is read. */
export type ReadOptions = {
  /** Of a protected PDF. */
  password?: string | undefined;
  onProgress: (progress: ReadProgress) => void;
  signal: AbortSignal;
};

/**
 * Reads a PDF in a thread of its own, with the server's own code. The bytes go to that thread and nowhere else: it
 * makes no call to any server.
 */
export function readInWorker(
  file: Blob,
  { password, onProgress, signal }: ReadOptions,
): Promise<ReadOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-order.worker.ts', import.meta.url), { type: 'module' });
    const finish = (outcome: ReadOutcome) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish(toFailure('too_heavy')), GIVE_UP_AFTER_MS);
    signal.addEventListener('abort', () => finish(toFailure('aborted')), { once: true });
    // pdf.js says that it is ready on the same line: what is not ours is passed over.
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerMessage>>) => {
      if (data.progress !== undefined) onProgress(data.progress);
      else if (data.outcome !== undefined) finish(data.outcome);
    });
    worker.addEventListener('error', () => finish(toFailure('too_heavy')));
    file.arrayBuffer().then(
      (buffer) => {
        const request: WorkerRequest = {
          data: new Uint8Array(buffer),
          ...(password === undefined ? {} : { password }),
        };
        worker.postMessage(request, [buffer]);
      },
      () => finish(toFailure('broken')),
    );
  });
}
