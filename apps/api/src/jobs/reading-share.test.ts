import { PAGES_OF_FAILURE } from '@anupalan/enums/limits';
import { getCutOffPdf } from '@anupalan/orders/hostile';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { upload } from '../../test/orders.ts';
import { READERS_HERE } from '../../test/read-here.ts';
import { createCli } from '../cli/cli.test-support.ts';
import type { Services } from '../http/services.ts';
import { createTextPdf } from './read-order/hostile-files.fixtures.ts';
import { createOrderReader } from './read-order-job.ts';
import { sweepReadings } from './sweep-readings.ts';

/** 14:00 on 23 November in India. */
const NOW = '2026-11-23T08:30:00Z';
const MIDNIGHT = '2026-11-23T18:30:00.000Z';
const PAGES = [3, 4, 5];

let api: Harness;
let owner: Session;
let orders: Uint8Array[];
beforeAll(async () => {
  orders = await Promise.all(PAGES.map(createTextPdf));
  api = await startHarness({ now: NOW });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  await setShare(null);
  await query('DELETE FROM pages_read');
  await query('DELETE FROM consent_documents');
  await query('DELETE FROM pgboss.job');
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.services.db.pool.query<Row>(text, values)).rows;
const organisationId = () => api.users.owner.organisationId;
const setShare = (pages: number | null, trialEndsAt: string | null = null) =>
  query('UPDATE organisations SET daily_pages = $1, trial_ends_at = $2', [pages, trialEndsAt]);
const setRead = (pages: number) =>
  query("INSERT INTO pages_read (organisation_id, day, pages) VALUES ($1, '2026-11-23', $2)", [
    organisationId(),
    pages,
  ]);
const bytesOf = (order: number): Uint8Array => orders[order] ?? new Uint8Array();
const send = async (order = 0): Promise<string> =>
  ((await upload(api, owner, bytesOf(order), `${order}.pdf`)).body.data as ConsentDocument).id;
const get = async (id: string): Promise<ConsentDocument> =>
  (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
const getReading = async () =>
  ((await api.call('GET', '/organisation', { as: owner })).body.data as Organisation).reading;
/** Does what the queue would: each job that waits, once and in its turn. */
async function work(services: Services = api.services): Promise<number> {
  const jobs = await query<{ data: { organisationId: string; consentDocumentId: string } }>(
    `WITH taken AS (
       DELETE FROM pgboss.job WHERE name = 'read-order' AND state = 'created' RETURNING data, priority, created_on
     ) SELECT data FROM taken ORDER BY priority DESC, created_on`,
  );
  const read = createOrderReader(services, READERS_HERE.order);
  for (const { data } of jobs) await read(data, { isLast: false, signal: new AbortController().signal });
  return jobs.length;
}

describe('pages of a day', () => {
  test('are those of the orders that were read, in the day of the organisation', async () => {
    const first = await send(0);
    await work();
    const pages = (await get(first)).pageCount ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(await getReading()).toEqual({ pagesToday: pages, pagesADay: null });
    const second = await send(1);
    await work();
    const both = pages + ((await get(second)).pageCount ?? 0);
    expect(await getReading()).toEqual({ pagesToday: both, pagesADay: null });
    // One second before midnight in India, and then midnight.
    api.setNow('2026-11-23T18:29:59Z');
    expect((await getReading())?.pagesToday).toBe(both);
    api.setNow(MIDNIGHT);
    expect((await getReading())?.pagesToday).toBe(0);
  });

  test('count again where an order is read again, and once where its job comes twice', async () => {
    const id = await send();
    const [job] = await query<{ data: never }>("SELECT data FROM pgboss.job WHERE name = 'read-order'");
    await work();
    const pages = (await get(id)).pageCount ?? 0;
    await createOrderReader(api.services, READERS_HERE.order)(job?.data as never, {
      isLast: false,
      signal: new AbortController().signal,
    });
    expect((await getReading())?.pagesToday).toBe(pages);
    await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner });
    await work();
    expect((await getReading())?.pagesToday).toBe(2 * pages);
  });

  test('are a fixed number for a file that fails before its first page', async () => {
    const reply = await upload(api, owner, await getCutOffPdf(), 'cut-off.pdf');
    await work();
    expect((await get((reply.body.data as ConsentDocument).id)).status).toBe('failed');
    expect((await getReading())?.pagesToday).toBe(PAGES_OF_FAILURE);
  });

  test('are not counted for a fault of ours', async () => {
    await send();
    const read = () => Promise.reject(new Error('The store does not answer'));
    await work({ ...api.services, files: { ...api.services.files, read } });
    expect((await getReading())?.pagesToday).toBe(0);
  });
});

describe('once the share of a day is used up', () => {
  beforeEach(() => setShare(10));

  test('an order waits for the next day, says so, and is read then', async () => {
    await setRead(10);
    const id = await send();
    expect((await get(id)).readFrom).toBeNull();
    expect(await work()).toBe(1);
    expect(await get(id)).toMatchObject({ status: 'queued', progress: 0, readFrom: MIDNIGHT });
    const list = await api.call('GET', '/consent-documents', { as: owner });
    expect(list.body.data).toMatchObject({ consentDocuments: [{ id, readFrom: MIDNIGHT }] });
    // Nothing of it is in the queue meanwhile.
    api.setNow('2026-11-23T18:29:59Z');
    await sweepReadings(api.services);
    expect(await work()).toBe(0);
    api.setNow(MIDNIGHT);
    await sweepReadings(api.services);
    expect(await work()).toBe(1);
    expect(await get(id)).toMatchObject({ status: 'ready', readFrom: null });
    expect((await getReading())?.pagesToday).toBe((await get(id)).pageCount);
  });

  test('is not the case while a page is left: the last order may go over it', async () => {
    await setRead(9);
    const [first, second] = [await send(0), await send(1)];
    await work();
    expect((await get(first)).status).toBe('ready');
    expect(await get(second)).toMatchObject({ status: 'queued', readFrom: MIDNIGHT });
  });

  test('one whose server was killed in the middle waits as well', async () => {
    await setRead(10);
    const id = await send();
    await query("UPDATE consent_documents SET status = 'reading', page = 3, progress = 0.3");
    await work();
    expect(await get(id)).toMatchObject({ status: 'queued', progress: 0, readFrom: MIDNIGHT });
  });

  test('nothing of others waits', async () => {
    await setRead(10);
    const other = await api.signIn('other@works.example');
    const reply = await upload(api, other, bytesOf(2), 'other.pdf');
    await work();
    const read = await api.call('GET', `/consent-documents/${(reply.body.data as ConsentDocument).id}`, {
      as: other,
    });
    expect(read.body.data).toMatchObject({ status: 'ready' });
  });

  test('“Read again” is taken, and the order waits all the same', async () => {
    await setRead(10);
    const id = await send();
    await work();
    expect((await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner })).status).toBe(202);
    await work();
    expect((await get(id)).readFrom).toBe(MIDNIGHT);
  });

  test('a deleted order is left alone', async () => {
    await setRead(10);
    const id = await send();
    await api.call('DELETE', `/consent-documents/${id}`, { as: owner });
    await work();
    expect(await query('SELECT 1 FROM consent_documents WHERE read_from IS NOT NULL')).toEqual([]);
  });

  test('an operator who gives more lets what waits be read now, once', async () => {
    await setRead(10);
    const id = await send();
    await work();
    const ehs = createCli(api);
    const quota = (...more: string[]) => ehs('org', 'quota', 'Alpha Paints', ...more);
    expect((await quota('--pages-a-day', '10')).out).not.toContain('read now');
    expect(await work()).toBe(0);
    expect((await quota('--pages-a-day', '11')).out).toContain('1 order that waited is read now.');
    expect((await quota('--pages-a-day', '12')).out).not.toContain('read now');
    expect(await work()).toBe(1);
    expect((await get(id)).status).toBe('ready');
  });
});

describe('a trial', () => {
  test('has 500 pages a day', async () => {
    await setShare(null, '2099-01-01');
    await setRead(500);
    expect(await getReading()).toEqual({ pagesToday: 500, pagesADay: 500 });
    const id = await send();
    await work();
    expect((await get(id)).readFrom).toBe(MIDNIGHT);
    await createCli(api)('org', 'end-trial', 'Alpha Paints');
    expect(await getReading()).toEqual({ pagesToday: 500, pagesADay: null });
    expect(await work()).toBe(1);
    expect((await get(id)).status).toBe('ready');
  });
});

test('a laboratory has no orders, and no share', async () => {
  const lab = await api.signIn('lab@works.example');
  expect((await api.call('GET', '/organisation', { as: lab })).body.data).toMatchObject({ reading: null });
});
