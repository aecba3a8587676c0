import { expect, it } from 'vitest';
import type { Line } from './hidden-print.ts';
import { findNumberGaps } from './number-gaps.ts';

const TYPE = 20;

/** Lines of a word or two at these heights; a condition's begins with its number. */
const toLines = (...lines: (readonly [middle: number, number?: string])[]): Line[] =>
  lines.map(([middle, number]) => {
    const toWord = (text: string, x0: number, x1: number) => ({
      text,
      confidence: 92,
      bbox: { x0, x1, y0: middle - TYPE / 2, y1: middle + TYPE / 2 },
    });
    return { middle, words: [...(number ? [toWord(number, 100, 120)] : []), toWord('unit', 140, 600)] };
  });

it.each<[string, Line[], number]>([
  ['as much as a line is empty', toLines([100, '1.'], [150, '2.'], [250, '4.'], [300, '5.']), 1],
  ['two are missing in one place', toLines([100, 'a)'], [150, 'b)'], [300, 'e)']), 1],
  ['of lines that are wrapped', toLines([100, '1.'], [135], [185, '2.'], [220], [320, '4.']), 1],
  ['the board left a number out', toLines([100, '1.'], [150, '2.'], [200, '4.'], [250, '5.']), 0],
  ['the number alone was not read', toLines([100, '1.'], [150, '2.'], [200], [250, '4.']), 0],
  ['numbers follow each other, far apart', toLines([100, '1.'], [150, '2.'], [250, '3.']), 0],
  ['of two ways of counting', toLines([100, '1.'], [150, '2.'], [250, '(4)']), 0],
  ['another list begins', toLines([100, '1.'], [150, '2.'], [250, '17.']), 0],
  ['a list begins again', toLines([100, '3.'], [150, '4.'], [250, '1.']), 0],
])('a condition is missing between others, %s', (_, lines, count) => {
  expect(findNumberGaps(lines, TYPE)).toHaveLength(count);
});

it('the place of a missing condition lies between the lines around it', () => {
  expect(findNumberGaps(toLines([100, '1.'], [150, '2.'], [250, '4.']), TYPE)).toEqual([
    { x0: 100, x1: 600, y0: 170, y1: 230 },
  ]);
});
