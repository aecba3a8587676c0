import type { PageWords } from '@anupalan/compliance/reading/pages/page-words';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';
import { saveReading } from '../../jobs/read-order/save-reading.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const READING = {
  facts: {},
  validity: [],
  limits: [],
  particulars: [],
  questions: [],
  unreadPages: [],
  obligations: [],
};

/** Stores a reading that recognised these words. */
const read = (consentDocumentId: string, words: PageWords[]) =>
  api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
    saveReading(api.services, tx, {
      target: {
        organisationId: api.users.owner.organisationId,
        uploadedBy: api.users.owner.userId,
        title: 'A scan',
        consentDocumentId,
      },
      outcome: { ok: true, reading: READING, pageCount: 3, words },
      datesBefore: [],
    }),
  );

const get = (id: string, page: number | string, as = owner) =>
  api.call('GET', `/consent-documents/${id}/words?page=${page}`, { as });

const WORDS: PageWords[] = [
  { page: 1, turn: 0, lines: [[['Consent', 1000, 500, 800, 120]], [['Order', 1000, 700, 600, 120]]] },
  { page: 3, turn: 90, lines: [[['Annexure', 9000, 500, 120, 800]]] },
];

test('words of a scan are told page by page, with their places', async () => {
  const { id } = await createOrder(api, api.users.owner);
  await read(id, WORDS);
  const order = await api.call('GET', `/consent-documents/${id}`, { as: owner });
  expect(order.body.data).toMatchObject({ recognisedPages: [1, 3] });
  const reply = await get(id, 1);
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body.data).toEqual({
    page: 1,
    turn: 0,
    lines: [
      { words: [{ text: 'Consent', x: 0.1, y: 0.05, width: 0.08, height: 0.012 }] },
      { words: [{ text: 'Order', x: 0.1, y: 0.07, width: 0.06, height: 0.012 }] },
    ],
  });
  expect((await get(id, 3)).body.data).toMatchObject({ turn: 90, lines: [{ words: [{ height: 0.08 }] }] });
  expect((await get(id, 2)).body.data).toEqual({ page: 2, turn: 0, lines: [] });
});

test('a later reading takes the place of the words', async () => {
  const { id } = await createOrder(api, api.users.owner);
  await read(id, WORDS);
  await read(id, [{ page: 2, turn: 0, lines: [[['anew', 0, 0, 100, 100]]] }]);
  expect((await get(id, 1)).body.data).toMatchObject({ lines: [] });
  expect((await get(id, 2)).body.data).toMatchObject({ lines: [{ words: [{ text: 'anew' }] }] });
});

test('words go with their order', async () => {
  const { id } = await createOrder(api, api.users.owner);
  await read(id, WORDS);
  await api.call('DELETE', `/consent-documents/${id}`, { as: owner });
  expect((await get(id, 1)).status).toBe(404);
  const { rows } = await api.services.db.pool.query(
    'SELECT page FROM recognised_words WHERE consent_document_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});

test.each(['', '0', '1.5', 'first'])('page “%s” is no page', async (page) => {
  const { id } = await createOrder(api, api.users.owner);
  expect((await get(id, page)).status).toBe(400);
});

test('words of another organisation’s order are not told', async () => {
  const { id } = await createOrder(api, api.users.owner);
  await read(id, WORDS);
  const other = await api.signIn('other@works.example');
  expect((await get(id, 1, other)).status).toBe(404);
});
