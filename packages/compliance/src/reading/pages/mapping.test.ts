import { describe, expect, it } from 'vitest';
import { chain, IDENTITY, type Mapping, mapPoint, mapRect, scaling, shift, turning } from './mapping.ts';

const near = (x: number, y: number) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });

describe('a mapping', () => {
  it.each<[string, Mapping, number, number]>([
    ['leaves a point where it is', IDENTITY, 3, 4],
    ['scales', scaling(2, 10), 6, 40],
    ['moves', shift(1, -1), 4, 3],
    ['turns clockwise', turning(Math.PI / 2), -4, 3],
    ['shortens what is far', [1, 0, 0, 0, 1, 0, 0, 0.25, 1], 1.5, 2],
  ])('%s', (_, mapping, x, y) => {
    expect(mapPoint(mapping, { x: 3, y: 4 })).toEqual(near(x, y));
  });

  it('after another is both in their order', () => {
    const both = chain(chain(shift(1, 2), turning(0.3)), [1, 0, 0, 0, 1, 0, 0.1, 0.2, 1]);
    const one = mapPoint([1, 0, 0, 0, 1, 0, 0.1, 0.2, 1], mapPoint(turning(0.3), { x: 4, y: 6 }));
    expect(mapPoint(both, { x: 3, y: 4 })).toEqual(near(one.x, one.y));
  });

  it('puts an upright rectangle around a turned one, and keeps what else it has', () => {
    const rect = mapRect(turning(Math.PI / 4), { page: 2, x: 0, y: 0, width: 1, height: 1 });
    expect(rect).toEqual({
      page: 2,
      x: expect.closeTo(-Math.SQRT1_2, 9),
      y: expect.closeTo(0, 9),
      width: expect.closeTo(Math.SQRT2, 9),
      height: expect.closeTo(Math.SQRT2, 9),
    });
  });
});
