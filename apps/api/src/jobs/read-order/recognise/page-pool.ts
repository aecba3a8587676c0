import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { CHILD_ENVIRONMENT, findExecutable, PAGE_LIMITS, toChildCommand } from '../limits.ts';
import { watchMemory } from '../memory-watch.ts';
import {
  type FileOrder,
  type PageAnswer,
  type PageFound,
  type PageOrder,
  RECOGNITION_WARNING,
} from './page-messages.ts';

const SCRIPT = `${import.meta.dirname}/page-child.ts`;

/** A process gives its memory back when it ends: after so many pages another one goes on. */
const PAGES_PER_CHILD = 40;

/** A process that recognises pages of one file. `ask` gives null for a page that it could not read, or that
 * ended it, and why.  */
type PageChild = {
  ask: (page: number) => Promise<PageFound>;
  isAlive: () => boolean;
  end: () => void;
};

const openChild = (file: FileOrder): PageChild => {
  const prlimit = findExecutable('prlimit');
  const { command, args } = toChildCommand(SCRIPT, [], PAGE_LIMITS, {
    prlimit,
    setpriv: findExecutable('setpriv'),
  });
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: CHILD_ENVIRONMENT,
  });
  let isAlive = true;
  let answer: (found: PageFound) => void = () => undefined;
  let clock: NodeJS.Timeout | undefined;
  const settle = (found: PageFound) => {
    clearTimeout(clock);
    answer(found);
    answer = () => undefined;
  };
  const end = () => {
    isAlive = false;
    child.kill('SIGKILL');
    settle({ found: null, failure: 'it took too long or too much memory' });
  };
  const stopWatching =
    prlimit || !child.pid ? () => undefined : watchMemory(child.pid, PAGE_LIMITS.dataBytes, end);
  const lost = () => {
    isAlive = false;
    stopWatching();
    settle({ found: null, failure: 'its process ended' });
  };
  child.once('error', lost);
  child.once('exit', lost);
  child.on('message', ({ found, failure }: PageAnswer) =>
    settle({ found, ...(failure !== undefined && { failure }) }),
  );
  const send = (order: FileOrder | PageOrder) => {
    // What cannot be sent is answered by its exit.
    if (child.connected) child.send(order, () => undefined);
  };
  send(file);
  return {
    ask: (page) =>
      new Promise((resolve) => {
        if (!isAlive) return resolve({ found: null, failure: 'its process ended' });
        answer = resolve;
        clock = setTimeout(end, PAGE_LIMITS.wallMs);
        send({ page });
      }),
    isAlive: () => isAlive,
    end,
  };
};

/**
 * Recognises pages of a PDF in processes of their own, on all cores but one. Limits of memory and time are those of a
 * page: one that breaks them stays unread, and the next begins in a new process. Never rejects.
 * @param state of whom it was sent by: a hint of its languages; null: not known
 */
export const recognisePages = async (
  { data, pages, onPage }: Parameters<PageRecogniser>[0],
  state: string | null,
): Promise<void> => {
  const waiting = [...pages];
  const work = async () => {
    let child: PageChild | null = null;
    let asked = 0;
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      if (child && (!child.isAlive() || asked >= PAGES_PER_CHILD)) {
        child.end();
        child = null;
      }
      if (!child) asked = 0;
      child ??= openChild({ data, state });
      asked++;
      const { found, failure } = await child.ask(page);
      if (failure !== undefined)
        process.emitWarning(`Page ${page} was not recognised: ${failure}`, RECOGNITION_WARNING);
      onPage(page, found);
    }
    child?.end();
  };
  const places = Math.max(1, Math.min(pages.length, availableParallelism() - 1));
  await Promise.all(Array.from({ length: places }, work));
};
