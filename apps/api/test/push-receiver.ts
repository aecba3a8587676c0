import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import type { PushMessage, PushNetwork } from '../src/push/push-service.ts';

/** A message as a push service took it and the browser read it. */
export type Received = { path: string; headers: http.IncomingHttpHeaders; message: PushMessage };

/** What a browser hands over when it subscribes. */
export type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push service on this machine, with the browsers that subscribed to it. */
export type PushReceiver = {
  network: PushNetwork;
  /** A new browser, under a path of the service. */
  subscribe(path: string): Browser;
  received: Received[];
  /** What the service answers from now on; 201 at first. */
  answer: { status: number; headers: Record<string, string> };
  close(): Promise<void>;
};

const HOST = 'push.example';
type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

/**
 * Starts a push service. Whatever is sent to https://push.example reaches it, and is decrypted as a browser does it
 * (RFC 8291), by code of its own.
 */
export async function startPushReceiver(): Promise<PushReceiver> {
  const browsers = new Map<string, Keys>();
  const received: Received[] = [];
  const answer = { status: 201, headers: {} as Record<string, string> };
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    const keys = browsers.get(path);
    if (answer.status === 201 && keys) {
      checkVapid(request.headers.authorization ?? '');
      received.push({ path, headers: request.headers, message: decrypt(Buffer.concat(parts), keys) });
    }
    response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = new https.Agent();
  agent.createConnection = () => net.connect({ port, host: '127.0.0.1' });
  return {
    network: { agent, isAllowed: async (endpoint) => new URL(endpoint).hostname === HOST },
    subscribe: (path) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: `https://${HOST}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    received,
    answer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** @throws Error where the header is not signed by the key that it names (RFC 8292) */
function checkVapid(header: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  if (!isSigned || aud !== `https://${HOST}` || !sub?.startsWith('mailto:'))
    throw new Error(`The push service was called without a right to: ${header}`);
}

/** One record of aes128gcm, as a browser reads it. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): PushMessage {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (secret: Uint8Array, with_: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A last record ends with 2 and zeros.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}
