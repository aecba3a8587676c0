import { describe, expect, it, test } from 'vitest';
import { findLostMargin, toNumberLine } from './lost-margin.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

const toWord = (
  text: string,
  confidence: number,
  x0: number,
  y0: number,
  width = 80,
  height = 20,
): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0, y0, x1: x0 + width, y1: y0 + height },
});

const toLine = (words: RecognisedWord[]): RecognisedLine => {
  const [first, last] = [words[0]?.bbox, words.at(-1)?.bbox];
  const y = first?.y1 ?? 0;
  return { words, baseline: { x0: first?.x0 ?? 0, y0: y, x1: last?.x1 ?? 0, y1: y } };
};

/** Six lines of text from x 280 on. */
const BODY = Array.from({ length: 6 }, (_, at) =>
  toLine([280, 370, 460, 550].map((x) => toWord('शब्द', 92, x, 100 + 50 * at))),
);
/** What comes out where numbers below each other are taken for words that run down. */
const JUNK = [
  toLine([toWord('लस्सी', 37, 212, 100, 22, 190)]),
  toLine([toWord('leita', 27, 207, 300, 38, 40), toWord('eh', 31, 207, 340, 38, 30)]),
];

/** Where numbers were taken for words nobody needs to look for ink; where most were read, there is none here. */
const paper = () => false;

describe('numbers that are lost', () => {
  it('are looked for beside each line, in the column of what came out instead', () => {
    const found = findLostMargin([...BODY, ...JUNK], paper);
    expect(found?.places.map(({ box }) => box)).toEqual(
      BODY.map((_, at) => ({ x0: 207, x1: 245, y0: 100 + 50 * at, y1: 120 + 50 * at })),
    );
    expect(found?.junk.size).toBe(3);
  });

  it('are looked for beside the lines that lost theirs, where more lines have kept theirs', () => {
    const kept = Array.from({ length: 8 }, (_, at) =>
      toLine([
        toWord('10.', 90, 210, 400 + 50 * at, 30),
        ...[280, 370, 460].map((x) => toWord('शब्द', 92, x, 400 + 50 * at)),
      ]),
    );
    // One line that runs down, of which a letter looks like one.
    const down = toLine([12, 31, 64, 20].map((sure, at) => toWord('मी', sure, 210, 102 + 50 * at, 30, 15)));
    const found = findLostMargin([...BODY.slice(0, 4), ...kept, down], paper);
    expect(found?.places.map(({ box }) => box.y0)).toEqual([100, 150, 200, 250]);
    expect(found?.junk.size).toBe(4);
  });

  it('are looked for in front of the points that were read of them', () => {
    const bare = BODY.map((line, at) => toLine([toWord('.', 90, 250, 116 + 50 * at, 3, 3), ...line.words]));
    const kept = toLine([
      toWord('7.', 95, 236, 400, 17),
      ...[280, 370, 460].map((x) => toWord('शब्द', 92, x, 400)),
    ]);
    const found = findLostMargin([...bare, kept], paper);
    expect(found?.places.map(({ box }) => box)).toEqual(
      bare.map((_, at) => ({ x0: 153, x1: 253, y0: 100 + 50 * at, y1: 120 + 50 * at })),
    );
    expect(found?.junk).toEqual(new Set(bare.map(({ words }) => words[0])));
    expect(found?.known?.map(({ text }) => text)).toEqual(['7.']);
    // Two points are specks.
    expect(findLostMargin([...bare.slice(0, 2), ...BODY.slice(2)], paper)).toBeNull();
  });

  it('are not looked for beside a line that has its number', () => {
    const number = toLine([toWord('4.', 95, 214, 250, 30)]);
    expect(findLostMargin([...BODY, ...JUNK, number], paper)?.places.length).toBe(5);
  });

  test.each<[string, RecognisedLine[]]>([
    ['where all numbers were read', [...BODY, toLine([toWord('1.', 95, 214, 100, 30)])]],
    ['where a speck stands beside the text', [...BODY, toLine([toWord('~', 20, 214, 100, 8)])]],
    ['where there is no list', [...BODY.slice(0, 3), ...JUNK]],
    [
      'beside cells with labels, some of which are hard to read',
      [
        ...BODY,
        ...[95, 40, 93, 38, 90, 35].map((sure, at) => toLine([toWord('TSS', sure, 180, 100 + 50 * at, 60)])),
        toLine([toWord('BOD', 92, 180, 60, 60)]),
        toLine([toWord('COD', 92, 180, 345, 60)]),
      ],
    ],
  ])('are none %s', (_, lines) => {
    expect(findLostMargin(lines, paper)).toBeNull();
  });

  test.each<[string, number, string | null]>([
    ['3:', 90, '3.'],
    ['7.', 90, '7.'],
    ['(iv)', 80, '(iv)'],
    ['a)', 80, 'a)'],
    ['7,', 80, '7.'],
    ['a', 80, null],
    ['7.', 40, null],
    ['Board', 95, null],
    ['1234', 95, null],
  ])('“%s” of confidence %d is the number %j', (text, confidence, expected) => {
    const [place] = findLostMargin([...BODY, ...JUNK], paper)?.places ?? [];
    const line = place && toNumberLine([toWord(text, confidence, 211, 4)], place);
    expect(line?.words[0]?.text ?? null).toBe(expected);
    if (expected !== null) expect(line?.words[0]?.bbox).toEqual({ x0: 211, x1: 245, y0: 105, y1: 120 });
  });
});

describe('numbers that are left out of a column', () => {
  const numbers = [0, 1, 3].map((at) => toLine([toWord(`${at + 1}.`, 95, 214, 100 + 50 * at, 30)]));

  it('are looked for beside lines without one, where something is printed', () => {
    const found = findLostMargin([...BODY, ...numbers], ({ y0 }) => y0 === 200);
    expect(found?.places.map(({ box }) => box)).toEqual([{ x0: 209, x1: 254, y0: 200, y1: 220 }]);
    expect(found?.junk.size).toBe(0);
  });

  it('are none where nothing is printed', () => {
    expect(findLostMargin([...BODY, ...numbers], paper)).toBeNull();
  });

  it('are none where two numbers make no column, and two more may be dirt', () => {
    const isDirty = ({ y0 }: { y0: number }) => y0 === 100 || y0 === 200;
    expect(findLostMargin([...BODY, ...numbers.slice(1)], isDirty)).toBeNull();
  });

  it('are looked for where a column was left out as a whole, and something is printed', () => {
    const isNumbered = ({ y0 }: { y0: number }) => y0 !== 200;
    const found = findLostMargin(BODY, isNumbered);
    expect(found?.places.map(({ box }) => box.y0)).toEqual([100, 150, 250, 300, 350]);
    expect(found?.places.every(({ box }) => box.x1 <= 262)).toBe(true);
  });

  it('are as wide as they are read', () => {
    const [place] = findLostMargin([...BODY, ...numbers], () => true)?.places ?? [];
    const line = place && toNumberLine([toWord('3.', 91, 214, 20, 33)], place);
    expect(line?.words[0]?.bbox).toEqual({ x0: 214, x1: 247, y0: 205, y1: 220 });
  });
});
