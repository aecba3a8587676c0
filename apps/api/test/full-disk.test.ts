import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { getOversizePdf } from '@anupalan/orders/hostile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePorts, type Running, runProgram } from './child-process.ts';
import { waitFor } from './harness.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const SENTENCE = /disk of the server is full|database does not answer/;

let disk: SmallDisk | null;
let port: number;
let server: Running | null = null;
let token = '';
beforeAll(async () => {
  disk = mountSmallDisk('160m');
  port = await findFreePorts();
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  disk?.remove();
});

async function call(method: string, url: string, body?: string | FormData) {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${url}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as { data: never; message: string },
  };
}

const ask = (subject: string) =>
  call(
    'POST',
    '/contact-us/create',
    JSON.stringify({ data: { subject, message: 'x'.repeat(5000), type: 'support' } }),
  );

function upload() {
  const form = new FormData();
  form.set('file', new Blob([getOversizePdf(10 * 1024 * 1024)]), 'large.pdf');
  return call('POST', '/generate-tasks', form);
}

test('a full disk: writes say so, reads go on, nothing acknowledged is lost, and it recovers', async (context) => {
  if (!disk) return context.skip('No small disk can be mounted here.');
  const dataDir = path.join(disk.folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  server = runProgram('src/server.ts', [], {
    PORT: String(port),
    EHS_DATA_DIR: dataDir,
    EHS_LOG_LEVEL: 'silent',
    EHS_DEMO: 'off',
  });
  await server.printed('Ctrl-C stops everything.');
  const person = { name: 'Asha Rao', email: 'asha@works.example' };
  const session = await call('POST', '/auth/signup', JSON.stringify({ data: person }));
  token = (session.body.data as { accessToken: string }).accessToken;
  const kept: string[] = [];
  expect((await ask('Before it was full')).status).toBe(201);

  disk.fill();
  const refused = await upload();
  expect(refused.status).toBe(503);
  expect(refused.body.message).toMatch(/disk of the server is full/);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect((await call('GET', '/consent-documents')).status).toBe(200);
  expect((await call('GET', '/generate-tasks/scheduled-tasks')).status).toBe(200);

  // What is written while there is a little room left is kept; then it is refused with a sentence.
  let last = await ask('While it is full 0');
  for (let i = 1; last.status === 201 && i < 4000; i++) {
    kept.push(`While it is full ${i - 1}`);
    last = await ask(`While it is full ${i}`);
  }
  expect(last.status).toBe(503);
  expect(last.body.message).toMatch(SENTENCE);

  disk.clear();
  await waitFor(async () => (await ask('There is room again')).status === 201);
  expect((await upload()).status).toBe(202);
  const list = await call('GET', '/contact-us/user?isPagination=0&keyword=While%20it%20is%20full');
  const found = (list.body.data as { contactUs: { subject: string }[] }).contactUs.map(
    (each) => each.subject,
  );
  for (const subject of kept.slice(-900)) expect(found).toContain(subject);
});
