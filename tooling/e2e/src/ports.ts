import { createServer } from 'node:net';

const FIRST = 6200;
const LAST = 6298;

/**
 * A port that is free and whose next one is free too: the product takes both.
 * @param from where the search begins, so that workers that search at the same time find different ones
 */
export async function findFreePorts(from: number = FIRST): Promise<number> {
  for (let port = from; port <= LAST; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`No two free ports between ${FIRST} and ${LAST + 1}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
