import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { getOversizePdf } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';
import { listStored } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let port: number;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

async function countDocuments(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: number }>(
    'SELECT count(*) AS n FROM consent_documents',
  );
  return rows[0]?.n ?? -1;
}

function headOf(length: number): string {
  return [
    'POST /api/v1/generate-tasks HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${owner.accessToken}`,
    'content-type: multipart/form-data; boundary=boundary-of-the-test',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

test('an upload that the client breaks off in the middle leaves no row and no file', async () => {
  const payload = toMultipart({
    bytes: Buffer.from(getSampleBytes('mpcb_cca_plating_2025.pdf')),
    fileName: 'x.pdf',
  }).payload as Buffer;
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(headOf(payload.length));
  socket.write(payload.subarray(0, 60_000));
  await waitFor(() => listStored(api, 'spool').length === 1);
  socket.resetAndDestroy();
  await waitFor(() => listStored(api, 'spool').length === 0);
  expect(listStored(api, 'files')).toEqual([]);
  expect(await countDocuments()).toBe(0);
});

test('the server takes uploads after that', async () => {
  const bytes = Buffer.from(getSampleBytes('mpcb_cca_plating_2025.pdf'));
  const reply = await api.call('POST', '/generate-tasks', {
    as: owner,
    ...toMultipart({ bytes, fileName: 'x.pdf' }),
  });
  expect(reply.status).toBe(202);
  expect(await countDocuments()).toBe(1);
});

/** Sends a body as the socket takes it, and answers the status as soon as it is there. */
function send(payload: Buffer, headers: http.OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/v1/generate-tasks',
        headers: {
          authorization: `Bearer ${owner.accessToken}`,
          'content-type': 'multipart/form-data; boundary=boundary-of-the-test',
          ...headers,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        request.destroy(); // what is left of the body is not worth sending
      },
    );
    request.on('error', reject); // after the answer it changes nothing any more
    let at = 0;
    const write = () => {
      if (request.destroyed) return;
      while (at < payload.length) {
        const part = payload.subarray(at, at + 256 * 1024);
        at += part.length;
        if (!request.write(part)) return void request.once('drain', write);
      }
      request.end();
    };
    write();
  });
}

test.each([
  ['with its length', true],
  ['chunked', false],
])('26 MB over a socket, %s, are refused with 413', async (_, isDeclared) => {
  const payload = toMultipart({ bytes: Buffer.from(getOversizePdf()), fileName: 'large.pdf' })
    .payload as Buffer;
  expect(await send(payload, isDeclared ? { 'content-length': payload.length } : {})).toBe(413);
  await waitFor(() => listStored(api, 'spool').length === 0);
  expect(await countDocuments()).toBe(1);
});
