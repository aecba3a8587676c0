import { VARIANTS } from '@anupalan/orders/scans/variants';
import { expect, test } from 'vitest';
import { takeFew } from './score-scans.ts';

test('a short run has one scan of each kind and half, and a longer one begins with them', () => {
  const short = takeFew(VARIANTS, 1).map(({ name }) => name);
  const halves = new Set(VARIANTS.map(({ kind, isHeldBack }) => `${kind.name} ${isHeldBack}`));
  expect(short).toHaveLength(halves.size);
  const all = takeFew(VARIANTS, 4).map(({ name }) => name);
  expect(all.slice(0, short.length)).toEqual(short);
  expect(all.toSorted()).toEqual(VARIANTS.map(({ name }) => name).toSorted());
});
