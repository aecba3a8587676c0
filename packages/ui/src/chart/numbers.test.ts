import { expect, test } from 'vitest';
import { type ChartValue, toAxisText, toDays, toExtent, toNumber, toValueText } from './numbers.ts';
import { toStack } from './stack.ts';

const values: [ChartValue, number | null, string][] = [
  [0, 0, '0'],
  [482500, 482500, '4,82,500'],
  [-3.5, -3.5, '-3.5'],
  [null, null, '–'],
  [undefined, null, '–'],
  [Number.NaN, null, '–'],
  [Number.POSITIVE_INFINITY, null, '–'],
];
test.each(values)('%j is %j and reads %j', (value, number, text) => {
  expect(toNumber(value)).toBe(number);
  expect(toValueText(value)).toBe(text);
});

test.each([
  [99_999, '99,999'],
  [100_000, '1L'],
  [48_250_000, '4.8Cr'],
  [-250_000, '-2.5L'],
])('%d is %s beside the axis', (value, text) => {
  expect(toAxisText(value).replace(/\s/g, '')).toBe(text);
});

const extents: [ChartValue[], [number, number]][] = [
  [[], [0, 1]],
  [
    [null, Number.NaN],
    [0, 1],
  ],
  [
    [5, 3],
    [0, 5],
  ],
  [
    [-5, 3],
    [-5, 3],
  ],
  [[-5], [-5, 0]],
];
test.each(extents)('%j reaches over %j', (list, extent) => {
  expect(toExtent(list)).toEqual(extent);
});

test('days are sorted and single; dates that do not exist are left out', () => {
  const lists = [
    [
      { date: '1970-01-03', value: 1 },
      { date: '2026-02-30', value: 1 },
    ],
    [
      { date: '1970-01-01', value: null },
      { date: '1970-01-03', value: 2 },
    ],
  ];
  expect(toDays(lists)).toEqual([0, 2]);
});

test.each([
  [
    [1, 2, 3],
    [
      [0, 1],
      [1, 3],
      [3, 6],
    ],
  ],
  [
    [2, -1, null, 0, -2],
    [[0, 2], [0, -1], null, null, [-1, -3]],
  ],
])('%j stacks to %j', (list, parts) => {
  expect(toStack(list)).toEqual(parts);
});
