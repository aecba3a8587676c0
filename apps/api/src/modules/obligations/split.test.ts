import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  both,
  filed,
  monthly,
  RETURN,
  type Rework,
  STACK,
  several,
  startRework,
} from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

describe('splitting', () => {
  test('the first part keeps the id, the others are suggested, each due as its words say', async () => {
    const order = await my.make([both({ state: 'accepted', ...monthly }), filed()]);
    const [id] = order.obligationIds;
    const reply = await my.split(id, STACK, RETURN);
    expect(reply.status).toBe(200);
    expect(several(reply)).toMatchObject([
      {
        id,
        title: 'Test stack',
        text: STACK,
        state: 'accepted',
        frequency: 'quarterly',
        statedFrequency: 'once in three months',
        source: 'read',
        citation: { page: 1, quote: STACK.slice(0, -1) },
      },
      {
        title: 'File annual return',
        text: RETURN,
        state: 'suggested',
        frequency: 'yearly',
        dueDate: '2026-06-30',
        conditionNo: '1',
        category: 'return',
        source: 'read',
        citation: { page: 1, quote: RETURN.slice(0, -1) },
      },
    ]);
    const [first, second] = several(reply);
    expect(first?.citation.rects).toHaveLength(1);
    expect(second?.citation.rects.at(-1)).toMatchObject({ y: 0.3 });
    expect(await my.titles(order.id)).toEqual(['Test stack', 'File annual return', 'File the return']);
    expect(await my.trail(id)).toEqual([{ action: 'split', summary: 'Split “Test and file” into 2' }]);
  });

  test('a task keeps its name, dates and history; it cites the first part', async () => {
    const order = await my.make([both(monthly)]);
    const [id] = order.obligationIds;
    const taskId = await my.makeTask(id);
    const before = await my.taskOf(taskId);
    expect(several(await my.split(id, STACK, RETURN))).toMatchObject([
      { id, taskId, state: 'accepted', frequency: 'monthly' },
      { taskId: null, state: 'suggested' },
    ]);
    expect(await my.taskOf(taskId)).toMatchObject({
      name: before.name,
      schedule: before.schedule,
      citation: { quote: STACK.slice(0, -1) },
    });
  });

  test('a first part that says nothing of time keeps the dates', async () => {
    const [id] = (await my.make([both(monthly)])).obligationIds;
    expect(several(await my.split(id, 'The stack shall be clean.', RETURN))[0]).toMatchObject({
      frequency: 'monthly',
    });
  });

  test('titles of the person are taken', async () => {
    const [id] = (await my.make([both()])).obligationIds;
    const reply = await my.post(`/obligations/${id}/split`, {
      parts: [
        { text: STACK, title: 'Test it' },
        { text: RETURN, title: 'File it' },
      ],
    });
    expect(several(reply).map(({ title }) => title)).toEqual(['Test it', 'File it']);
  });

  test.each<[string, object, number, string]>([
    ['one part', { parts: [{ text: 'a' }] }, 422, 'parts'],
    ['no parts', {}, 422, 'parts'],
    ['more than 20', { parts: Array.from({ length: 21 }, () => ({ text: 'a' })) }, 422, 'parts'],
    ['a part without words', { parts: [{ text: 'a' }, { text: ' ' }] }, 422, 'parts[1].text'],
    [
      'a title of 61 characters',
      { parts: [{ text: 'a', title: 'x'.repeat(61) }, { text: 'b' }] },
      422,
      'parts[0].title',
    ],
    ['an empty title', { parts: [{ text: 'a', title: ' ' }, { text: 'b' }] }, 422, 'parts[0].title'],
    ['texts instead of parts', { parts: ['a', 'b'] }, 400, 'parts[0]'],
  ])('refuses %s', async (_, data, status, field) => {
    const [id] = (await my.make([both()])).obligationIds;
    const reply = await my.post(`/obligations/${id}/split`, data);
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  test('another organisation’s is 404', async () => {
    const [id] = (await my.make([both()], my.api.users.other)).obligationIds;
    expect((await my.split(id, STACK, RETURN)).status).toBe(404);
    expect((await my.undo(id)).status).toBe(404);
  });
});
