import type { Obligation } from '@anupalan/validators/entities/obligation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObligationSeed } from '../../../test/orders.ts';
import {
  filed,
  line,
  monthly,
  one,
  RETURN,
  type Rework,
  STACK,
  stack,
  startRework,
} from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

describe('merging', () => {
  test('the first in the order is kept, with the words and the citation of all', async () => {
    const order = await my.make([stack(monthly), filed({ dueDate: '2027-06-30' })]);
    const [first, second] = order.obligationIds;
    const reply = await my.merge([second, first]);
    expect(reply.status).toBe(200);
    expect(one(reply)).toMatchObject({
      id: first,
      title: 'Test the stack',
      text: `${STACK}\n${RETURN}`,
      frequency: 'monthly',
      citation: { page: 1, quote: `${STACK}\n${RETURN}`, rects: [line(0.2), { page: 3, ...line(0.1) }] },
      state: 'suggested',
      source: 'read',
    });
    expect(await my.titles(order.id)).toEqual(['Test the stack']);
    const document = await my.api.call('GET', `/consent-documents/${order.id}`, { as: my.owner });
    expect(document.body.data).toMatchObject({
      obligationCount: 1,
      suggestedCount: 1,
      acceptedCount: 0,
      eventCount: 0,
    });
    expect((await my.patch(second, { state: 'accepted' })).status).toBe(404);
    expect(await my.trail(first)).toEqual([
      { action: 'merge', summary: 'Merged 2 obligations into “Test the stack”' },
    ]);
  });

  test('the one with a task is kept, and its task cites all', async () => {
    const order = await my.make([stack(), filed(monthly)]);
    const [first, second] = order.obligationIds;
    const taskId = await my.makeTask(second);
    const before = await my.taskOf(taskId);
    expect(one(await my.merge([first, second]))).toMatchObject({ id: second, taskId, state: 'accepted' });
    expect(await my.taskOf(taskId)).toMatchObject({
      name: before.name,
      schedule: before.schedule,
      citation: { page: 1, quote: `${STACK}\n${RETURN}` },
    });
  });

  test('two tasks are 409, and nothing is changed', async () => {
    const order = await my.make([stack(monthly), filed(monthly)]);
    for (const id of order.obligationIds) await my.makeTask(id);
    const reply = await my.merge(order.obligationIds);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'More than one of these is already a task. Delete all but one of the tasks first.',
    ]);
    expect(await my.titles(order.id)).toHaveLength(2);
  });

  test.each<[string, ObligationSeed[], Partial<Obligation>]>([
    ['a date that only one of them has', [stack(), filed(monthly)], { frequency: 'monthly' }],
    ['one that is accepted', [stack(), filed({ state: 'accepted' })], { state: 'accepted' }],
    ['one that is not rejected', [stack({ state: 'rejected' }), filed()], { state: 'suggested' }],
    ['all rejected', [stack({ state: 'rejected' }), filed({ state: 'rejected' })], { state: 'rejected' }],
    ['the same text twice', [stack(), stack()], { text: STACK }],
  ])('%s counts', async (_, seeds, expected) => {
    expect(one(await my.merge((await my.make(seeds)).obligationIds))).toMatchObject(expected);
  });

  test('refuses one alone, those of two orders, too many and too much text', async () => {
    const own = await my.make([stack(), filed()]);
    const other = await my.make([stack()]);
    const long = await my.make(['a', 'b'].map((letter) => ({ text: letter.repeat(2600) })));
    const outcomes = [
      await my.merge(own.obligationIds.slice(0, 1)),
      await my.merge([...own.obligationIds, ...other.obligationIds]),
      await my.merge((await my.make(Array.from({ length: 21 }, () => stack()))).obligationIds),
      await my.merge(long.obligationIds),
    ];
    expect(outcomes.map((reply) => [reply.status, reply.body.errors?.[0]])).toEqual([
      [422, { field: 'ids', message: 'Select at least two obligations to merge' }],
      [
        422,
        {
          field: 'ids',
          message: 'These obligations belong to different orders. Select obligations of one order.',
        },
      ],
      [422, { field: 'ids', message: 'At most 20 at once' }],
      [422, { field: 'ids', message: expect.stringContaining('longer than 5,000 characters') }],
    ]);
  });

  test('another organisation’s is 404', async () => {
    const own = await my.make([stack()]);
    const foreign = await my.make([stack()], my.api.users.other);
    expect((await my.merge([...own.obligationIds, ...foreign.obligationIds])).status).toBe(404);
  });

  test('two people who merge the same ones at once merge them once', async () => {
    const order = await my.make([stack(), filed()]);
    const replies = await Promise.all([
      my.merge(order.obligationIds),
      my.merge([...order.obligationIds].reverse()),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404]);
    expect(await my.titles(order.id)).toEqual(['Test the stack']);
  });
});
