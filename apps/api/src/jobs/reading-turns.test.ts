import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { upload, waitUntilRead } from '../../test/orders.ts';
import { createTextPdf } from './read-order/hostile-files.fixtures.ts';
import { READERS_IN_CHILDREN } from './read-order/run-child.ts';

let api: Harness;
let owner: Session;
let other: Session;

async function add(as: Session, name: string, bytes: Uint8Array): Promise<string> {
  const reply = await upload(api, as, bytes, `${name}.pdf`);
  expect(reply.status, reply.text).toBe(202);
  return (reply.body.data as ConsentDocument).id;
}

/** Orders that differ in one byte behind their end, so that none is a duplicate. */
async function addSmall(as: Session, name: string): Promise<string> {
  return addMarked(as, name, await createTextPdf(1));
}
async function addMarked(as: Session, name: string, bytes: Uint8Array): Promise<string> {
  return add(as, name, Buffer.concat([bytes, Buffer.from(`\n%${name}`)]));
}

async function get(as: Session, id: string): Promise<ConsentDocument> {
  return (await api.call('GET', `/consent-documents/${id}`, { as })).body.data;
}

describe('while nobody reads', () => {
  beforeAll(async () => {
    api = await startHarness();
    owner = await api.signIn('owner@works.example');
    other = await api.signIn(api.users.other.email);
  });
  afterAll(() => api.close());

  test('organisations take turns, and an order says how many are before it', async () => {
    const first = [];
    for (const name of ['a1', 'a2', 'a3']) first.push(await addSmall(owner, name));
    const late = await addSmall(other, 'b1');
    const last = await addSmall(owner, 'a4');
    const places = [];
    for (const id of [...first, last]) places.push((await get(owner, id)).queue?.position);
    expect(places).toEqual([1, 3, 4, 5]);
    expect((await get(other, late)).queue).toEqual({ position: 2, expectedWaitSeconds: 0 });
    expect((await get(owner, last)).queue?.expectedWaitSeconds).toBeGreaterThan(0);

    const list = await api.call('GET', '/consent-documents', { as: owner });
    const { consentDocuments } = list.body.data as { consentDocuments: ConsentDocument[] };
    expect(consentDocuments.map(({ queue }) => queue?.position).sort()).toEqual([1, 3, 4, 5]);
  });

  test('an order without a job has no place, and gets one behind the others of its organisation', async () => {
    const id = await addSmall(owner, 'a5');
    await api.services.db.pool.query("DELETE FROM pgboss.job WHERE data ->> 'consentDocumentId' = $1", [id]);
    expect((await get(owner, id)).queue).toBeNull();
    expect((await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner })).status).toBe(202);
    expect((await get(owner, id)).queue?.position).toBe(6);
  });
});

describe('while orders are read', () => {
  beforeAll(async () => {
    api = await startHarness({ withJobs: true, readers: READERS_IN_CHILDREN });
    owner = await api.signIn('owner@works.example');
    other = await api.signIn(api.users.other.email);
  });
  afterAll(() => api.close());

  test('the order of another organisation does not wait for all that came before it', async () => {
    const before = [];
    for (let i = 0; i < 8; i += 1) before.push(await addSmall(owner, `many ${i}`));
    const single = await addSmall(other, 'single');
    expect(await waitUntilRead(api, other, single)).toMatchObject({ status: 'ready' });
    const left = [];
    for (const id of before) left.push((await get(owner, id)).status);
    expect(left.filter((status) => status === 'queued').length).toBeGreaterThan(0);
    for (const id of before) expect(await waitUntilRead(api, owner, id)).toMatchObject({ status: 'ready' });
  });

  test('long orders stand still for a short one of another organisation, and are read to their end', async () => {
    const long = [];
    const bytes = await createTextPdf(390);
    for (const name of ['one', 'two']) long.push(await addMarked(owner, name, bytes));
    for (const id of long)
      while ((await get(owner, id)).status === 'queued')
        await new Promise((resolve) => setTimeout(resolve, 50));
    const short = await addSmall(other, 'short');
    expect(await waitUntilRead(api, other, short)).toMatchObject({ status: 'ready' });
    for (const id of long) expect((await get(owner, id)).status).toBe('reading');
    const [one, two] = await Promise.all(long.map((id) => waitUntilRead(api, owner, id)));
    expect([one?.pageCount, two?.pageCount]).toEqual([390, 390]);
  });
});
