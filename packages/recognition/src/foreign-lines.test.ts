import { expect, it } from 'vitest';
import { findForeignLines, findUnreadLines, listTelling } from './foreign-lines.ts';
import type { RecognisedLine } from './types.ts';

/** A line of five words that were read badly, so long and so high in all. */
const toLine = (y: number, width: number, high = 30): RecognisedLine => {
  const words = Array.from({ length: 5 }, (_, at) => {
    const x0 = 100 + (at * width) / 5;
    // Words of lines that were run together stand on several heights.
    const y0 = y + (at * (high - 24)) / 4;
    return { text: 'Fare', confidence: 40, bbox: { x0, x1: x0 + width / 6, y0, y1: y0 + 24 } };
  });
  return { words, baseline: { x0: 100, x1: 100 + width, y0: y + high, y1: y + high } };
};

it('the language of a page is told by its longest lines, but for what was run together', () => {
  const lines = [toLine(100, 900), toLine(150, 1300, 130), toLine(320, 1000), toLine(370, 800)];
  const foreign = findForeignLines(lines);
  expect(foreign).toHaveLength(4);
  const tops = listTelling(foreign).map(({ words }) => words[0]?.bbox.y0);
  expect(tops).toEqual([320, 100]);
  // Their beginnings are enough: a long line that lies askew has others in its box.
  expect(listTelling(foreign).map(({ words }) => words.length)).toEqual([3, 3]);
  expect(listTelling([])).toEqual([]);
});

it.each<[string, (readonly [text: string, confidence: number])[], boolean]>([
  [
    'letters at random',
    [
      ['aEot', 30],
      ['Teie', 40],
      ['RYo', 20],
    ],
    true,
  ],
  [
    'a hand, whose short words were guessed',
    [
      ['He', 25],
      ['wnilokall', 42],
      ['the', 88],
      ['effluent', 55],
    ],
    true,
  ],
  [
    'print of which one long word is bad',
    [
      ['The', 92],
      ['unit', 90],
      ['shall', 91],
      ['hypochlorination', 20],
    ],
    false,
  ],
  [
    'a number of letters behind its label',
    [
      ['Consent', 93],
      ['No.:', 86],
      ['XPCB/CTO/0087', 20],
    ],
    false,
  ],
  [
    'print that is somewhat weak',
    [
      ['The', 60],
      ['unit', 62],
      ['shall', 64],
      ['keep', 61],
    ],
    false,
  ],
])('a line was not read, of %s', (_, words, expected) => {
  const line = (y0: number, own: typeof words): RecognisedLine => ({
    words: own.map(([text, confidence], at) => ({
      text,
      confidence,
      bbox: { x0: 100 + 90 * at, x1: 180 + 90 * at, y0, y1: y0 + 24 },
    })),
    baseline: { x0: 100, x1: 500, y0: y0 + 24, y1: y0 + 24 },
  });
  const read = line(
    100,
    Array.from({ length: 5 }, () => ['unit', 92] as const),
  );
  expect(findUnreadLines([read, line(140, words)])).toHaveLength(expected ? 1 : 0);
});
