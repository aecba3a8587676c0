import { expect, test } from 'vitest';
import { toYearDots } from './year-dots.ts';

test('the year has its monthly, quarterly, half-yearly and yearly tasks, all inside the drawing', () => {
  const dots = toYearDots();
  expect(dots).toHaveLength(7 * 12 + 4 * 4 + 2 * 2 + 2);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1200);
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThanOrEqual(66);
  }
});

test('the drawing is always the same', () => {
  expect(toYearDots()).toEqual(toYearDots());
});
