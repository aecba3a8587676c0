import type { FileOrder, PageAnswer, PageOrder } from './page-messages.ts';
import { openPageReader, type PageReader } from './recognise-page.ts';
import { Recognisers } from './recogniser.ts';

/** The processor's time that one page may take, in seconds: a page of small print takes 6, one that lies askew 15. */
const PAGE_CPU_S = 90;
const LOOK_EVERY_MS = 1000;

const send = (answer: PageAnswer): void => {
  process.send?.(answer);
};

/** Ends this process when a page takes too long: it is a bomb, or nothing that can be read. */
const guard = async <T>(work: Promise<T>): Promise<T> => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 > PAGE_CPU_S) process.exit(1);
  }, LOOK_EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(watch);
  }
};

let read: PageReader | undefined;

/** What went wrong, and where in our code or a library's: messages of errors may quote the file. */
const toFailureName = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const at = /^\s+at .*?([^/\\()\s]+:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1];
  return at ? `${error.name} at ${at}` : error.name;
};

const recognise = async (page: number): Promise<PageAnswer> => {
  try {
    return { page, found: (await read?.(page)) ?? null };
  } catch (error) {
    return { page, found: null, failure: toFailureName(error) };
  }
};

process.on('message', (order: FileOrder | PageOrder) => {
  if ('data' in order) read = openPageReader(order.data, new Recognisers(), order.state);
  else void guard(recognise(order.page)).then(send);
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit(0));
