import { describe, expect, test } from 'vitest';
import { toConditions } from '../review/conditions.ts';
import { toTestObligation } from '../test-data.ts';
import { findMarkAt, groupMarks, layOutChips, toChipLeft } from './marks.ts';

const rect = (y: number, page?: number, x = 0.1) => ({ x, y, width: 0.6, height: 0.02, page });
const conditions = toConditions([
  toTestObligation({ id: 'a', citation: { page: 1, quote: 'a', rects: [rect(0.5), rect(0.53)] } }),
  toTestObligation({ id: 'b', citation: { page: 1, quote: 'b', rects: [rect(0.95), rect(0.05, 2)] } }),
  toTestObligation({ id: 'c', citation: { page: null, quote: 'c', rects: [] } }),
]);
const pages = groupMarks(conditions);
const first = pages.get(1) ?? [];

test('boxes stand on their pages, also where words run over', () => {
  const found = [...pages].map(([page, marks]) => [
    page,
    marks.map(({ condition, rects }) => [condition.id, rects.length]),
  ]);
  expect(found).toEqual([
    [
      1,
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [2, [['b', 1]]],
  ]);
});

describe('chips', () => {
  test('stand beside their words', () => {
    expect(layOutChips(first, 1, 1000).map(({ top }) => top)).toEqual([500, 950]);
  });

  test('never lie on each other', () => {
    const close = toConditions(
      ['a', 'b', 'c'].map((id) =>
        toTestObligation({ id, citation: { page: 1, quote: id, rects: [rect(0.5)] } }),
      ),
    );
    const chips = layOutChips(groupMarks(close).get(1) ?? [], 1, 1000);
    expect(chips.map(({ condition, top }) => [condition.number, top])).toEqual([
      [1, 500],
      [2, 524],
      [3, 548],
    ]);
  });

  test('say where words go on from the page before', () => {
    expect(layOutChips(pages.get(2) ?? [], 2, 1000).map(({ isStart }) => isStart)).toEqual([false]);
    expect(layOutChips(first, 1, 1000).every(({ isStart }) => isStart)).toBe(true);
  });

  test.each([
    [1000, 19],
    [2000, 74],
    [300, 2],
  ])('on a page %i px wide begin at %i px', (width, left) => {
    expect(Math.round(toChipLeft(first, width))).toBe(left);
  });
});

describe('a press', () => {
  test.each([
    ['on the words', 0.3, 0.51, 'a'],
    ['on their second line', 0.3, 0.54, 'a'],
    ['a hair above them', 0.3, 0.497, 'a'],
    ['on others', 0.3, 0.96, 'b'],
    ['beside all', 0.05, 0.51, null],
    ['between lines', 0.3, 0.7, null],
  ])('%s', (_name, x, y, expected) => expect(findMarkAt(first, x, y)?.id ?? null).toBe(expected));

  test('on words within words means the shorter ones', () => {
    const nested = toConditions([
      toTestObligation({
        id: 'long',
        citation: { page: 1, quote: 'l', rects: [{ x: 0.1, y: 0.1, width: 0.8, height: 0.2 }] },
      }),
      toTestObligation({
        id: 'short',
        citation: { page: 1, quote: 's', rects: [{ x: 0.2, y: 0.15, width: 0.1, height: 0.02 }] },
      }),
    ]);
    expect(findMarkAt(groupMarks(nested).get(1) ?? [], 0.25, 0.16)?.id).toBe('short');
  });
});
