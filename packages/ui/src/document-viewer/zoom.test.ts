import { expect, test } from 'vitest';
import { stepZoom, toPageWidth, toPercent } from './zoom.ts';

test.each([
  ['fit', 600, 595, 600],
  ['fit', 2000, 595, 992],
  ['fit', 40, 595, 120],
  [100, 600, 595, 793],
  [50, 600, 595, 397],
] as const)('%s in %i px is %i points wide: %i px', (zoom, pane, page, expected) => {
  expect(toPageWidth(zoom, pane, page)).toBe(expected);
});

test('a width says its percent', () => expect(toPercent(793, 595)).toBe(100));

test.each([
  [86, 'in', 90],
  [90, 'in', 100],
  [86, 'out', 80],
  [50, 'out', 50],
  [300, 'in', 300],
] as const)('from %i %s to %i', (percent, direction, expected) => {
  expect(stepZoom(percent, direction)).toBe(expected);
});
