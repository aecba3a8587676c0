import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived at a mail server, with the envelope that it was given. */
export type Arrived = { raw: string; from: string; to: string[] };

/** A mail server on this machine. While `isRefusing` it takes nothing. */
export type MailReceiver = {
  url: string;
  arrived: Arrived[];
  isRefusing: boolean;
  close(): Promise<void>;
};

/** Starts a mail server that keeps what arrives. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (receiver.isRefusing)
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        receiver.arrived.push({
          raw: Buffer.concat(chunks).toString(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived: [],
    isRefusing: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
