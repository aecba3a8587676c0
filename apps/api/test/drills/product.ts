import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { findRunningUrl } from '../../src/database/embedded.ts';
import { findFreePorts, findPostmaster, isRunning, type Running, runProgram } from '../child-process.ts';

/** What a call was answered with; null where no answer came. */
export type Answer = { status: number; retryAfter: string | null; body: unknown; bytes: Buffer } | null;

export type CallOptions = {
  token?: string;
  json?: unknown;
  form?: FormData;
  key?: string;
  limitMs?: number;
};

/** The product as a user runs it: a process of its own on a data folder of its own, without the demo. */
export type Product = {
  dataDir: string;
  /** Its base, as http://127.0.0.1:3000/api/v1. */
  url: string;
  /** The process in effect, null while none runs. */
  running(): Running | null;
  /** Starts it and waits until it is ready. @returns after how many milliseconds */
  start(env?: Record<string, string>): Promise<number>;
  /** Ends it without a word. `all`: its database as well, as where the machine falls over. */
  kill(what: 'server' | 'database' | 'all'): Promise<void>;
  /**
   * Ends the server as a power cut does: it stands still, `cut` takes its disk away, and it is gone. Its database notices
   * the missing disk and is ended by who cut it.
   */
  halt(cut: () => void): Promise<void>;
  /** Asks it to end. @returns its exit code and after how many milliseconds */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | string | null; milliseconds: number }>;
  call(method: string, url: string, options?: CallOptions): Promise<Answer>;
  /** Rows of its database, read past the API. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends everything and removes the folder. */
  close(): Promise<void>;
};

export type ProductOptions = {
  env?: Record<string, string>;
  /** A program that runs it, as `prlimit`, with its arguments. */
  prefix?: string[];
  /** Where its data folder is made; the folder for temporary files where absent. */
  base?: string;
  /** The database, where it is not its own. */
  databaseUrl?: string;
};

const READY_WITHIN_MS = 120_000;

/** Prepares the product on a fresh data folder; `start` starts it. */
export async function createProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(options.base ?? os.tmpdir(), 'anupalan-drill-'));
  const port = await findFreePorts();
  const url = `http://127.0.0.1:${port}/api/v1`;
  let running: Running | null = null;

  const call: Product['call'] = (method, path, given) => send(`${url}${path}`, method, given);
  const isReady = async () => (await call('GET', '/health/ready', { limitMs: 5_000 }))?.status === 200;
  const killDatabase = async () => {
    const pid = findPostmaster(dataDir);
    if (pid === null || !isRunning(pid)) return;
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await sleep(10);
  };
  const start: Product['start'] = async (env = {}) => {
    const begun = performance.now();
    const started = runProgram(
      'src/server.ts',
      [],
      {
        PORT: String(port),
        EHS_DATA_DIR: dataDir,
        EHS_DEMO: 'off',
        EHS_LOG_LEVEL: 'error',
        EHS_CALL_LIMITS: 'off',
        ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
        ...options.env,
        ...env,
      },
      options.prefix,
    );
    running = started;
    let hasEnded = false;
    void started.ended.then(() => {
      hasEnded = true;
    });
    while (!(await isReady())) {
      if (hasEnded) throw new Error(`The server ended while it started:\n${started.output()}`);
      if (performance.now() - begun > READY_WITHIN_MS)
        throw new Error(`The server is not ready in time:\n${started.output()}`);
      await sleep(25);
    }
    return performance.now() - begun;
  };
  return {
    dataDir,
    url,
    running: () => running,
    start,
    kill: async (what) => {
      if (what !== 'database') running?.process.kill('SIGKILL');
      if (what !== 'server') await killDatabase();
      if (what === 'database') return;
      await running?.ended;
      running = null;
    },
    halt: async (cut) => {
      running?.process.kill('SIGSTOP');
      cut();
      running?.process.kill('SIGKILL');
      await running?.ended;
      running = null;
    },
    stop: async (signal = 'SIGTERM') => {
      const begun = performance.now();
      running?.process.kill(signal);
      const code = (await running?.ended) ?? null;
      running = null;
      return { code, milliseconds: performance.now() - begun };
    },
    call,
    query: async <Row extends QueryResultRow>(text: string, values?: unknown[]) => {
      const client = new Client({ connectionString: options.databaseUrl ?? findRunningUrl(dataDir) ?? '' });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    close: async () => {
      running?.process.kill('SIGKILL');
      await running?.ended;
      await killDatabase();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function send(
  url: string,
  method: string,
  { token, json, form, key, limitMs = 60_000 }: CallOptions = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(limitMs),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form ? { body: form } : {}),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: isJson ? JSON.parse(bytes.toString()) : null,
      bytes,
    };
  } catch {
    // The connection ended, or nobody listens: whether the work was done is not known.
    return null;
  }
}

/** What an answer carries. */
export function dataOf<T>(answer: Answer): T {
  if (answer === null) throw new Error('There is no answer.');
  return (answer.body as { data: T }).data;
}

/** Opens a workspace. @returns the token of its owner */
export async function signUp(product: Product, email = 'owner@drill.example'): Promise<string> {
  const answer = await product.call('POST', '/auth/signup', { json: { data: { name: 'Asha Rao', email } } });
  if (answer?.status !== 201) throw new Error(`Signing up answered ${answer?.status}: ${answer?.bytes}`);
  return dataOf<{ accessToken: string }>(answer).accessToken;
}
