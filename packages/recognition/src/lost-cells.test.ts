import { describe, expect, it, test } from 'vitest';
import { findLostCells, toCellLine } from './lost-cells.ts';
import { withoutTwice } from './read-lost-cells.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

const TYPE = 20;
const PITCH = 50;

const toWord = (text: string, x: number, y: number, confidence = 95): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: x, x1: x + text.length * 12, y0: y, y1: y + TYPE },
});

/** Rows of a table with cells at 60, 110 and 400; an empty cell was not recognised. */
const toTable = (...rows: string[][]): RecognisedLine[] =>
  rows.map((cells, row) => {
    const y = 200 + row * PITCH;
    const words = cells.flatMap((text, at) =>
      text === '' ? [] : [toWord(text, [60, 110, 400][at] ?? 0, y)],
    );
    return { words, baseline: { x0: 60, x1: 500, y0: y + TYPE, y1: y + TYPE } };
  });

const ROWS = [
  ['1', 'Suspended', '80'],
  ['2', 'Zinc', '4'],
  ['3', '', '200'],
  ['4', 'Fluoride', '12'],
];
const place = ({ x0, y0 }: Box) => [Math.round(x0 / 10) * 10, Math.round(y0 / PITCH)];
const everywhere = () => true;
/** The places that were passed over as a whole. */
const findWhole = (lines: RecognisedLine[], hasInk: (box: Box) => boolean) =>
  findLostCells(lines, hasInk).filter(({ known }) => known === '');

describe('cells that were passed over', () => {
  it('are looked for between rows that have words there', () => {
    expect(findWhole(toTable(...ROWS), everywhere).map(place)).toEqual([[100, 6]]);
  });

  it('are none where nothing is printed', () => {
    expect(findLostCells(toTable(...ROWS), () => false)).toEqual([]);
  });

  it('are those of a whole row that is missing', () => {
    const lines = toTable(...ROWS.with(2, ['', '', '']), ['5', 'Nickel', '2'], ['6', 'Sulphide', '2']);
    expect(findWhole(lines, everywhere).map(place)).toEqual([
      [50, 6],
      [100, 6],
      [390, 6],
    ]);
  });

  it.each([
    ['a word that was badly read stands there', 40, 0],
    ['dirt stands there', 10, 1],
  ])('where %s', (_name, confidence, count) => {
    const lines = toTable(...ROWS);
    lines[2]?.words.push(toWord('CoD', 110, 200 + 2 * PITCH, confidence));
    expect(findWhole(lines, everywhere)).toHaveLength(count);
  });

  it('where a unit alone was hardly read', () => {
    const lines = toTable(...ROWS);
    lines[2]?.words.push(toWord('mg/l', 140, 200 + 2 * PITCH, 0));
    expect(findWhole(lines, everywhere).map(place)).toEqual([[100, 6]]);
  });

  it.each<[string, string[][]]>([
    ['two rows alone', ROWS.slice(1, 3)],
    ['rows of one cell', [['', 'Suspended'], ['', 'Zinc'], [''], ['', 'Fluoride']]],
  ])('are not looked for in %s', (_name, rows) => {
    expect(findLostCells(toTable(...rows), everywhere)).toEqual([]);
  });
});

describe('cells that were cut', () => {
  const RANGES = [
    ['1', 'Suspended', '80 mg/l'],
    ['2', 'pH', '5.5 to 9.0'],
    ['3', 'Zinc', '4 mg/l'],
    ['4', 'Fluoride', '12 mg/l'],
  ];
  /** The table with less read of its second row, where the whole cell is printed. */
  const cutTo = (word: RecognisedWord) => {
    const lines = toTable(...RANGES.with(1, ['2', 'pH', '']));
    lines[1]?.words.push(word);
    return { lines, hasInk: ({ x0, x1, y0 }: Box) => y0 < 260 && y0 > 240 && x0 < 520 && x1 > 400 };
  };

  it.each([
    ['its first word', toWord('9.0', 484, 250), { known: '9.0', left: 39, right: 53 }],
    ['its last words', toWord('5.5', 400, 250), { known: '5.5', left: 40, right: 48 }],
  ])('by %s are looked for as a whole', (_, word, expected) => {
    const { lines, hasInk } = cutTo(word);
    const found = findLostCells(lines, hasInk).filter(({ x0 }) => x0 > 300);
    expect(
      found.map(({ known, x0, x1 }) => ({ known, left: Math.round(x0 / 10), right: Math.round(x1 / 10) })),
    ).toEqual([expected]);
  });

  it('are none where nothing is printed beside their words', () => {
    expect(findLostCells(toTable(...RANGES), () => false)).toEqual([]);
  });
});

test.each<[string, RecognisedWord[], string | null]>([
  ['words that are sure', [toWord('1.5', 400, 300, 92), toWord('mg/l', 450, 300, 74)], '1.5 mg/l'],
  ['a word that is not', [toWord('6.0', 400, 300, 0), toWord('mg/l', 480, 300, 91)], null],
  ['a unit of which it is less sure', [toWord('2', 400, 300, 96), toWord('mg/l', 430, 300, 45)], '2 mg/l'],
  ['a unit that is a guess', [toWord('2', 400, 300, 96), toWord('mg/l', 430, 300, 35)], null],
  ['a figure with its unit, without a blank', [toWord('3mg/l', 400, 300, 44)], '3mg/l'],
  ['a figure with letters', [toWord('3mqlt', 400, 300, 44)], null],
  ['a range without its blanks', [toWord('6.010', 400, 300, 0), toWord('9.0', 480, 300, 91)], '6.010 9.0'],
  ['signs beside a word', [toWord('|', 390, 300, 20), toWord('COD', 400, 300, 65)], 'COD'],
  ['signs alone', [toWord('~', 400, 300, 90)], null],
])('a cell of %s', (_name, words, text) => {
  expect(
    toCellLine(words)
      ?.words.map((word) => word.text)
      .join(' ') ?? null,
  ).toBe(text);
});

test('a cell beside rows of several lines, which is read at each of them, stays once, as the surest reading', () => {
  const lines = [toWord('19Q', 400, 296, 65), toWord('18', 400, 300, 96), toWord('10', 400, 304, 89)].map(
    (word) => ({ words: [word], baseline: word.bbox }),
  );
  const other = { words: [toWord('20', 600, 300, 90)], baseline: { x0: 600, x1: 620, y0: 320, y1: 320 } };
  const kept = withoutTwice([...lines, other]).flatMap(({ words }) => words);
  expect(kept.map(({ text, other: second }) => [text, second])).toEqual([
    ['18', '10'],
    ['20', undefined],
  ]);
});
