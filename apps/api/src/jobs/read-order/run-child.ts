import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadFailure, ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { ReadingSoFar } from '@anupalan/compliance/reading/pages/read-so-far';
import type { Pausable } from './fair-turns.ts';
import {
  CHILD_ENVIRONMENT,
  CHILD_LIMITS,
  type ChildLimits,
  findExecutable,
  PAGE_LIMITS,
  toChildCommand,
} from './limits.ts';
import { watchMemory } from './memory-watch.ts';
import type { ReportOutcome } from './read-report-file.ts';
import { createStopwatch } from './stopwatch.ts';

/** What a file can be read as. */
type ReadSubject = 'order' | 'report';

/** What to read, and how the caller wants to follow it. */
export type ReadInChildOptions = Omit<ChildOptions, 'script' | 'args' | 'outputs'> & {
  /** What the file is read as; without it an order. */
  subject?: ReadSubject;
  mimeType: string;
  /** The state of whom it was sent by, a hint of its languages; null or left out: not known. */
  state?: string | null;
};

/** Work for a child process, and how the caller wants to follow it. */
export type ChildOptions = {
  /** What Node runs, and its arguments, which every user of the machine can see. */
  script: string;
  args: string[];
  /** The decrypted file. Streamed to the child on its standard input; never written to disk. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Told how far it is; an order of which pages are recognised also what is known by then. */
  onProgress?: (progress: ReadProgress, soFar?: ReadingSoFar) => void;
  /** Told of what went wrong on a page, without words of the file. */
  onWarning?: (warning: string) => void;
  /** Each takes what the child writes: the first its standard output, the second descriptor 4. It must read to the end. */
  outputs?: readonly ((output: Readable) => void)[];
  /** Told how the child stands still and goes on; its time does not run meanwhile. */
  onStart?: (child: Pausable) => void;
  /** Aborting kills the child at once; the outcome is then `aborted`. */
  signal?: AbortSignal;
  /** Other limits than `CHILD_LIMITS`, and whether the kernel enforces them (`null`: no `prlimit`). */
  limits?: ChildLimits;
  prlimit?: string | null;
};

type ChildMessage<O> = {
  warning?: string;
  progress?: ReadProgress;
  soFar?: ReadingSoFar;
  outcome?: O | ReadFailure;
};

const CHILD_SCRIPT = `${import.meta.dirname}/child.ts`;

/** What others send to a process: an operator, or a system short of memory. The limits end it in other ways. */
const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

const parseMessage = <O>(line: string): ChildMessage<O> => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A child killed in the middle of a line: its exit says the rest.
    return {};
  }
};

/** Reads an order in a child process of its own, see `runChild`. */
export const readInChild = (options: Omit<ReadInChildOptions, 'subject'>): Promise<ReadOutcome> =>
  runReader<ReadOutcome>(options);

/** Reads a laboratory's report in a child process of its own, see `runChild`. */
export const readReportInChild = (options: Omit<ReadInChildOptions, 'subject'>): Promise<ReportOutcome> =>
  runReader<ReportOutcome>({ ...options, subject: 'report' });

/** What reads a file of a kind: in the product, each in a process of its own. */
export type Readers = { order: typeof readInChild; report: typeof readReportInChild };

/** The product's. */
export const READERS_IN_CHILDREN: Readers = { order: readInChild, report: readReportInChild };

const runReader = <O>({ subject = 'order', mimeType, state, ...options }: ReadInChildOptions) =>
  runChild<O>({ ...options, script: CHILD_SCRIPT, args: [mimeType, subject, state ?? ''] });

/**
 * Has a file worked on by a child process of its own, under limits of memory, CPU and time. Never rejects and never leaves
 * the child behind. A child that dies without an answer hit a limit, unless somebody else ended it (`killed`).
 */
export const runChild = <O>({
  script,
  args: scriptArgs,
  bytes,
  outputs = [],
  onProgress,
  onWarning,
  onStart,
  signal,
  limits = CHILD_LIMITS,
  prlimit = findExecutable('prlimit'),
}: ChildOptions): Promise<O | ReadFailure> => {
  if (signal?.aborted) return Promise.resolve(toFailure('aborted'));
  return new Promise((resolve) => {
    const { command, args } = toChildCommand(script, scriptArgs, limits, {
      prlimit,
      setpriv: findExecutable('setpriv'),
    });
    // Nothing of the server's environment reaches a process that parses strangers' files.
    const child = spawn(command, args, {
      stdio: [
        'pipe',
        outputs[0] ? 'pipe' : 'ignore',
        'ignore',
        'pipe',
        ...(outputs[1] ? ['pipe' as const] : []),
      ],
      // But where programs are: it limits processes of its own.
      env: { ...CHILD_ENVIRONMENT, PATH: process.env.PATH },
    });
    let outcome: O | ReadFailure | null = null;
    let isCutOff = false;
    let isOverLimit = false;
    const kill = () => {
      isOverLimit = true;
      child.kill('SIGKILL');
    };
    const clock = createStopwatch(limits.wallMs, kill);
    const stopWatching =
      prlimit || !child.pid ? () => undefined : watchMemory(child.pid, limits.dataBytes, kill);
    signal?.addEventListener('abort', kill, { once: true });
    // Where a system has no such signals, a child reads to its end.
    if (process.platform !== 'win32')
      onStart?.({
        pause: () => {
          child.kill('SIGSTOP');
          clock.stop();
        },
        resume: () => {
          child.kill('SIGCONT');
          clock.start();
        },
      });

    const finish = (endedBy: NodeJS.Signals | null = null) => {
      clock.stop();
      stopWatching();
      signal?.removeEventListener('abort', kill);
      if (signal?.aborted) resolve(toFailure('aborted'));
      else if (outcome) resolve(outcome);
      else if (isCutOff) resolve(toFailure('broken'));
      else if (!isOverLimit && endedBy !== null && FROM_OUTSIDE.has(endedBy)) resolve(toFailure('killed'));
      else resolve(toFailure('too_heavy'));
    };
    child.once('error', () => finish());
    child.once('close', (_code, signal) => finish(signal));

    const written: unknown[] = [child.stdio[1], child.stdio[4]];
    for (const [at, take] of outputs.entries()) {
      const output = written[at];
      if (output instanceof Readable) take(output);
    }
    const messages = child.stdio[3];
    if (messages instanceof Readable) {
      createInterface({ input: messages, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
        const message = parseMessage<O>(line);
        // Time is that of a file with text, or of a page that is recognised.
        if (message.progress?.recognises) clock.again(PAGE_LIMITS.wallMs + limits.wallMs);
        if (message.progress) onProgress?.(message.progress, message.soFar);
        if (message.warning) onWarning?.(message.warning);
        if (message.outcome) outcome = message.outcome;
      });
    }
    const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : Readable.from(bytes);
    const input = child.stdin;
    // A source that breaks off must not look like a shorter file; a child that is gone has said why by its exit.
    if (input) {
      source.once('error', () => {
        isCutOff = true;
      });
      // Whoever ended it closed its input as well: that is no limit which it broke.
      pipeline(source, input).catch(() => child.kill('SIGKILL'));
    }
  });
};
