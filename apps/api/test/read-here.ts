import { buffer } from 'node:stream/consumers';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadFailure } from '@anupalan/compliance/reading/pages/outcome';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { type OnProgress, readFile } from '../src/jobs/read-order/read-file.ts';
import { readReportFile } from '../src/jobs/read-order/read-report-file.ts';
import {
  READERS_IN_CHILDREN,
  type Readers,
  type ReadInChildOptions,
} from '../src/jobs/read-order/run-child.ts';

type Options = Omit<ReadInChildOptions, 'subject'>;

/** A way to read a file in this process; see `readFile` and `readReportFile`. */
type Read<O> = (
  data: Uint8Array,
  mimeType: string,
  onProgress: OnProgress,
  recognise: PageRecogniser,
) => Promise<O>;

/**
 * Reads files in the process of the tests: a child of its own for each costs many times what a small file costs to read.
 * The code is that of the child, and what it says has gone through JSON as well (`run-child.test.ts` compares the two).
 * Files with pictures are left to a child, as in the product. Nothing here has limits or can stand still: tests of
 * those, and of files that are made to be heavy, take `READERS_IN_CHILDREN`.
 */
export const READERS_HERE: Readers = {
  order: (options) => readHere(options, readFile, READERS_IN_CHILDREN.order),
  report: (options) => readHere(options, readReportFile, READERS_IN_CHILDREN.report),
};

async function readHere<O>(
  options: Options,
  read: Read<O | ReadFailure>,
  readInChild: (options: Options) => Promise<O | ReadFailure>,
): Promise<O | ReadFailure> {
  const { bytes, mimeType, signal, onProgress = () => undefined } = options;
  if (signal?.aborted || mimeType.startsWith('image/')) return readInChild(options);
  const data = bytes instanceof Uint8Array ? bytes : await buffer(bytes);
  const messages: Parameters<OnProgress>[] = [];
  let hasPictures = false;
  const recognise: PageRecogniser = async () => {
    hasPictures = true;
    throw new Error('Pictures are read by a child');
  };
  // pdf.js keeps the bytes that it is given.
  const outcome = await read(
    Uint8Array.from(data),
    mimeType,
    (...message) => messages.push(message),
    recognise,
  ).catch(() => toFailure('broken'));
  if (hasPictures) return readInChild({ ...options, bytes: data });
  if (signal?.aborted) return toFailure('aborted');
  for (const message of asSent(messages)) onProgress(...message);
  return asSent(outcome);
}

const asSent = <T>(message: T): T => JSON.parse(JSON.stringify(message));
