import type { AddressInfo } from 'node:net';
import { getManyPagesPdf } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../../test/harness.ts';
import { createOrder, upload } from '../../../test/orders.ts';
import { READERS_IN_CHILDREN } from '../../jobs/read-order/run-child.ts';
import { STREAMS_PER_SESSION } from './events.ts';

type Progress = {
  status: string;
  progress: number;
  page: number | null;
  pageCount: number | null;
  queue: { position: number; expectedWaitSeconds: number } | null;
};

let api: Harness;
let owner: Session;
let base: string;
beforeAll(async () => {
  api = await startHarness({ withJobs: true, readers: READERS_IN_CHILDREN });
  owner = await api.signIn('owner@works.example');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => api.close());

function open(id: string, as = owner, signal?: AbortSignal): Promise<Response> {
  return fetch(`${base}/consent-documents/${id}/events`, {
    headers: { authorization: `Bearer ${as.accessToken}` },
    ...(signal ? { signal } : {}),
  });
}

function parse(text: string): Progress[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: progress\n'))
    .map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 6)));
}

test('a reading tells its progress until it is ready', async () => {
  const uploaded = await upload(api, owner, getManyPagesPdf(400), 'long.pdf');
  const response = await open((uploaded.body.data as ConsentDocument).id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = parse(await response.text());
  expect(events.length).toBeGreaterThan(1);
  const last = events.at(-1);
  expect(['ready', 'failed']).toContain(last?.status);
  const shares = events.slice(0, -1).map((event) => event.progress);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('one that waits is told with its place', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const payload = { organisationId: api.users.owner.organisationId, consentDocumentId: id };
  // Put off, so that nobody takes it: then it is no more in the queue than one without a job.
  await api.services.db.forOrganisation(payload.organisationId, (tx) =>
    api.services.jobs.enqueue(tx, 'read-order', payload, { startAfter: 3600 }),
  );
  const abort = new AbortController();
  const reader = (await open(id, owner, abort.signal)).body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(parse(first)).toMatchObject([{ status: 'queued', queue: null }]);
  await api.services.db.pool.query(
    "UPDATE pgboss.job SET start_after = now(), state = 'active', started_on = now(), heartbeat_on = now() WHERE data ->> 'consentDocumentId' = $1",
    [id],
  );
  const second = new TextDecoder().decode((await reader?.read())?.value);
  expect(parse(second)[0]?.queue).toEqual({ position: 1, expectedWaitSeconds: 0 });
  abort.abort();
});

test('one that is over is told at once', async () => {
  const { id } = await createOrder(api, api.users.owner);
  expect(parse(await (await open(id)).text())).toEqual([
    { status: 'ready', progress: 1, page: null, pageCount: 3, queue: null, readFrom: null },
  ]);
});

test('one that waits for another day says from when it is read', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const readFrom = '2099-11-23T18:30:00.000Z';
  await api.services.db.pool.query('UPDATE consent_documents SET read_from = $1 WHERE id = $2', [
    readFrom,
    id,
  ]);
  const reader = (await open(id)).body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(parse(first)).toMatchObject([{ status: 'queued', readFrom }]);
});

test('of an order that is read, the events end with ready', async () => {
  const uploaded = await upload(api, owner, getSampleBytes('mpcb_cca_plating_2025.pdf'), 'order.pdf');
  const events = parse(await (await open((uploaded.body.data as ConsentDocument).id)).text());
  expect(events.at(-1)).toMatchObject({ status: 'ready', progress: 1, page: null });
});

test('of another organisation there are none', async () => {
  const { id } = await createOrder(api, api.users.other);
  expect((await open(id)).status).toBe(404);
});

test('the stream ends with the session', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const session = await api.signIn('owner@works.example');
  const response = await open(id, session);
  const reader = response.body?.getReader();
  await reader?.read();
  await api.call('POST', '/auth/logout', { as: session });
  // Nothing else happens to this order: without the session's end it would go on for ever.
  while (!(await reader?.read())?.done);
});

test('a session follows eight readings at once, another one its own, and one that ends makes room', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const session = await api.signIn('owner@works.example');
  const aborts = Array.from({ length: STREAMS_PER_SESSION }, () => new AbortController());
  // Held until the end: of an answer that nobody holds any more, the runtime closes the connection.
  const streams = [];
  for (const { signal } of aborts) streams.push(await open(id, session, signal));
  expect(streams.map(({ status }) => status)).toEqual(Array(STREAMS_PER_SESSION).fill(200));
  const refused = await open(id, session);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    message: 'This session already follows 8 readings. Close one and try again.',
  });
  const other = new AbortController();
  expect((await open(id, owner, other.signal)).status).toBe(200);
  aborts[0]?.abort();
  const again = new AbortController();
  await waitFor(async () => (await open(id, session, again.signal)).status === 200);
  for (const abort of [...aborts, other, again]) abort.abort();
  expect(streams).toHaveLength(STREAMS_PER_SESSION);
});

test('one look serves all who follow, and a database that is away ends nobody’s stream', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const sessions = await Promise.all(Array.from({ length: 3 }, () => api.signIn('owner@works.example')));
  const responses = await Promise.all(
    sessions.flatMap((session) => Array.from({ length: STREAMS_PER_SESSION }, () => open(id, session))),
  );
  const { db } = api.services;
  let isThere = true;
  let looks = 0;
  const real = db.asSystem.bind(db);
  const spy = vi.spyOn(db, 'asSystem').mockImplementation(async (purpose, work) => {
    if (purpose === 'reading-progress') looks += 1;
    if (!isThere) throw Object.assign(new Error('Connection terminated'), { code: '57P01' });
    return real(purpose, work);
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  // Four a second, however many follow.
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(8);
  isThere = false;
  await new Promise((resolve) => setTimeout(resolve, 600));
  isThere = true;
  await db.pool.query("UPDATE consent_documents SET status = 'ready', progress = 1 WHERE id = $1", [id]);
  for (const response of responses) expect(parse(await response.text()).at(-1)?.status).toBe('ready');
  spy.mockRestore();
});

test('a client that goes away ends its stream', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const abort = new AbortController();
  const response = await open(id, owner, abort.signal);
  await response.body?.getReader().read();
  abort.abort();
  const count = () =>
    new Promise<number>((resolve, reject) =>
      api.app.server.getConnections((error, n) => (error ? reject(error) : resolve(n))),
    );
  await waitFor(async () => (await count()) <= 4);
});

test('stopping the server does not wait for a stream', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const response = await open(id);
  const reader = response.body?.getReader();
  await reader?.read();
  // Waiting for the stream would wait for ever: nobody ends it but the server.
  await api.app.close();
  while (!(await reader?.read())?.done);
});
