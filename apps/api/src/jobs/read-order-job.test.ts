import { Readable } from 'node:stream';
import { toReadableText } from '@anupalan/compliance/reading/pages/readable-text';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createOrder, listObligations, upload } from '../../test/orders.ts';
import { READERS_HERE } from '../../test/read-here.ts';
import type { Services } from '../http/services.ts';
import { createGlyphPdf, toGlyphSentence } from './read-order/hostile-files.fixtures.ts';
import { createOrderReader } from './read-order-job.ts';
import { sweepReadings } from './sweep-readings.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const attempt = (signal = new AbortController().signal) => ({ isLast: false, signal });
const jobOf = (id: string) => ({ organisationId: api.users.owner.organisationId, consentDocumentId: id });

async function get(id: string): Promise<ConsentDocument> {
  return (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
}

/** Services whose store of files is broken. */
function broken(): Services {
  const read = async () => {
    throw new Error('The store does not answer');
  };
  return { ...api.services, files: { ...api.services.files, read } };
}

test('a fault is tried again and again, later each time; after the last try the order says what to do', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const read = createOrderReader(broken());
  const waits: number[] = [];
  for (let faults = 0; faults < 10; faults += 1) {
    await read({ ...jobOf(id), faults }, attempt());
    expect((await get(id)).status).toBe('reading');
    const { rows } = await api.services.db.pool.query<{ faults: number; wait: number }>(
      `DELETE FROM pgboss.job WHERE name = 'read-order' AND data ->> 'consentDocumentId' = $1
       RETURNING (data ->> 'faults')::int AS faults, round(extract(epoch FROM start_after - created_on))::int AS wait`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.faults).toBe(faults + 1);
    waits.push(rows[0]?.wait ?? 0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
  await read({ ...jobOf(id), faults: 10 }, attempt());
  expect(await get(id)).toMatchObject({ status: 'failed', failure: expect.stringMatching(/Read again/) });
});

test('an order whose font maps a glyph to U+0000 is stored', async () => {
  const reply = await upload(api, owner, createGlyphPdf(['\u0000']), 'letterhead.pdf');
  const { id } = reply.body.data as { id: string };
  await createOrderReader(api.services)(jobOf(id), attempt());
  expect(await get(id)).toMatchObject({ status: 'ready', failure: null });
  const [found] = await listObligations(api, owner, id);
  expect(found?.citation.quote).toContain('statement of water consumption');
});

test('whatever a font makes of a glyph comes through file, engine, database and API as a person reads it', async () => {
  const known = ['\u0000', '\u202e', '\u00ad', '\ue000', '\uffff', 'ﬁ', '\u200b', 'ि', '\uf0b7', 'é'];
  const texts = [
    ...known,
    ...fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }), { numRuns: 38, seed: 11 }),
  ];
  const reply = await upload(api, owner, createGlyphPdf(texts), 'odd-font.pdf');
  const { id } = reply.body.data as { id: string };
  await createOrderReader(api.services, READERS_HERE.order)(jobOf(id), attempt());
  expect(await get(id)).toMatchObject({ status: 'ready', failure: null });
  const found = await listObligations(api, owner, id);
  const quotes = texts.map(
    (_, at) => found.find(({ conditionNo }) => conditionNo === String(at + 1))?.citation.quote ?? '',
  );
  for (const [at, text] of known.entries())
    expect(quotes[at], JSON.stringify(text)).toBe(toGlyphSentence(toReadableText(text)));
  // pdf.js turns what is written from right to left, and takes some glyphs for blanks: the others are not known by heart.
  for (const [at, quote] of quotes.entries()) {
    expect(quote, JSON.stringify(texts[at])).toContain('of water consumption to the Board by 5th of every');
    expect(toReadableText(quote), JSON.stringify(texts[at])).toBe(quote);
  }
});

test('a database that is away in the middle of a reading leaves the job to the next try', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const lost = async () => {
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
  };
  // It is there for the look at the share of the day, and for the claim.
  let left = 2;
  const { db } = api.services;
  const away: typeof db = {
    ...db,
    forOrganisation: (organisationId, work) => {
      if (left === 0) return lost();
      left -= 1;
      return db.forOrganisation(organisationId, work);
    },
  };
  const read = createOrderReader({ ...broken(), db: away });
  await expect(read(jobOf(id), attempt())).rejects.toThrow('Connection terminated');
  expect((await get(id)).status).toBe('reading');
});

test('an order that no job will read is found, and read', async () => {
  const { id } = (await upload(api, owner, getSampleBytes('gpcb_cca_tiles_2025.pdf'), 'lost.pdf')).body
    .data as ConsentDocument;
  const { pool } = api.services.db;
  const jobs = async () =>
    (
      await pool.query<{ state: string }>(
        "SELECT state FROM pgboss.job WHERE name = 'read-order' AND data ->> 'consentDocumentId' = $1 ORDER BY created_on",
        [id],
      )
    ).rows.map(({ state }) => state);
  // One with a job is left to it.
  await sweepReadings(api.services);
  expect(await jobs()).toEqual(['created']);
  expect((await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner })).status).toBe(409);
  for (const [state, status] of [
    ['failed', 'queued'],
    ['cancelled', 'reading'],
    ['completed', 'reading'],
  ]) {
    await pool.query("UPDATE pgboss.job SET state = $2 WHERE data ->> 'consentDocumentId' = $1", [id, state]);
    await pool.query('UPDATE consent_documents SET status = $2 WHERE id = $1', [id, status]);
    const before = (await jobs()).length;
    await sweepReadings(api.services);
    await sweepReadings(api.services);
    expect((await jobs()).slice(before)).toEqual(['created']);
  }
  await createOrderReader(api.services, READERS_HERE.order)(jobOf(id), attempt());
  expect((await get(id)).status).toBe('ready');
});

test('“Read again” takes up an order that stands in the middle without a job', async () => {
  const { id } = await createOrder(api, api.users.owner, [], { status: 'reading' });
  const reply = await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner });
  expect(reply.status).toBe(202);
  expect((reply.body.data as ConsentDocument).status).toBe('queued');
  expect((await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner })).status).toBe(409);
});

test('a reading that is stopped is left to the next try', async () => {
  const { id } = await createFile();
  const stop = new AbortController();
  const read: Services['files']['read'] = (...of) => {
    stop.abort();
    return api.services.files.read(...of);
  };
  const reader = createOrderReader({ ...api.services, files: { ...api.services.files, read } });
  await expect(reader(jobOf(id), attempt(stop.signal))).rejects.toThrow();
  expect((await get(id)).status).toBe('reading');
});

test('one that is stopped before its turn has not begun', async () => {
  const { id } = await createFile();
  await expect(createOrderReader(api.services)(jobOf(id), attempt(AbortSignal.abort()))).rejects.toThrow();
  expect((await get(id)).status).toBe('queued');
});

test('run twice, as after a crash, it leaves the same result', async () => {
  const { id } = (await upload(api, owner, getSampleBytes('tnpcb_water_leather_2024.pdf'), 'x.pdf')).body
    .data as ConsentDocument;
  const read = createOrderReader(api.services, READERS_HERE.order);
  await read(jobOf(id), attempt());
  const first = (await listObligations(api, owner, id)).map((each) => each.citation.quote);
  await api.services.db.pool.query("UPDATE consent_documents SET status = 'reading' WHERE id = $1", [id]);
  await read(jobOf(id), attempt());
  expect((await listObligations(api, owner, id)).map((each) => each.citation.quote)).toEqual(first);
  expect(first.length).toBeGreaterThan(5);
});

test('one that is read already, or deleted, is left alone', async () => {
  const ready = await createOrder(api, api.users.owner);
  const deleted = await createOrder(api, api.users.owner, [], { status: 'queued' });
  await api.call('DELETE', `/consent-documents/${deleted.id}`, { as: owner });
  const read = createOrderReader(broken());
  for (const { id } of [ready, deleted]) await read(jobOf(id), attempt());
  expect((await get(ready.id)).status).toBe('ready');
});

test('deleted while it is read, it leaves neither obligations nor a notification', async () => {
  const { id } = await createFile();
  const files = {
    ...api.services.files,
    read: async (...args: Parameters<Services['files']['read']>) => {
      const bytes = await api.services.files.read(...args);
      await api.services.db.pool.query('UPDATE consent_documents SET archived_at = now() WHERE id = $1', [
        id,
      ]);
      return bytes;
    },
  };
  const count = () =>
    api.services.db.pool.query('SELECT 1 FROM user_notifications').then(({ rowCount }) => rowCount);
  const before = await count();
  await createOrderReader({ ...api.services, files })(jobOf(id), attempt());
  const { rows } = await api.services.db.pool.query(
    'SELECT 1 FROM obligations WHERE consent_document_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
  expect(await count()).toBe(before);
});

test('a job of one organisation does not reach an order of another', async () => {
  const { id } = await createOrder(api, api.users.other, [], { status: 'queued' });
  await createOrderReader(broken())(jobOf(id), attempt());
  const { rows } = await api.services.db.pool.query('SELECT status FROM consent_documents WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ status: 'queued' }]);
});

/** A queued order with the bytes of a sample. */
async function createFile(): Promise<{ id: string }> {
  const order = await createOrder(api, api.users.owner, [], { status: 'queued' });
  const bytes = Buffer.from(getSampleBytes('mpcb_cca_plating_2025.pdf'));
  const key = await api.services.files.keep(await api.services.files.spool(Readable.from([bytes])));
  await api.services.db.pool.query('UPDATE consent_documents SET file_key = $1, size = $2 WHERE id = $3', [
    key,
    bytes.length,
    order.id,
  ]);
  return order;
}
