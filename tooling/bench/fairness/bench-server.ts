import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ServerMessage } from './message.ts';

/** An answer, and how long its head took in milliseconds. */
export type Timed = { status: number; bytes: Buffer; ms: number };
type CallOptions = { token?: string; method?: string; headers?: Record<string, string>; body?: Buffer };

/** The API in a process of its own. */
export type BenchServer = {
  tokens: string[];
  /** An order whose reading does not end. */
  orderId: string;
  call(path: string, options?: CallOptions): Promise<Timed>;
  /** Opens a stream and waits for its first event. @returns how to close it */
  openStream(path: string, token: string): Promise<() => void>;
  /** The longest turn of the server's event loop since this was asked last, in milliseconds of CPU. */
  takeLongestTurn(): Promise<number>;
  /** Tells the database how many rows there are now. */
  analyse(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the API on a database of its own, with one user in so many sessions.
 * @param organisations so many more, with a session each, behind the others in `tokens`; where there are any, orders
 * are read
 */
export async function startBenchServer(sessions: number, organisations = 0): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anupalan-bench-'));
  const child = fork(join(import.meta.dirname, 'server.ts'), [
    dataDir,
    String(sessions),
    String(organisations),
  ]);
  const next = () =>
    new Promise<ServerMessage>((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`The server ended with ${code}`));
      child.once('exit', fail);
      child.once('message', (message) => {
        child.off('exit', fail);
        resolve(message as ServerMessage);
      });
    });
  const ask = (question: string) => {
    const answer = next();
    child.send(question);
    return answer;
  };
  const first = await next();
  if (!('port' in first)) throw new Error('The server did not say where it is');
  const { port, tokens, orderId } = first;
  const agent = new Agent({ keepAlive: true });

  const send = (path: string, { token, method = 'GET', headers = {}, body }: CallOptions, own?: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      request(
        {
          host: '127.0.0.1',
          port,
          path: `/api/v1${path}`,
          method,
          agent: own ?? agent,
          headers: { ...authorization, ...headers },
        },
        resolve,
      )
        .once('error', reject)
        .end(body);
    });

  return {
    tokens,
    orderId,
    call: async (path, options = {}) => {
      const start = performance.now();
      const response = await send(path, options);
      const ms = performance.now() - start;
      return { status: response.statusCode ?? 0, bytes: await buffer(response), ms };
    },
    openStream: async (path, token) => {
      const response = await send(path, { token }, new Agent());
      if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}`);
      // It is cut when it is closed: that is no error of the benchmark.
      response.on('error', () => undefined);
      await new Promise((resolve) => response.once('data', resolve));
      response.resume();
      return () => response.destroy();
    },
    takeLongestTurn: async () => {
      const message = await ask('turn');
      return 'longestTurnMs' in message ? message.longestTurnMs : Number.NaN;
    },
    analyse: async () => void (await ask('analyse')),
    stop: async () => {
      agent.destroy();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
