import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadFailureCode, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { PreviewOutcome, TurnedPicture, WorkerMessage, WorkerRequest } from './worker-message.ts';

/**
 * An order of which nothing new is heard for so long is given up, in milliseconds: it is a bomb, or too much for this
 * machine. A page that is recognised has its own limit.
 */
const GIVE_UP_AFTER_MS = { text: 90_000, pictures: 180_000 };

/** How an order is read. */
export type ReadOptions = {
  /** Of a protected PDF. */
  password?: string | undefined;
  /** Pictures are read as well, which loads what it takes. */
  recognises?: boolean;
  onProgress: (progress: ReadProgress) => void;
  /** How much of the recogniser is there, 0..1. */
  onLoaded?: (share: number) => void;
  signal: AbortSignal;
};

const toRequest = async (
  source: Blob | readonly TurnedPicture[],
  recognises: boolean,
): Promise<WorkerRequest> =>
  source instanceof Blob
    ? { data: new Uint8Array(await source.arrayBuffer()), recognises }
    : { pictures: source, recognises };

/**
 * Reads a PDF, or pictures that are the pages of one order, in a thread of its own, with the server's own code. The bytes
 * go to that thread and nowhere else.
 */
export function readInWorker(
  source: Blob | readonly TurnedPicture[],
  { password, recognises = false, onProgress, onLoaded, signal }: ReadOptions,
): Promise<PreviewOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-order.worker.ts', import.meta.url), { type: 'module' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (found: PreviewOutcome) => {
      clearTimeout(timer);
      // What it has started ends with it.
      worker.terminate();
      resolve(found);
    };
    const fail = (code: ReadFailureCode) => finish({ outcome: toFailure(code), pictures: [] });
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('too_heavy'), GIVE_UP_AFTER_MS[recognises ? 'pictures' : 'text']);
    };
    wait();
    signal.addEventListener('abort', () => fail('aborted'), { once: true });
    // pdf.js says that it is ready on the same line: what is not ours is passed over.
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      // Text is read in seconds: its time is that of all pages.
      if (recognises) wait();
      if ('progress' in data) onProgress(data.progress);
      else if ('loaded' in data) onLoaded?.(data.loaded);
      else if ('outcome' in data) finish(data);
    });
    worker.addEventListener('error', () => fail('too_heavy'));
    toRequest(source, recognises).then(
      (request) =>
        worker.postMessage(
          password === undefined ? request : { ...request, password },
          request.data ? [request.data.buffer] : [],
        ),
      () => fail('broken'),
    );
  });
}
