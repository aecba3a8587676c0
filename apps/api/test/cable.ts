import { createServer, type Server, Socket } from 'node:net';

/** A cable between the API and its database that a test can cut. */
export type Cable = {
  /** The address of the far end, with this cable in between. */
  url: string;
  /** Ends every connection, as a server that goes down does. */
  breakAll(): void;
  /** Lets nothing through any more, in either direction and without a word; new connections as well. */
  mute(): void;
  /** Lets new connections through again; those of before stay silent, as after a firewall has forgotten them. */
  unmute(): void;
  close(): Promise<void>;
};

/** Lays a cable to a server of PostgreSQL. */
export async function layCable(target: string): Promise<Cable> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[near: Socket, far: Socket]>();
  let isMute = false;
  const server: Server = createServer((near) => {
    const far = new Socket();
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const each of pair) each.on('error', end).on('close', end);
    // Nobody reads what is said into a muted line, so that closing it is not heard either.
    if (isMute) return;
    far.connect(Number(port), hostname);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: url.toString(),
    breakAll,
    mute: () => {
      isMute = true;
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.pause();
        far.pause();
      }
    },
    unmute: () => {
      isMute = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
