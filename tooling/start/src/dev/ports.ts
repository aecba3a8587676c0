import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOPBACK = '127.0.0.1';
const BETWEEN_TRIES_MS = 40;

/** Listens on loopback. @throws Error with one sentence where the port is taken */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        'code' in error && error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken: stop what listens there, or choose another one with --port or PORT.`,
            )
          : error,
      ),
    );
    server.listen(port, LOOPBACK, () => resolve());
  });
}

/** A free port whose next one is free too: the server takes both. */
export async function findFreePair(): Promise<number> {
  for (;;) {
    const first = createServer();
    await listen(first, 0);
    const address = first.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const second = createServer();
    const isFree = await listen(second, port + 1).then(
      () => true,
      () => false,
    );
    await Promise.all([close(first), isFree ? close(second) : undefined]);
    if (isFree) return port;
  }
}

/** Waits until something listens on a port. @param isOver says that nothing will any more; then the answer is false */
export async function waitForPort(port: number, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, LOOPBACK, () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });
    if (isOpen) return true;
    await sleep(BETWEEN_TRIES_MS);
  }
  return false;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
