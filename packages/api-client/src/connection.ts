import { toApiUrl } from './config.ts';

/** Whether the server answers. */
export type Connection = 'up' | 'down';

/** Pauses between checks while the server is down, in milliseconds. The last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** If the server fails again within this time, in milliseconds, the pauses continue to grow. */
const STEADY_MS = 30_000;

let connection: Connection = 'up';
let attempt = 0;
let upSince = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The state of the connection. */
export function getConnection(): Connection {
  return connection;
}

/** Calls `listener` after each change. Returns a function that stops it. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

async function isAlive(): Promise<boolean> {
  try {
    // No header of ours: an API on a host of its own is then asked without a preflight, and No-Auth stays in the client.
    const response = await fetch(toApiUrl('/health/live'), { cache: 'no-store', credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}

function askAgain(): void {
  const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)];
  attempt += 1;
  timer = setTimeout(async () => {
    if (await isAlive()) reportReachable(true);
    else if (connection === 'down') askAgain();
  }, wait);
}

/**
 * Records whether a call reached the server. While the server is down, it checks `/health/live` again and again, so
 * that the app recovers without a reload. `now` is in milliseconds.
 */
export function reportReachable(isReachable: boolean, now: number = Date.now()): void {
  if (isReachable) {
    clearTimeout(timer);
    if (connection === 'down') upSince = now;
    setConnection('up');
  } else if (connection === 'up') {
    if (now - upSince > STEADY_MS) attempt = 0;
    setConnection('down');
    askAgain();
  }
}
