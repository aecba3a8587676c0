import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { blank, box, fill } from './picture/picture.test-support.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';
import { findUnreadInk, toPrint } from './unread-ink.ts';

/** Six lines of five words, 60 by 20 pixels, on lines 40 apart: as they are printed. */
const WORDS: Box[] = Array.from({ length: 30 }, (_, at) => {
  const [x0, y0] = [100 + 66 * (at % 5), 100 + 40 * Math.floor(at / 5)];
  return { x0, x1: x0 + 60, y0, y1: y0 + 20 };
});

const draw = (boxes: readonly Box[]) => {
  const picture = blank(600, 400);
  for (const { x0, x1, y0, y1 } of boxes)
    fill(
      picture,
      () => 20,
      (x, y) => x >= x0 && x < x1 && y >= y0 && y < y1 && (x - x0) % 6 < 2,
    );
  return picture;
};

const toWord = (bbox: Box, confidence = 92): RecognisedWord => ({ text: 'unit', confidence, bbox });

const toLines = (words: readonly RecognisedWord[]): RecognisedLine[] =>
  [...Map.groupBy(words, ({ bbox }) => bbox.y0).values()].map((own) => ({
    words: own,
    baseline: { x0: 100, x1: 440, y0: own[0]?.bbox.y1 ?? 0, y1: own[0]?.bbox.y1 ?? 0 },
  }));

const look = (picture: GreyPicture, lines: readonly RecognisedLine[]) =>
  findUnreadInk(picture, lines, 0, toPrint(lines, 0));

/** Where the boxes of words stand that were not read, to the nearest tens. */
const roundly = (boxes: readonly Box[]) =>
  boxes.map(({ x0, x1, y0, y1 }) => [x0, x1, y0, y1].map((each) => 10 * Math.round(each / 10)));

const without = (...gone: number[]) =>
  WORDS.filter((_, at) => !gone.includes(at)).map((bbox) => toWord(bbox));

describe('print that no word covers', () => {
  it.each<[string, RecognisedWord[], Box[], number[][]]>([
    ['is none where all words were read', without(), WORDS, []],
    ['is a word that was passed over', without(12), WORDS, [[230, 290, 180, 200]]],
    ['is a line that was passed over', without(10, 11, 12, 13, 14), WORDS, [[100, 420, 180, 200]]],
    [
      'is a word that came out as dirt',
      WORDS.map((bbox, at) => toWord(bbox, at === 12 ? 10 : 92)),
      WORDS,
      [[230, 290, 180, 200]],
    ],
    [
      'is no word far outside of the print',
      without(),
      [...WORDS, { x0: 530, x1: 590, y0: 180, y1: 200 }],
      [],
    ],
    ['is no picture', without(), [...WORDS, { x0: 200, x1: 300, y0: 330, y1: 390 }], []],
    ['is no piece of dirt', without(), [...WORDS, { x0: 460, x1: 468, y0: 185, y1: 193 }], []],
  ])('%s', (_, words, printed, expected) => {
    const { print, covered } = look(draw(printed), toLines(words));
    expect(roundly(print)).toEqual(expected);
    expect(covered).toEqual([]);
  });

  it('is no hole in the margin of a line', () => {
    const picture = draw(WORDS);
    box(picture, 60, 178, 84, 202);
    expect(look(picture, toLines(without())).print).toEqual([]);
  });

  it('is none on a page that has hardly any words', () => {
    const { print } = look(draw(WORDS), toLines(without().slice(0, 8)));
    expect(print).toEqual([]);
  });
});

it('the number of a line that was passed over is a number, and no other print', () => {
  const number = { x0: 66, x1: 90, y0: 180, y1: 200 };
  const { print, numbers } = look(draw([...WORDS, number]), toLines(without()));
  expect(print).toEqual([]);
  expect(roundly(numbers)).toEqual([[60, 90, 180, 200]]);
});

describe('a stroke over print', () => {
  /** A stroke from far above a line to far below it, over its words from 232 on. */
  const STROKE: Box = { x0: 232, x1: 292, y0: 150, y1: 230 };

  it('hides what stands between two words', () => {
    const { print, covered } = look(draw([...WORDS, STROKE]), toLines(without(7, 12, 17)));
    expect(print).toEqual([]);
    expect(covered.some(({ x0, x1 }) => x0 >= 222 && x1 <= 302)).toBe(true);
  });

  it('hides nothing where no words stand beside it', () => {
    const apart = { x0: 460, x1: 500, y0: 150, y1: 230 };
    expect(look(draw([...WORDS, apart]), toLines(without())).covered).toEqual([]);
  });
});
