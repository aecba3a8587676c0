import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** A program of ours under `npm run dev`: a file for Node, with its arguments. */
export type ProgramOptions = {
  file: string;
  args?: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Takes a line that the program prints. */
  onLine: (line: string, from: 'stdout' | 'stderr') => void;
};

/** A program that runs. */
export type Program = {
  hasEnded: () => boolean;
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  /** Asks it to end, and ends it after `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
};

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;

/** Starts a program that ends with this process. */
export function startProgram({ file, args = [], cwd, env, onLine }: ProgramOptions): Program {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, file, ...args], {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', (error) => {
      onLine(error.message, 'stderr');
      resolve(1);
    });
  });
  readLines(child, 'stdout', onLine);
  readLines(child, 'stderr', onLine);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    hasEnded,
    ended,
    stop: async (graceMs) => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function readLines(child: ChildProcess, from: 'stdout' | 'stderr', onLine: ProgramOptions['onLine']): void {
  const stream = child[from];
  if (stream) createInterface({ input: stream }).on('line', (line) => onLine(line, from));
}
