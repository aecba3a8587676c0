import { Socket } from 'node:net';

/** A goodbye that the other end has not answered by then is not waited for. */
export const GOODBYE_MS = 3_000;

/**
 * The connections of clients that are not ours to change (those of the job queue). A client that ends waits until the
 * other end has closed too; over a connection that fell silent it would wait until the system gives up sending, a
 * quarter of an hour later.
 */
export class Lines {
  private readonly open = new Set<Socket>();

  /** What a client of pg takes as `stream`: the socket of a new connection. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    return socket;
  };

  /** Waits for work that ends connections, and cuts those that are still there after so many milliseconds. */
  async cutAfter(withinMs: number, work: Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.open) socket.destroy();
    }, withinMs);
    try {
      await work;
    } finally {
      clearTimeout(timer);
    }
  }
}
