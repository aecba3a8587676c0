import { expect, test } from 'vitest';
import { toChosenState, toRange, toToggled } from './selection.ts';

test.each([
  [[], ['a'], 'none'],
  [['a'], [], 'none'],
  [['a', 'b'], ['a'], 'some'],
  [['a', 'b'], ['a', 'b', 'c'], 'all'],
] as const)('%j of %j chosen is %s', (ids, chosen, state) => {
  expect(toChosenState(ids, new Set(chosen))).toBe(state);
});

test.each([
  [['a'], [], ['a']],
  [['a', 'b'], ['a'], ['a', 'b']],
  [['a', 'b'], ['a', 'b', 'c'], ['c']],
  [[], ['c'], ['c']],
] as const)('a press on %j with %j chosen leaves %j', (ids, chosen, after) => {
  expect([...toToggled(ids, new Set(chosen))]).toEqual(after);
});

test.each([
  [1, 3, ['b', 'c', 'd']],
  [3, 1, ['b', 'c', 'd']],
  [2, 2, ['c']],
  [-1, 1, ['a', 'b']],
  [2, 9, ['c', 'd']],
])('from %i to %i', (from, to, entries) => {
  expect(toRange(['a', 'b', 'c', 'd'], from, to)).toEqual(entries);
});
