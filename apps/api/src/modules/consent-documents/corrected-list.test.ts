import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

const fact = (value: string) => ({
  value,
  citation: { page: 1, quote: `printed as ${value}`, rects: [] },
  confidence: 0.8,
});

let api: Harness;
let owner: Session;
const ids = { corrected: '', plain: '', emptied: '' };
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  const make = async (consentNo: string, industryName: string, validUpto: string) =>
    (
      await createOrder(api, api.users.owner, [], {
        facts: {
          consentNo: fact(consentNo),
          industryName: fact(industryName),
          validUpto: fact(validUpto),
          // The words of one fact hold the raw value of another, as on a printed line they do.
          issuedOn: {
            value: '2024-05-06',
            citation: { page: 1, quote: `No. ${consentNo} of ${industryName}`, rects: [] },
            confidence: 0.9,
          },
        },
      })
    ).id;
  ids.corrected = await make('RAW/4471', 'Misread Dyes', '2026-01-31');
  ids.plain = await make('PLN/9023', 'Plain Castings', '2028-03-31');
  ids.emptied = await make('EMP/1188', 'Emptied Foods', '2025-06-30');
  const correct = async (id: string, facts: object) => {
    const reply = await api.call('PATCH', `/consent-documents/${id}`, { as: owner, data: { facts } });
    expect(reply.status).toBe(200);
  };
  await correct(ids.corrected, {
    consentNo: 'FIX/7710',
    industryName: 'Righted "Dyes" & Sons',
    validUpto: '2031-09-30',
  });
  await correct(ids.emptied, { consentNo: null, validUpto: null });
});
afterAll(() => api.close());

const list = async (query: string) => {
  const reply = await api.call('GET', `/consent-documents?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  const { consentDocuments, total } = reply.body.data as {
    consentDocuments: ConsentDocument[];
    total: number;
  };
  expect(total).toBe(consentDocuments.length);
  return consentDocuments.map((each) => each.id);
};
const find = (keyword: string) => list(`keyword=${encodeURIComponent(keyword)}`);

describe('the list reads facts as they were corrected:', () => {
  test.each<[string, string, keyof typeof ids]>([
    ['number', 'fix/77', 'corrected'],
    ['industry', 'righted', 'corrected'],
    ['industry with marks', '"Dyes" & Sons', 'corrected'],
    ['end', '2031-09-30', 'corrected'],
    ['number that nobody corrected', 'PLN/9023', 'plain'],
    ['industry beside a fact that was emptied', 'Emptied Foods', 'emptied'],
  ])('an order is found by its %s', async (_, keyword, which) => {
    expect(await find(keyword)).toEqual([ids[which]]);
  });

  test.each([
    ['number', 'RAW/4471'],
    ['industry', 'Misread'],
    ['end', '2026-01-31'],
    ['number that the order does not print', 'EMP/1188'],
    ['end that the order does not print', '2025-06-30'],
  ])('none is found by the misread %s', async (_, keyword) => {
    expect(await find(keyword)).toEqual([]);
  });

  test.each(['confidence', 'validUpto', 'citation', 'printed as'])(
    'none is found by %s, which is no value',
    async (keyword) => {
      expect(await find(keyword)).toEqual([]);
    },
  );

  test.each<[string, (keyof typeof ids)[]]>([
    ['asc', ['plain', 'corrected', 'emptied']],
    ['desc', ['corrected', 'plain', 'emptied']],
  ])('sorted by the corrected end, %s; without one last', async (order, expected) => {
    expect(await list(`sortBy=validUpto&sortOrder=${order}`)).toEqual(expected.map((which) => ids[which]));
  });
});
