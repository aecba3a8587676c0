import type { FactOffers } from '@anupalan/validators/entities/fact-offers';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

const CITATION = { page: 1, quote: 'words of the order', rects: [] };

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  await api.call('PATCH', '/organisation', {
    as: owner,
    data: { name: 'Workspace of the owner', state: null, category: null, wastes: [], equipment: [] },
  });
});
afterAll(() => api.close());

async function getOffers(as = owner): Promise<FactOffers> {
  const reply = await api.call('GET', '/organisation/offers', { as });
  expect(reply.status).toBe(200);
  return reply.body.data as FactOffers;
}

describe('what the orders tell of the organisation', () => {
  test('is offered with the order and its words, until the page says it', async () => {
    expect(await getOffers()).toEqual({ name: null, state: null, category: null, wastes: [], equipment: [] });
    const order = await createOrder(api, api.users.owner, [], {
      title: 'Consent of the works',
      facts: {
        kind: { value: 'cca' },
        category: { value: 'orange' },
        authority: { value: 'Goa State Pollution Control Board' },
        industryName: { value: 'Mandovi Dyes' },
      },
    });
    const add = (path: string, data: object) =>
      api.call('POST', `/consent-documents/${order.id}/${path}`, { as: owner, data });
    const limit = await add('limits', {
      medium: 'hazardous_waste',
      parameter: 'Used or spent oil',
      limit: '2',
      unit: 'KL/year',
      citation: CITATION,
    });
    expect(limit.status).toBe(201);
    expect(
      (await add('particulars', { kind: 'equipment', name: 'Boiler 10 TPH', citation: CITATION })).status,
    ).toBe(201);
    const source = { consentDocumentId: order.id, documentTitle: 'Consent of the works' };
    expect(await getOffers()).toEqual({
      name: { value: 'Mandovi Dyes', words: 'Mandovi Dyes', ...source },
      state: { value: 'Goa', words: 'Goa State Pollution Control Board', ...source },
      category: { value: 'orange', words: 'orange', ...source },
      wastes: [
        { value: 'hazardous', words: 'Used or spent oil', ...source },
        { value: 'used_oil', words: 'Used or spent oil', ...source },
      ],
      equipment: [{ value: 'boiler', words: 'Boiler 10 TPH', ...source }],
    });
    const other = await api.signIn(api.users.other.email);
    expect((await getOffers(other)).wastes).toEqual([]);
    // A corrected fact counts; what is said already, or of an order that counts no more, is not offered.
    await api.call('PATCH', `/consent-documents/${order.id}`, {
      as: owner,
      data: { facts: { category: 'red' } },
    });
    expect((await getOffers()).category?.value).toBe('red');
    await api.call('PATCH', '/organisation', {
      as: owner,
      data: { name: 'Mandovi', state: 'Goa', category: 'red', wastes: ['hazardous'], equipment: ['boiler'] },
    });
    expect(await getOffers()).toMatchObject({
      name: null,
      state: null,
      category: null,
      wastes: [{ value: 'used_oil' }],
      equipment: [],
    });
    await api.call('DELETE', `/consent-documents/${order.id}`, { as: owner });
    expect((await getOffers()).wastes).toEqual([]);
  });

  test('is for who may change the page', async () => {
    const viewer = await api.signIn(api.users.viewer.email);
    expect((await api.call('GET', '/organisation/offers', { as: viewer })).status).toBe(403);
  });
});
