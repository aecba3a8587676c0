import { expect, it } from 'vitest';
import { findForeignLines, listTelling } from './foreign-lines.ts';
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
