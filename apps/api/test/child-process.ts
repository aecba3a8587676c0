import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '..');

/** A program of ours that runs beside the test. */
export type Running = {
  process: ChildProcess;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Resolves when it has printed a text. @throws Error where it ended before, or takes too long */
  printed(text: string | RegExp, milliseconds?: number): Promise<void>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
};

/**
 * Runs a TypeScript file of this package in a process of its own, without the settings of the test run.
 * @param prefix a program that runs it, as setpriv, with its arguments
 */
export function runProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  prefix: string[] = [],
): Running {
  const { DATABASE_URL: _url, NODE_ENV: _mode, PORT: _port, HOST: _host, ...inherited } = process.env;
  const command = [...prefix, process.execPath, path.join(API, file), ...args];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: API,
    env: { ...inherited, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return {
    process: child,
    output: () => text,
    ended,
    printed: (wanted, milliseconds = 240_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => finish(new Error(`Not printed in time: ${wanted}\n${text}`)),
          milliseconds,
        );
        const look = () => {
          if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) finish();
        };
        const onEnd = () => finish(new Error(`Ended before it printed: ${wanted}\n${text}`));
        const finish = (error?: Error) => {
          clearTimeout(timer);
          child.stdout.off('data', look);
          child.stderr.off('data', look);
          child.off('close', onEnd);
          if (error) reject(error);
          else resolve();
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('close', onEnd);
        look();
      }),
  };
}

/** The process number of the PostgreSQL that works on a data folder, or null. */
export function findPostmaster(dataDir: string): number | null {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

/** Whether a process is there and no zombie. */
export function isRunning(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Below the ports that systems give to whoever asks for any: one of those may be given away before a server takes it. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A port of loopback that is free, with the next one. */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + 2 * Math.floor((Math.random() * (LAST_PORT - FIRST_PORT)) / 2);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
