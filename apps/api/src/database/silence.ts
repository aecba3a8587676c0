import { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool } from 'pg';
import { GOODBYE_MS } from './lines.ts';

const LOOK_EVERY_MS = 500;
/** A call that has heard nothing for so long is reason to ask whether the database is still there. */
const DOUBT_AFTER_MS = 500;
/** A connection that is not there by then will not come: with the doubt, a call ends within five seconds. */
export const ANSWER_WITHIN_MS = 3_500;
/** Where the process itself was held up for so long, nothing is said about the database. */
const HELD_UP_MS = 1_000;

/** Whether the database of a pool has said nothing for so long that nobody waits for it any more. */
export class Silence {
  isOn = false;
  /** How long the database may take to take a connection in, in milliseconds, before it counts as silent. */
  readonly answerWithinMs: number;

  constructor(answerWithinMs: number = ANSWER_WITHIN_MS) {
    this.answerWithinMs = answerWithinMs;
  }

  /** A client for the pool: while the database is silent it refuses to connect, at once. */
  readonly Client: new (config?: ClientConfig) => WatchedClient = toClient(this);
}

/** A client that gives up connecting sooner than a call waits for its turn in the pool, and shows its socket. */
export class WatchedClient extends Client {
  readonly socket: Socket;

  constructor(config: ClientConfig = {}, answerWithinMs: number = ANSWER_WITHIN_MS) {
    const socket = new Socket();
    super({ ...config, stream: () => socket, connectionTimeoutMillis: answerWithinMs });
    this.socket = socket;
    // A connection that breaks while it is in use fails its query; nobody else listens, and that would end the process.
    this.on('error', () => undefined);
  }

  /** Says goodbye; an other end that does not hear it is not waited for. */
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    const timer = setTimeout(() => this.socket.destroy(), GOODBYE_MS).unref();
    this.socket.once('close', () => clearTimeout(timer));
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }
}

type OnConnect = Parameters<Client['connect']>[0];

function toClient(silence: Silence): new (config?: ClientConfig) => WatchedClient {
  return class extends WatchedClient {
    constructor(config?: ClientConfig) {
      super(config, silence.answerWithinMs);
    }
    override connect(): Promise<Client>;
    override connect(callback: OnConnect): void;
    override connect(callback?: OnConnect): Promise<Client> | undefined {
      if (!callback) return silence.isOn ? Promise.reject(toError()) : super.connect();
      // The pool expects its answer later than the question.
      if (silence.isOn) setImmediate(() => (callback as (error: Error) => void)(toError()));
      else super.connect(callback);
      return undefined;
    }
  };
}

/**
 * Ends the connections of a pool whose other end has gone without a word (a cut network, a machine that was switched
 * off, a firewall that forgot): PostgreSQL's own limits of time hold only where its answers arrive. While a call waits
 * and hears nothing, a connection of its own asks the database; where that gets no answer either, all connections end
 * and their calls fail as unavailable. Until it is heard of again, calls fail at once: in a queue for connections that do
 * not come, each would wait longer than the one before.
 * @param pool a pool of the clients of `silence`
 * @param longestMs the longest silence of one connection while others are answered, after which it ends alone; 0: none
 */
export function watchForSilence(
  pool: Pool,
  silence: Silence,
  url: string,
  longestMs: number,
  log: (line: string) => void,
): void {
  const sockets = new Set<Socket>();
  /** Of the connections in use, what each has heard, and since when it is silent. */
  const heard = new Map<Socket, { bytes: number; at: number }>();
  let lookedAt = performance.now();
  let isAsking = false;
  let timer: NodeJS.Timeout | null = null;

  pool.on('acquire', (client) => {
    if (!(client instanceof WatchedClient)) return;
    const { socket } = client;
    heard.set(socket, { bytes: socket.bytesRead, at: performance.now() });
    watch();
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      heard.delete(socket);
    });
  });
  pool.on('release', (_error, client) => {
    if (client instanceof WatchedClient) heard.delete(client.socket);
  });

  const ask = async () => {
    isAsking = true;
    const isThere = await answers(url, silence.answerWithinMs);
    isAsking = false;
    if (isThere || performance.now() - lookedAt > LOOK_EVERY_MS + HELD_UP_MS) return;
    log('The database stopped responding. Its connections were closed.');
    silence.isOn = true;
    for (const socket of sockets) giveUp(socket);
  };
  /** Asks whether it is back, without waiting for earlier questions: they may never be answered. */
  const askAgain = async () => {
    if (!(await answers(url, silence.answerWithinMs)) || !silence.isOn) return;
    silence.isOn = false;
    log('The database responds again.');
  };

  const look = () => {
    // While nobody waits for the database there is nothing to hear.
    if (heard.size === 0 && (pool.ending || !silence.isOn)) {
      if (timer) clearInterval(timer);
      timer = null;
      return;
    }
    const now = performance.now();
    const isHeldUp = now - lookedAt > LOOK_EVERY_MS + HELD_UP_MS;
    lookedAt = now;
    let longest = 0;
    for (const [socket, last] of heard) {
      // What arrived while the process was held up has not been counted yet.
      if (isHeldUp || socket.bytesRead !== last.bytes)
        heard.set(socket, { bytes: socket.bytesRead, at: now });
      else if (longestMs > 0 && now - last.at > longestMs) giveUp(socket);
      else longest = Math.max(longest, now - last.at);
    }
    if (silence.isOn) void askAgain();
    else if (longest > DOUBT_AFTER_MS && !isAsking) void ask();
  };
  const watch = () => {
    if (timer) return;
    lookedAt = performance.now();
    timer = setInterval(look, LOOK_EVERY_MS);
    timer.unref();
  };
}

function giveUp(socket: Socket): void {
  socket.destroy(toError());
}

function toError(): Error {
  return Object.assign(new Error('The database stopped responding'), { code: 'ETIMEDOUT' });
}

/** Whether the database says anything within the time, be it that it takes nobody in. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  const client = new WatchedClient({ connectionString: url, query_timeout: withinMs }, withinMs);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    return !(error instanceof Error && /timeout/.test(error.message));
  } finally {
    client.socket.destroy();
  }
}
