import { expect, it } from 'vitest';
import { withCells } from './ruled-cells.ts';
import type { RecognisedLine } from './types.ts';

/** A line of words of 80 pixels, 10 apart. */
const toLine = (texts: readonly string[], y: number): RecognisedLine => ({
  words: texts.map((text, at) => ({
    text,
    confidence: 90,
    bbox: { x0: 100 + 90 * at, x1: 180 + 90 * at, y0: y, y1: y + 20 },
  })),
  baseline: { x0: 100, x1: 100 + 90 * texts.length, y0: y + 20, y1: y + 20 },
});

const namesOf = (lines: readonly RecognisedLine[]) =>
  lines.flatMap(({ words }) => words.filter(({ startsCell }) => startsCell).map(({ text }) => text));

it.each([
  ['in the gap', 185, 0, 300, ['limit', '30']],
  ['that reaches into the box of a word', 192, 0, 300, ['limit', '30']],
  ['of one row', 185, 0, 125, ['limit']],
  ['that breaks off near the middle of a word', 185, 114, 300, ['limit', '30']],
  ['through a word', 230, 0, 300, []],
  ['before all words', 95, 0, 300, []],
])('a rule %s', (_name, x, y0, y1, expected) => {
  const lines = withCells([toLine(['Parameter', 'limit'], 100), toLine(['BOD', '30'], 140)], {
    upright: [{ x, y0, y1 }],
    level: [],
  });
  expect(namesOf(lines)).toEqual(expected);
});

it('a word that the recogniser took for a line of its own begins a cell too', () => {
  const [first, second] = toLine(['BOD', '30'], 100).words;
  if (!first || !second) throw new Error('A line has words.');
  const { baseline } = toLine(['BOD'], 100);
  const lines = withCells(
    [
      { words: [first], baseline },
      { words: [second], baseline },
    ],
    { upright: [{ x: 185, y0: 90, y1: 130 }], level: [] },
  );
  expect(namesOf(lines)).toEqual(['30']);
});

it('a word knows the rules on both sides of its cell, and no cell where one side has none', () => {
  const lines = withCells([toLine(['BOD', '30'], 100)], {
    upright: [90, 185, 290].map((x) => ({ x, y0: 90, y1: 130 })),
    level: [],
  });
  expect(lines.flatMap(({ words }) => words.map(({ cell }) => cell))).toEqual([
    { left: 10, right: 85 },
    { left: 5, right: 100 },
  ]);
  const open = withCells([toLine(['BOD', '30'], 100)], { upright: [{ x: 185, y0: 90, y1: 130 }], level: [] });
  expect(open.flatMap(({ words }) => words.map(({ cell }) => cell))).toEqual([undefined, undefined]);
});

it('words below a rule begin a row, those of a second line in a cell do not', () => {
  const lines = withCells([toLine(['Head', 'limit'], 100), toLine(['BOD'], 140), toLine(['days'], 165)], {
    upright: [{ x: 185, y0: 90, y1: 200 }],
    level: [
      { y: 124, x0: 95, x1: 280 },
      { y: 130, x0: 95, x1: 280 },
    ],
  });
  const starting = lines.flatMap(({ words }) => words.filter(({ ruleAbove }) => ruleAbove !== undefined));
  expect(starting.map(({ text, ruleAbove }) => [text, ruleAbove])).toEqual([['BOD', 30]]);
});
