import { createServer } from 'node:net';

/** Below the ports that systems hand out themselves, and away from those that browsers refuse. */
const FIRST = 20_000;
const LAST = 32_000;

/**
 * A port that is free and whose next one is free too: the product takes both. Any of many, because runs and workers
 * that search at the same time must find different ones.
 */
export async function findFreePorts(): Promise<number> {
  for (;;) {
    const port = FIRST + 2 * Math.floor((Math.random() * (LAST - FIRST)) / 2);
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
