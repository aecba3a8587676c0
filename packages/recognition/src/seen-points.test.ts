import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { describe, expect, test } from 'vitest';
import { blank, box } from './picture/picture.test-support.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { cutFigure, findSeenPoint, findSeenPoints, hasRoomForPoint } from './seen-points.ts';
import type { RecognisedWord } from './types.ts';

/** Digits are 10 pixels wide and 20 high, 14 apart; the first stands at 20, and all on a foot at 60. */
const [LEFT, FOOT, WIDE, HIGH, STEP] = [20, 60, 10, 20, 14];

/** A picture of so many digits, and boxes in it. */
const draw = (
  digits: number,
  ...boxes: [x0: number, y0: number, x1: number, y1: number][]
): PreparedPicture => {
  const picture = blank(160, 100);
  for (let at = 0; at < digits; at++)
    box(picture, LEFT + at * STEP, FOOT - HIGH, LEFT + at * STEP + WIDE, FOOT);
  for (const each of boxes) box(picture, ...each);
  return { picture, width: 160, height: 100, pointsPerPixel: 0.36, dpi: 200, toPaper: IDENTITY };
};

const toWord = (text: string, digits: number): RecognisedWord => ({
  text,
  confidence: 95,
  bbox: { x0: LEFT, x1: LEFT + (digits - 1) * STEP + WIDE, y0: FOOT - HIGH, y1: FOOT },
});

/** Between the second and the third digit. */
const GAP = LEFT + STEP + WIDE;

describe('the picture of a figure shows', () => {
  test.each([
    ['a point', '225', draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT]), '22.5'],
    ['a point before what ends a sentence', '225,', draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT]), '22.5,'],
    ['a comma', '1120', draw(4, [LEFT + WIDE + 1, FOOT - 3, LEFT + WIDE + 3, FOOT + 4]), '1,120'],
    ['nothing more', '225', draw(3), null],
    ['a speck above the foot', '225', draw(3, [GAP + 1, FOOT - 15, GAP + 3, FOOT - 12]), null],
    ['a speck that is no larger than grain', '225', draw(3, [GAP + 1, FOOT - 1, GAP + 2, FOOT]), null],
    [
      'dirt in two places',
      '225',
      draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT], [LEFT + WIDE + 1, FOOT - 3, LEFT + WIDE + 3, FOOT]),
      null,
    ],
    ['a full stop behind it', '225', draw(3, [LEFT + 3 * STEP - 2, FOOT - 3, LEFT + 3 * STEP, FOOT]), null],
    ['fewer digits than were read', '2250', draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT]), null],
    ['the point that was read', '22.5', draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT]), null],
  ])('%s: %s', (_, text, prepared, seen) => {
    expect(findSeenPoint(prepared, toWord(text, text.replace(/\D/g, '').length))).toBe(seen);
  });

  test('a point before a unit without its blank', () => {
    // "25KL": two digits, two letters, and the point between the digits.
    const prepared = draw(4, [LEFT + WIDE + 1, FOOT - 3, LEFT + WIDE + 3, FOOT]);
    expect(findSeenPoint(prepared, toWord('25KL', 4))).toBe('2.5KL');
    expect(findSeenPoint(draw(4), toWord('25KL', 4))).toBeNull();
  });

  test('whether digits make room for a point, as they do not for dirt', () => {
    const point: [number, number, number, number] = [GAP + 1, FOOT - 3, GAP + 3, FOOT];
    const dirt = draw(3, point);
    const apart = draw(2, point, [LEFT + 2 * STEP + 7, FOOT - HIGH, LEFT + 2 * STEP + 7 + WIDE, FOOT]);
    const word = toWord('225', 3);
    const wider = { ...word, bbox: { ...word.bbox, x1: word.bbox.x1 + 7 } };
    expect(findSeenPoint(apart, wider)).toBe('22.5');
    expect([hasRoomForPoint(dirt, word), hasRoomForPoint(apart, wider)]).toEqual([false, true]);
  });

  test('the figure alone, where a unit stands behind it without a blank', () => {
    const prepared = draw(4, [LEFT + WIDE + 1, FOOT - 3, LEFT + WIDE + 3, FOOT]);
    const inkBehind = (text: string) => {
      const { pixels, width } = cutFigure(prepared, toWord(text, 4)).picture;
      return pixels.some((grey, at) => grey < 128 && at % width > LEFT + 2 * STEP - (LEFT - HIGH / 2));
    };
    expect([inkBehind('25KL'), inkBehind('2525')]).toEqual([false, true]);
  });

  test('a point that its line does not have, and no other word is changed', () => {
    const [figure, word] = [toWord('225', 3), toWord('mg/l', 3)];
    const prepared = draw(3, [GAP + 1, FOOT - 3, GAP + 3, FOOT]);
    const seen = findSeenPoints(prepared, [{ words: [figure, word], baseline: figure.bbox }]);
    expect([...seen]).toEqual([[figure, '22.5']]);
  });
});
