import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BOTH,
  both,
  filed,
  monthly,
  one,
  RETURN,
  type Rework,
  STACK,
  several,
  stack,
  startRework,
} from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

describe('undoing', () => {
  test('a merge leaves everything as it was', async () => {
    const order = await my.make([stack(), filed({ state: 'rejected', ...monthly })]);
    const before = await my.list(order.id);
    const { id } = one(await my.merge(order.obligationIds));
    const reply = await my.undo(id);
    expect([reply.status, several(reply)]).toEqual([200, before]);
    expect(await my.list(order.id)).toEqual(before);
    expect((await my.trail(id)).at(-1)).toEqual({
      action: 'undo',
      summary: 'Undid the merge of “Test the stack”',
    });
  });

  test('a split leaves everything as it was, the words of its task as well', async () => {
    const order = await my.make([both(monthly)]);
    const [id] = order.obligationIds;
    const taskId = await my.makeTask(id);
    const before = await my.list(order.id);
    await my.split(id, STACK, RETURN);
    expect(several(await my.undo(id))).toEqual(before);
    expect(await my.list(order.id)).toEqual(before);
    expect((await my.taskOf(taskId)).citation.quote).toBe(BOTH);
  });

  test('an addition is gone', async () => {
    const { id } = await my.make([stack()]);
    const added = one(await my.add(id));
    expect(several(await my.undo(added.id))).toEqual([]);
    expect(await my.titles(id)).toEqual(['Test the stack']);
  });

  test.each<[string, (ids: (string | undefined)[]) => Promise<unknown>]>([
    ['nothing was done', async () => undefined],
    ['it is undone already', async ([id]) => my.split(id, STACK, RETURN).then(() => my.undo(id))],
    [
      'it was edited since',
      async ([id]) => my.split(id, STACK, RETURN).then(() => my.patch(id, { title: 'Mine' })),
    ],
    [
      'it was accepted since',
      async (ids) => my.merge(ids).then(() => my.patch(ids[0], { state: 'accepted' })),
    ],
    [
      'a part was accepted since',
      async ([id]) => {
        const [, part] = several(await my.split(id, STACK, RETURN));
        await my.makeTask(part?.id);
      },
    ],
    [
      'a part is part of another by now',
      async ([id, other]) => {
        const [, part] = several(await my.split(id, STACK, RETURN));
        await my.merge([other, part?.id]);
      },
    ],
    [
      'it became a task since',
      async (ids) => {
        await my.api.call('PATCH', '/obligations', { as: my.owner, data: { ids, state: 'accepted' } });
        await my.merge(ids);
        await my.makeTask(ids[0]);
      },
    ],
  ])('is 409 where %s', async (_, act) => {
    const order = await my.make([both(monthly), stack()]);
    await act(order.obligationIds);
    const before = await my.list(order.id);
    expect((await my.undo(order.obligationIds[0])).status).toBe(409);
    expect(await my.list(order.id)).toEqual(before);
  });

  test('of a part is 409: the one that was split is asked', async () => {
    const [id] = (await my.make([both()])).obligationIds;
    const [, part] = several(await my.split(id, STACK, RETURN));
    expect((await my.undo(part?.id)).status).toBe(409);
  });
});
