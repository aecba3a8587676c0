import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filed, LOG, line, one, type Rework, stack, startRework } from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

describe('adding', () => {
  test('a passage is a suggested duty of a person, due as it says, at its place in the order', async () => {
    const order = await my.make([stack(), filed()]);
    const reply = await my.add(order.id, { conditionNo: '7' });
    expect(reply.status).toBe(201);
    expect(one(reply)).toMatchObject({
      ...LOG,
      consentDocumentId: order.id,
      conditionNo: '7',
      frequency: 'daily',
      recurring: true,
      statedFrequency: 'daily',
      schedule: { frequency: 'daily', startDate: '2026-02-10' },
      confidence: 1,
      state: 'suggested',
      source: 'person',
      taskId: null,
    });
    expect(await my.titles(order.id)).toEqual(['Test the stack', LOG.title, 'File the return']);
    expect((await my.list(order.id)).map(({ source }) => source)).toEqual(['read', 'person', 'read']);
    expect(await my.trail(one(reply).id)).toEqual([{ action: 'add', summary: `Added “${LOG.title}”` }]);
  });

  test('before all others, and where there is no other', async () => {
    const order = await my.make([filed()]);
    await my.add(order.id);
    expect(await my.titles(order.id)).toEqual([LOG.title, 'File the return']);
    const empty = await my.make([]);
    await my.add(empty.id);
    expect(await my.titles(empty.id)).toEqual([LOG.title]);
  });

  test.each<[string, object | null, object]>([
    [
      'a schedule of the person’s',
      { frequency: 'yearly', month: 'june', dayOfMonth: 30, startDate: '2027-06-30' },
      { frequency: 'yearly', recurring: true, dueDate: '2027-06-30' },
    ],
    ['no date', null, { frequency: null, recurring: false, dueDate: null, schedule: null }],
  ])('%s counts more than the words', async (_, schedule, expected) => {
    const { id } = await my.make([]);
    expect(one(await my.add(id, { schedule }))).toMatchObject({ ...expected, statedFrequency: 'daily' });
  });

  test('of a DOCX cites its paragraph', async () => {
    const { id } = await my.make([]);
    await my.api.services.db.pool.query(
      'UPDATE consent_documents SET page_count = NULL, paragraphs = $1 WHERE id = $2',
      [
        JSON.stringify([
          { index: 0, text: 'A heading' },
          { index: 1, text: LOG.text },
        ]),
        id,
      ],
    );
    const quote = LOG.citation.quote;
    expect(one(await my.add(id, { citation: { page: null, paragraph: 1, quote } })).citation).toEqual({
      page: null,
      paragraph: 1,
      quote,
      rects: [],
    });
    for (const citation of [
      { paragraph: 2, quote },
      { page: 1, quote },
    ]) {
      const reply = await my.add(id, { citation });
      expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'citation.paragraph']);
    }
  });

  test.each<[string, object, number, string]>([
    ['no title', { title: ' ' }, 422, 'title'],
    ['a title of 61 characters', { title: 'x'.repeat(61) }, 422, 'title'],
    ['no text', { text: '' }, 422, 'text'],
    ['no category', { category: undefined }, 422, 'category'],
    ['an unknown category', { category: 'duty' }, 400, 'category'],
    ['no passage', { citation: undefined }, 422, 'citation'],
    ['a passage without words', { citation: { ...LOG.citation, quote: ' ' } }, 422, 'citation.quote'],
    ['no page', { citation: { ...LOG.citation, page: null } }, 422, 'citation.page'],
    ['a page that the order has not', { citation: { ...LOG.citation, page: 4 } }, 422, 'citation.page'],
    [
      'a place outside the page',
      { citation: { ...LOG.citation, rects: [{ ...line(0.5), x: 1.1 }] } },
      422,
      'citation.rects[0].x',
    ],
    [
      'a line that leaves the page',
      { citation: { ...LOG.citation, rects: [{ ...line(0.5), x: 0.3 }] } },
      422,
      'citation.rects[0]',
    ],
    [
      'a line on no page',
      { citation: { ...LOG.citation, rects: [{ ...line(0.5), page: 9 }] } },
      422,
      'citation.rects[0].page',
    ],
    [
      'a schedule that cannot be',
      { schedule: { frequency: 'weekly', startDate: '2026-11-23' } },
      422,
      'schedule.day',
    ],
  ])('refuses %s', async (_, changes, status, field) => {
    const { id } = await my.make([]);
    const reply = await my.add(id, changes);
    expect([reply.status, reply.body.errors?.map((error) => error.field)]).toEqual([status, [field]]);
    expect(await my.titles(id)).toEqual([]);
  });

  test('to another organisation’s order is 404', async () => {
    const { id } = await my.make([], my.api.users.other);
    expect((await my.add(id)).status).toBe(404);
    expect((await my.add(uuidv7())).status).toBe(404);
  });

  test('is done once for an Idempotency-Key', async () => {
    const { id } = await my.make([]);
    const headers = { 'idempotency-key': uuidv7() };
    const calls = [1, 2].map(() =>
      my.api.call('POST', `/consent-documents/${id}/obligations`, { as: my.owner, data: LOG, headers }),
    );
    for (const call of calls) await call;
    expect(await my.titles(id)).toHaveLength(1);
  });
});
