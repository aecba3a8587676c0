import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { AppError } from '../http/problem.ts';
import type { ThreadMessage } from './thread-message.ts';

/**
 * Does the work of a thread: takes its input, sends what came of it, and ends. The whole script of a thread is one call
 * of this (`*.thread.ts`); it is started by `runInThread`.
 * @param work throws AppError for an input that it refuses
 * @param toTransfer what of the result is handed over instead of copied
 */
export async function answerWith<I, O>(
  work: (input: I) => O | Promise<O>,
  toTransfer: (result: O) => Transferable[] = () => [],
): Promise<void> {
  const send = (message: ThreadMessage<O>, transfer: Transferable[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const result = await work(workerData as I);
    send({ result }, toTransfer(result));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, errors } = error;
    send({ refusal: { code, message, ...(errors ? { errors } : {}) } });
  }
}
