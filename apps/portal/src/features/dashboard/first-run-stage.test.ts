import { describe, expect, test } from 'vitest';
import { toFirstOrders } from '../../shared/orders/first-run/first-steps.ts';
import { toFirstRunStage } from '../../shared/orders/first-run/stage.ts';
import { toTestOrder } from '../../shared/orders/testing/test-order.ts';
import { none, toDashboard } from './testing/test-dashboard.ts';

describe('the stage of an organisation', () => {
  const { duties, rounds } = none;
  test.each<[string, Partial<typeof none>, ReturnType<typeof toFirstRunStage>]>([
    ['nothing', {}, 'empty'],
    ['an order to review', { toReview: 1 }, 'empty'],
    ['a duty that is not due yet', { duties: { ...duties, total: 1, not_due_yet: 1 } }, 'begun'],
    ['a duty without a date', { duties: { ...duties, standing: 1 } }, 'begun'],
    ['a duty whose task was deleted', { duties: { ...duties, untracked: 1 } }, 'begun'],
    ['something late', { overdue: 1 }, 'begun'],
    ['something to come', { dueIn14Days: 1 }, 'begun'],
    ['a duty that is kept', { duties: { ...duties, total: 2, kept: 1 } }, null],
    ['a round that is done', { rounds: { ...rounds, today: 1, done: 1 } }, null],
  ])('with %s', (_case, changes, stage) => {
    expect(toFirstRunStage({ ...none, ...changes })).toBe(stage);
  });

  test('of one at work is none', () => {
    expect(toFirstRunStage(toDashboard())).toBeNull();
  });
});

describe('the first orders', () => {
  const of = (status: 'queued' | 'reading' | 'ready' | 'failed', id: string = status) =>
    toTestOrder({ id, status });
  test.each([
    ['none', [], [undefined, undefined, undefined]],
    ['one that waits', [of('queued')], ['queued', undefined, undefined]],
    ['one being read above a ready one', [of('reading'), of('ready')], ['reading', 'ready', undefined]],
    ['the newest of two ready', [of('ready', 'new'), of('ready', 'old')], [undefined, 'new', undefined]],
    ['one that failed', [of('failed')], [undefined, undefined, 'failed']],
    ['a failed one below another', [of('ready'), of('failed')], [undefined, 'ready', undefined]],
  ])('%s', (_case, orders, ids) => {
    const { reading, ready, failed } = toFirstOrders(orders);
    expect([reading?.id, ready?.id, failed?.id]).toEqual(ids);
  });
});
