import { Agent, request } from 'node:http';

/** Connections that call at the same time. */
const CONNECTIONS = 20;

/** One call of a round. */
export type Call = { path: string; token: string; method?: string; body?: unknown };

/** Calls a server on loopback over connections that stay open. */
export function createCaller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const send = ({ path, token, method = 'GET', body }: Call) =>
    new Promise<void>((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(payload
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
          : {}),
      };
      request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
        let text = '';
        const isOk = response.statusCode === 200;
        response.on('data', (chunk: Buffer) => {
          if (!isOk) text += chunk.toString();
        });
        response.once('error', reject);
        response.once('end', () =>
          isOk
            ? resolve()
            : reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)),
        );
      })
        .once('error', reject)
        .end(payload);
    });

  return {
    /** Makes so many calls, twenty at a time. @throws Error where one is not answered with 200 */
    async run(calls: number, toCall: (number: number) => Call): Promise<void> {
      let next = 0;
      const work = async () => {
        while (next < calls) await send(toCall(next++));
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
    },
    close: () => agent.destroy(),
  };
}
