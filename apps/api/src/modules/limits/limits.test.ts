import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Limit, Particular } from '@anupalan/validators/entities/limit';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, upload } from '../../../test/orders.ts';
import { READERS_HERE } from '../../../test/read-here.ts';
import { createOrderReader } from '../../jobs/read-order-job.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
let order: string;
let foreign: string;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn('viewer@works.example');
  order = (await createOrder(api, api.users.owner)).id;
  foreign = (await createOrder(api, api.users.other)).id;
});
afterAll(() => api.close());

const RECT = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
const CITATION = { page: 2, quote: 'COD shall not exceed 250 mg/l', rects: [RECT] };
const LIMIT = { medium: 'effluent', parameter: 'COD', limit: '250', unit: 'mg/l', citation: CITATION };
const PARTICULAR = { kind: 'fuel', name: 'Coal', value: '4', unit: 'T/day', citation: CITATION };

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object, as = owner) =>
  api.call(method, `/consent-documents/${path}`, { as, ...(data ? { data } : {}) });
async function get(id: string): Promise<ConsentDocument> {
  return (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
}
async function add(kind: 'limits' | 'particulars', data: object, id = order): Promise<string> {
  const reply = await send('POST', `${id}/${kind}`, data);
  expect(reply.status).toBe(201);
  return (reply.body.data as { id: string }).id;
}

describe('a person adds', () => {
  test('a limit, with all that can be said of it', async () => {
    const data = { ...LIMIT, point: ' ETP  outlet ', averaging: '24 hours' };
    const reply = await send('POST', `${order}/limits`, data);
    expect(reply.status).toBe(201);
    const expected = {
      id: expect.any(String),
      medium: 'effluent',
      point: 'ETP outlet',
      parameter: 'COD',
      limit: '250',
      unit: 'mg/l',
      averaging: '24 hours',
      citation: CITATION,
      confidence: 1,
      source: 'person',
      isCorrected: false,
      why: 'A person added this from the words “COD shall not exceed 250 mg/l”.',
    };
    expect(reply.body.data).toEqual(expected);
    expect((await get(order)).limits).toContainEqual(expected);
  });

  test('a limit without point, unit and averaging time', async () => {
    const data = { medium: 'effluent', parameter: 'pH', limit: '6.5 to 8.5', citation: CITATION };
    const reply = await send('POST', `${order}/limits`, { ...data, point: '', averaging: null });
    expect(reply.body.data).toMatchObject({ point: null, unit: null, averaging: null });
  });

  test('a particular', async () => {
    const reply = await send('POST', `${order}/particulars`, PARTICULAR);
    expect(reply.status).toBe(201);
    const expected = {
      ...PARTICULAR,
      id: expect.any(String),
      confidence: 1,
      source: 'person',
      isCorrected: false,
      why: 'A person added this from the words “COD shall not exceed 250 mg/l”.',
    };
    expect(reply.body.data).toEqual(expected);
    expect((await get(order)).particulars).toContainEqual(expected);
  });

  test('in the text of a DOCX, which has paragraphs and no pages', async () => {
    const { id } = await createOrder(api, api.users.owner);
    await api.services.db.pool.query(
      `UPDATE consent_documents SET page_count = NULL, paragraphs = '[{"index": 4, "text": "COD 250 mg/l"}]' WHERE id = $1`,
      [id],
    );
    const at = (citation: object) => send('POST', `${id}/limits`, { ...LIMIT, citation });
    const reply = await at({ paragraph: 4, quote: 'COD 250 mg/l' });
    expect((reply.body.data as Limit).citation).toEqual({
      page: null,
      paragraph: 4,
      quote: 'COD 250 mg/l',
      rects: [],
    });
    const wrong = await at({ paragraph: 5, quote: 'COD 250 mg/l' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors?.map(({ field }) => field)).toEqual(['citation.paragraph']);
  });
});

describe('is refused with the field', () => {
  test.each<[string, object, number, string]>([
    ['without a parameter', { ...LIMIT, parameter: ' ' }, 422, 'parameter'],
    ['without a limit', { ...LIMIT, limit: undefined }, 422, 'limit'],
    ['with an unknown medium', { ...LIMIT, medium: 'soil' }, 400, 'medium'],
    ['with a unit that is too long', { ...LIMIT, unit: 'm'.repeat(51) }, 422, 'unit'],
    ['without a citation', { ...LIMIT, citation: undefined }, 422, 'citation'],
    ['without selected words', { ...LIMIT, citation: { ...CITATION, quote: '' } }, 422, 'citation.quote'],
    [
      'on a page that the order has not',
      { ...LIMIT, citation: { ...CITATION, page: 4 } },
      422,
      'citation.page',
    ],
    [
      'with a rectangle on such a page',
      { ...LIMIT, citation: { ...CITATION, rects: [{ ...RECT, page: 4 }] } },
      422,
      'citation.rects[0].page',
    ],
    [
      'with a rectangle beyond its page',
      { ...LIMIT, citation: { ...CITATION, rects: [{ ...RECT, y: 1.2 }] } },
      422,
      'citation.rects[0].y',
    ],
  ])('%s', async (_name, data, status, field) => {
    const reply = await send('POST', `${order}/limits`, data);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.map((error) => error.field)).toContain(field);
  });

  test('a particular without a name', async () => {
    const reply = await send('POST', `${order}/particulars`, { ...PARTICULAR, name: '' });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map((error) => error.field)).toEqual(['name']);
  });
});

describe('a person corrects and removes', () => {
  test('what is absent stays, null clears', async () => {
    const id = await add('limits', { ...LIMIT, point: 'ETP outlet' });
    const reply = await send('PATCH', `${order}/limits/${id}`, { limit: '100', point: null });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ id, limit: '100', point: null, unit: 'mg/l', confidence: 1 });
  });

  test('a row that was added is gone once it is removed', async () => {
    const id = await add('particulars', PARTICULAR);
    expect((await send('DELETE', `${order}/particulars/${id}`)).status).toBe(200);
    expect((await get(order)).particulars.map((each) => each.id)).not.toContain(id);
    expect((await send('DELETE', `${order}/particulars/${id}`)).status).toBe(404);
    expect((await send('PATCH', `${order}/particulars/${id}`, { name: 'Wood' })).status).toBe(404);
  });

  test('each change is in the audit trail', async () => {
    const id = await add('limits', LIMIT);
    await send('PATCH', `${order}/limits/${id}`, { limit: '100' });
    await send('DELETE', `${order}/limits/${id}`);
    const { rows } = await api.services.db.pool.query<{ action: string; summary: string }>(
      'SELECT action, summary FROM audit_log WHERE entity_id = $1 ORDER BY created_at, id',
      [id],
    );
    expect(rows).toEqual([
      { action: 'create', summary: 'Added the limit “COD 250 mg/l”' },
      { action: 'update', summary: 'Corrected the limit “COD 250 mg/l” to “COD 100 mg/l”' },
      { action: 'delete', summary: 'Removed the limit “COD 100 mg/l”' },
    ]);
  });

  test('neither without the permission, nor what belongs to others, nor by another order', async () => {
    const id = await add('limits', LIMIT);
    const other = (await createOrder(api, api.users.owner)).id;
    expect((await send('PATCH', `${order}/limits/${id}`, { limit: '1' }, viewer)).status).toBe(403);
    expect((await send('POST', `${order}/limits`, LIMIT, viewer)).status).toBe(403);
    expect((await send('POST', `${foreign}/limits`, {})).status).toBe(404);
    for (const path of [`${foreign}/limits/${id}`, `${other}/limits/${id}`, `${order}/limits/${uuidv7()}`]) {
      expect((await send('PATCH', path, { medium: 'soil' })).status).toBe(404);
      expect((await send('DELETE', path)).status).toBe(404);
    }
  });
});

test('what a person added, corrected and removed stays over a reading, and is not found a second time', async () => {
  const { id } = (await upload(api, owner, getSampleBytes('tnpcb_water_leather_2024.pdf'), 'limits.pdf')).body
    .data as ConsentDocument;
  const read = async () => {
    await api.services.db.pool.query("UPDATE consent_documents SET status = 'queued' WHERE id = $1", [id]);
    await createOrderReader(api.services, READERS_HERE.order)(
      { organisationId: api.users.owner.organisationId, consentDocumentId: id },
      { isLast: false, signal: new AbortController().signal },
    );
  };
  const values = async () => (await get(id)).limits.map(({ id: _id, ...rest }) => rest).sort(byPlace);
  await read();
  const first = (await get(id)).limits;
  const [corrected, removed] = first;
  if (!corrected || !removed) throw new Error('The sample has no limits');
  expect(first.every(({ source, isCorrected }) => source === 'read' && !isCorrected)).toBe(true);

  expect(corrected.why).toContain(`“${corrected.limit}” for “${corrected.parameter}”`);
  const { facts } = await get(id);
  expect(facts.consentNo?.why).toBe(
    'This number is printed with the title or the date of the order, not with another paper that it mentions.',
  );
  await send('PATCH', `${id}/limits/${corrected.id}`, { parameter: 'Acidity', limit: '7 to 8' });
  await send('DELETE', `${id}/limits/${removed.id}`);
  const added = await add('limits', { ...LIMIT, parameter: 'Bromide' }, id);
  const before = await values();
  expect(before).toHaveLength(first.length);
  await read();
  expect(await values()).toEqual(before);
  const after = (await get(id)).limits;
  expect(after.find((each) => each.id === corrected.id)).toMatchObject({
    parameter: 'Acidity',
    source: 'person',
    confidence: 1,
    isCorrected: true,
    why: expect.stringMatching(/^A person corrected this. It was read as “.*[0-9]/),
  });
  expect(after.find((each) => each.id === added)).toMatchObject({ source: 'person', isCorrected: false });
});

function byPlace(a: Pick<Limit | Particular, 'citation'>, b: Pick<Limit | Particular, 'citation'>): number {
  return JSON.stringify(a).localeCompare(JSON.stringify(b));
}
