import { describe, expect, test } from 'vitest';
import { type DocumentMark, findMarkAt, layOutChips, toChipLeft, toMarkTop } from './marks.ts';

const box = (y: number, x = 0.1, width = 0.6, height = 0.02) => ({ x, y, width, height });
const mark = (id: string, ...boxes: DocumentMark['boxes']): DocumentMark => ({
  id,
  number: id,
  label: `Condition ${id}`,
  boxes,
});
const marks = [mark('a', box(0.5), box(0.53)), mark('b', box(0.95))];

describe('the top of a mark', () => {
  test.each([
    ['the upper of its lines', [box(0.53), box(0.5)], 0.5],
    ['the page’s edge for words above it', [box(-0.2)], 0],
    ['the page’s foot for words below it', [box(1.4)], 1],
    ['the page’s edge for words without a place', [], 0],
    ['that of its good boxes', [box(Number.NaN), box(0.4)], 0.4],
    ['no line without a height', [box(0.1, 0.1, 0.6, 0), box(0.4)], 0.4],
  ])('is %s', (_name, boxes, top) => expect(toMarkTop({ boxes })).toBe(top));
});

describe('chips', () => {
  test('stand beside their words', () => {
    expect(layOutChips(marks, 1000).map(({ top }) => top)).toEqual([500, 950]);
  });

  test('follow the words, not the order in which they came', () => {
    expect(layOutChips([mark('b', box(0.9)), mark('a', box(0.1))], 1000).map((chip) => chip.mark.id)).toEqual(
      ['a', 'b'],
    );
  });

  test('never lie on each other', () => {
    const close = ['a', 'b', 'c'].map((id) => mark(id, box(0.5)));
    expect(layOutChips(close, 1000).map(({ mark: { id }, top }) => [id, top])).toEqual([
      ['a', 500],
      ['b', 524],
      ['c', 548],
    ]);
  });

  test('move up where the page ends', () => {
    const low = ['a', 'b', 'c'].map((id) => mark(id, box(0.99)));
    expect(layOutChips(low, 1000).map(({ top }) => top)).toEqual([928, 952, 976]);
  });

  test('stay on the page, all three hundred of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => mark(String(index), box(index / 300)));
    const tops = layOutChips(many, 842).map(({ top }) => top);
    expect(tops).toHaveLength(300);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...tops)).toBeLessThanOrEqual(842 - 20);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('are none where nothing is marked', () => expect(layOutChips([], 842)).toEqual([]));

  test.each([
    [1000, 19],
    [2000, 74],
    [300, 2],
  ])('on a page %i px wide begin at %i px', (width, left) => {
    expect(Math.round(toChipLeft(marks, width))).toBe(left);
  });

  test('begin at the edge where nothing has a place', () => expect(toChipLeft([mark('a')], 1000)).toBe(2));
});

describe('a press', () => {
  test.each([
    ['on the words', 0.3, 0.51, 'a'],
    ['on their second line', 0.3, 0.54, 'a'],
    ['a hair above them', 0.3, 0.497, 'a'],
    ['on others', 0.3, 0.96, 'b'],
    ['beside all', 0.05, 0.51, null],
    ['between lines', 0.3, 0.7, null],
  ])('%s', (_name, x, y, expected) => expect(findMarkAt(marks, x, y)?.id ?? null).toBe(expected));

  test('on words within words means the shorter ones', () => {
    const nested = [mark('long', box(0.1, 0.1, 0.8, 0.2)), mark('short', box(0.15, 0.2, 0.2, 0.02))];
    expect(findMarkAt(nested, 0.25, 0.16)?.id).toBe('short');
    expect(findMarkAt(nested.toReversed(), 0.25, 0.16)?.id).toBe('short');
    expect(findMarkAt(nested, 0.7, 0.16)?.id).toBe('long');
  });
});
