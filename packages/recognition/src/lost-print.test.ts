import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import { withLostPrint } from './lost-print.ts';
import { blank, fill } from './picture/picture.test-support.ts';
import type { RecognisedLine, RecognisedWord, Recognition } from './types.ts';

/** A page of six lines of five words, of which the third word of the third line was passed over. */
const picture = blank(600, 400);
const LINES: RecognisedLine[] = Array.from({ length: 6 }, (_, line) => {
  const y0 = 100 + 40 * line;
  const words = Array.from({ length: 5 }, (__, at): RecognisedWord => {
    const bbox = { x0: 100 + 70 * at, x1: 160 + 70 * at, y0, y1: y0 + 20 };
    fill(
      picture,
      () => 20,
      (x, y) => x >= bbox.x0 && x < bbox.x1 && y >= y0 && y < bbox.y1 && (x - bbox.x0) % 6 < 2,
    );
    return { text: 'unit', confidence: 92, bbox };
  });
  return {
    words: line === 2 ? words.toSpliced(2, 1) : words,
    baseline: { x0: 100, x1: 440, y0: y0 + 20, y1: y0 + 20 },
  };
});

const prepared = { picture, width: 600, height: 400, pointsPerPixel: 0.36, dpi: 200, toPaper: IDENTITY };

/** What a page says when the place is read so, the first time and the second. */
const read = async (...readings: (readonly [text: string, confidence: number][])[]) => {
  const left = [...readings];
  const { lines, unread } = await withLostPrint(prepared, LINES, async (): Promise<Recognition> => {
    const words = (left.shift() ?? []).map(([text, confidence], at) => ({
      text,
      confidence,
      bbox: { x0: 20 + 60 * at, x1: 70 + 60 * at, y0: 20, y1: 60 },
    }));
    return { lines: [{ words, baseline: { x0: 0, x1: 0, y0: 0, y1: 0 } }], confidence: 80 };
  });
  return {
    words: lines.slice(LINES.length).map((line) => line.words.map(({ text }) => text)),
    unread: unread.length,
  };
};

it.each<[string, (readonly [string, number][])[], string[][], number]>([
  [
    'one that is sure',
    [
      [
        ['4.5', 91],
        ['MT', 95],
      ],
    ],
    [['4.5', 'MT']],
    0,
  ],
  ['the second, where the first is not', [[['4.S', 30]], [['4.5', 90]]], [['4.5']], 0],
  [
    'two unsure ones that agree',
    [
      [
        ['4.5', 25],
        ['MT', 25],
      ],
      [
        ['4.5', 10],
        ['MT', 12],
      ],
    ],
    [['4.5', 'MT']],
    0,
  ],
  ['none of two unsure ones that differ', [[['4.5', 25]], [['4.8', 25]]], [], 1],
  ['no figure with a sign that none has', [[['166°', 61]], [['166°', 61]]], [], 1],
  ['no single sign', [[['l', 95]], [['1', 95]]], [], 1],
  ['none at all', [[], []], [], 1],
])('the reading of a place that was passed over is %s', async (_, readings, words, unread) => {
  expect(await read(...readings)).toEqual({ words, unread });
});

it('short words on no line are read in cells of a table, and are dirt elsewhere', async () => {
  const full = blank(600, 400);
  full.pixels.set(picture.pixels);
  fill(
    full,
    () => 20,
    (x, y) => x >= 110 && x < 150 && y >= 340 && y < 360 && x % 6 < 2,
  );
  const lines = LINES.toSpliced(2, 1);
  const say = async (bottom: number) => {
    const level = [330, bottom].map((y) => ({ y, x0: 90, x1: 500 }));
    const upright = [90, 200].map((x) => ({ x, y0: 330, y1: bottom }));
    const read = await withLostPrint(
      { ...prepared, picture: full, rules: { level, upright } },
      lines,
      async ({ picture: { height } }): Promise<Recognition> => ({
        lines: [
          {
            words: [{ text: 'PM', confidence: 92, bbox: { x0: 20, x1: 60, y0: 10, y1: height - 10 } }],
            baseline: { x0: 0, x1: 0, y0: 0, y1: 0 },
          },
        ],
        confidence: 92,
      }),
    );
    const places = read.lines.slice(lines.length).flatMap(({ words }) => words.map(({ bbox }) => bbox.y0));
    return {
      found: places.filter((y) => y > 325).length,
      unread: read.unread.filter(({ y0 }) => y0 > 325).length,
    };
  };
  expect(await say(370)).toEqual({ found: 1, unread: 0 });
  expect(await say(600)).toEqual({ found: 0, unread: 0 });
});
