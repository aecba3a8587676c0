import { getSampleBytes } from '@anupalan/orders/samples';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { listObligations, upload, waitUntilRead } from '../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const words = ({ title, text, citation, state, source }: Obligation) => ({
  title,
  text,
  citation,
  state,
  source,
});

test('what a person added, merged and split stays over a second reading, and is not found again', async () => {
  const reply = await upload(api, owner, getSampleBytes('mpcb_cca_plating_2025.pdf'), 'order.pdf');
  const { id } = reply.body.data as { id: string };
  await waitUntilRead(api, owner, id);
  const found = await listObligations(api, owner, id);
  const [added, first, second, long] = found;
  const post = (path: string, data: object) => api.call('POST', path, { as: owner, data });

  // Words that the reader has found as well, chosen by a person: the suggestion beside them goes.
  expect(
    added &&
      (await api.call('PATCH', `/obligations/${added.id}`, { as: owner, data: { state: 'rejected' } }))
        .status,
  ).toBe(200);
  await post('/obligations/merge', { ids: [first?.id, second?.id] });
  const quote = long?.citation.quote ?? '';
  const middle = quote.indexOf(' ', quote.length / 2);
  await post(`/obligations/${long?.id}/split`, {
    parts: [{ text: quote.slice(0, middle) }, { text: quote.slice(middle) }],
  });
  await post(`/consent-documents/${id}/obligations`, {
    title: 'Keep the gate shut',
    text: 'The gate shall be kept shut.',
    category: 'other',
    citation: {
      page: 1,
      quote: 'The gate shall be kept shut.',
      rects: [{ x: 0.1, y: 0.9, width: 0.5, height: 0.02 }],
    },
  });
  const before = await listObligations(api, owner, id);
  // One was merged away, one came of the split, one was added.
  expect(before).toHaveLength(found.length + 1);

  for (let times = 0; times < 2; times++) {
    await post(`/consent-documents/${id}/read-again`, {});
    await waitUntilRead(api, owner, id);
    const after = (await listObligations(api, owner, id)).map(words);
    expect(after).toHaveLength(before.length);
    expect(after).toEqual(expect.arrayContaining(before.map(words)));
  }
});

test('what the reader finds by now in words that a person had added before is not found a second time', async () => {
  const reply = await upload(api, owner, getSampleBytes('tspcb_cfo_paper_2024.docx'), 'order.docx');
  const { id } = reply.body.data as { id: string };
  await waitUntilRead(api, owner, id);
  const [known, ...others] = await listObligations(api, owner, id);
  // As if an older reader had not known it.
  await api.services.db.pool.query('DELETE FROM obligations WHERE id = $1', [known?.id]);
  const added = await api.call('POST', `/consent-documents/${id}/obligations`, {
    as: owner,
    data: { title: 'Mine', text: known?.text, category: 'other', citation: known?.citation },
  });
  expect(added.status).toBe(201);
  await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner, data: {} });
  await waitUntilRead(api, owner, id);
  const after = await listObligations(api, owner, id);
  expect(after).toHaveLength(others.length + 1);
  expect(after.filter(({ title }) => title === 'Mine')).toHaveLength(1);
});
