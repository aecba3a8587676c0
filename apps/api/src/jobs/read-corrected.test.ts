import { getSampleBytes } from '@anupalan/orders/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { listObligations, upload, waitUntilRead } from '../../test/orders.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
});
afterAll(() => api.close());

test('a date that a person has put right holds over a second reading', async () => {
  const owner = await api.signIn('owner@works.example');
  const reply = await upload(api, owner, getSampleBytes('mpcb_cca_plating_2025.pdf'), 'order.pdf');
  const { id } = reply.body.data as { id: string };
  const read = await waitUntilRead(api, owner, id);
  const issued = read.facts.issuedOn?.value;
  const startsOn = async (day: string | undefined) =>
    (await listObligations(api, owner, id)).filter(({ schedule }) => schedule?.startDate === day).length;
  const before = await startsOn(issued);
  expect(before).toBeGreaterThan(0);

  await api.call('PATCH', `/consent-documents/${id}`, {
    as: owner,
    data: { facts: { issuedOn: '2025-02-11' } },
  });
  expect([await startsOn(issued), await startsOn('2025-02-11')]).toEqual([0, before]);

  await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner, data: {} });
  await waitUntilRead(api, owner, id);
  expect([await startsOn(issued), await startsOn('2025-02-11')]).toEqual([0, before]);
});
