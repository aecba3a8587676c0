import { expect, test } from 'vitest';
import { unlike } from './difference.ts';
import { findDifferences, getKnown, listKnown, listOrders } from './orders.ts';

const orders = listOrders();

test('there are orders to read, and no list without its order', () => {
  expect(orders.length).toBeGreaterThan(5);
  expect(listKnown().filter((name) => !orders.includes(name))).toEqual([]);
});

test.each(orders)('%s is read to exactly its gold, but for what its list names', async (name) => {
  const { unknown, gone } = unlike(await findDifferences(name), getKnown(name));
  const report = [
    ...(unknown.length > 0 ? ['Not in the list (- the gold, + what is read):', ...unknown] : []),
    ...(gone.length > 0 ? ['In the list, and no difference any more:', ...gone] : []),
    'Where this is meant: pnpm orders:known writes the list anew; a change of it is looked at like any other.',
  ].join('\n');
  expect(unknown.length + gone.length, report).toBe(0);
});
