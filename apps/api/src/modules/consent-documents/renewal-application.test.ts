import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { ConsentValidity } from '@anupalan/validators/entities/consent-validity';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let id: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-23T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  const fact = (value: unknown) => ({ value, citation: null, confidence: 1 });
  ({ id } = await createOrder(api, api.users.owner, [], { facts: { validUpto: fact('2027-03-31') } }));
});
afterAll(() => api.close());

const read = async () =>
  (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data as ConsentDocument;
const patch = (data: object) => api.call('PATCH', `/consent-documents/${id}`, { as: owner, data });
const trail = async () => {
  const { rows } = await api.services.db.pool.query<{ summary: string }>(
    "SELECT summary FROM audit_log WHERE entity = 'consent_document' AND entity_id = $1 ORDER BY created_at, id",
    [id],
  );
  return rows.map(({ summary }) => summary.replace(/ of .*/, ''));
};

test('the last day to apply follows the facts of the order', async () => {
  expect(await read()).toMatchObject({
    applyBy: '2026-12-01',
    renewalAppliedOn: null,
    renewalReference: null,
  });
  await patch({ facts: { kind: 'hw_authorisation' } });
  expect((await read()).applyBy).toBe('2026-12-31');
  await patch({ facts: { renewalLeadDays: 60 } });
  expect((await read()).applyBy).toBe('2027-01-30');
  await patch({ facts: { validUpto: null } });
  expect((await read()).applyBy).toBeNull();
  await patch({ facts: { validUpto: '2027-03-31', renewalLeadDays: null, kind: null } });
  expect((await read()).applyBy).toBe('2026-12-01');
});

test('an application is recorded, amended, seen where orders are told of, and taken back', async () => {
  const recorded = await patch({ renewalAppliedOn: '2026-11-20', renewalReference: ' UAN 0042 ' });
  expect(recorded.status).toBe(200);
  expect(await read()).toMatchObject({ renewalAppliedOn: '2026-11-20', renewalReference: 'UAN 0042' });
  const validity = await api.call('GET', '/consent-documents/check-validity', { as: owner });
  expect((validity.body.data as ConsentValidity).documents).toMatchObject([
    { id, applyBy: '2026-12-01', renewalAppliedOn: '2026-11-20' },
  ]);
  await patch({ renewalReference: 'UAN 0043' });
  expect(await read()).toMatchObject({ renewalAppliedOn: '2026-11-20', renewalReference: 'UAN 0043' });
  const before = await trail();
  await patch({ renewalAppliedOn: null });
  expect(await read()).toMatchObject({ renewalAppliedOn: null, renewalReference: null });
  expect((await trail()).slice(before.length)).toEqual(['Removed the renewal application']);
  expect(before.slice(-2)).toEqual(['Recorded the renewal application', 'Recorded the renewal application']);
});

test.each<[string, object, number, string]>([
  ['a day to come', { renewalAppliedOn: '2026-11-24' }, 422, 'renewalAppliedOn'],
  ['no day', { renewalAppliedOn: 'yesterday' }, 422, 'renewalAppliedOn'],
  ['a number', { renewalAppliedOn: 5 }, 400, 'renewalAppliedOn'],
  ['a reference without a day', { renewalReference: 'UAN 1' }, 422, 'renewalAppliedOn'],
  [
    'a long reference',
    { renewalAppliedOn: '2026-11-20', renewalReference: 'x'.repeat(101) },
    422,
    'renewalReference',
  ],
])('%s is refused', async (_, data, status, field) => {
  const reply = await patch(data);
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
  expect((await read()).renewalAppliedOn).toBeNull();
});
