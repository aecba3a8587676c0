import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOG, line, monthly, one, type Rework, STACK, stack, startRework } from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

const citation = { page: 2, quote: 'The stack shall be tested.', rects: [line(0.3)] };

async function getReadCitation(id: string | undefined): Promise<unknown> {
  const found = await my.api.services.db.pool.query<{ read_citation: unknown }>(
    'SELECT read_citation FROM obligations WHERE id = $1',
    [id],
  );
  return found.rows[0]?.read_citation;
}

test('words that a person selects take the place of the reader’s, whose own are kept to know the duty by', async () => {
  const order = await my.make([stack()]);
  const [found] = await my.list(order.id);
  const reply = await my.patch(found?.id, { text: citation.quote, citation });
  expect(reply.status).toBe(200);
  expect(one(reply)).toMatchObject({
    text: citation.quote,
    citation,
    source: 'read',
    title: 'Test the stack',
  });
  expect(await getReadCitation(found?.id)).toMatchObject({ page: 1, quote: STACK });

  // A second selection keeps what the reader cited, not what the first one did.
  await my.patch(found?.id, { citation: { ...citation, quote: 'be tested' } });
  expect(await getReadCitation(found?.id)).toMatchObject({ quote: STACK });
});

test('of an obligation that a person added nothing was read', async () => {
  const order = await my.make([]);
  const { id } = one(await my.add(order.id));
  expect(one(await my.patch(id, { citation })).citation).toEqual(citation);
  expect(await getReadCitation(id)).toBeNull();
});

test('a place that the order does not have is refused at its field', async () => {
  const order = await my.make([stack()]);
  const [found] = await my.list(order.id);
  const reply = await my.patch(found?.id, { citation: { ...LOG.citation, page: 999 } });
  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body)).toContain('citation.page');
  expect((await my.list(order.id))[0]?.citation.quote).toBe(STACK);
});

test('of a task the citation stays', async () => {
  const order = await my.make([stack(monthly)]);
  const [found] = await my.list(order.id);
  await my.makeTask(found?.id);
  expect((await my.patch(found?.id, { citation })).status).toBe(422);
});
