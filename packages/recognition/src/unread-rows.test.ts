import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { blank, box, fill } from './picture/picture.test-support.ts';
import type { Box, RecognisedLine } from './types.ts';
import { findUnreadInk, toPrint } from './unread-ink.ts';

const [WIDTH, HEIGHT, TYPE] = [900, 700, 20];

/** Lines of ten words that were read, from 100 to 760 across. */
const READ = [100, 140, 180, 420].map((y0) =>
  Array.from({ length: 10 }, (_, at): Box => ({ x0: 100 + 66 * at, x1: 160 + 66 * at, y0, y1: y0 + TYPE })),
);
/** The name below a signature. */
const NAME: Box[] = [
  { x0: 560, x1: 640, y0: 620, y1: 620 + TYPE },
  { x0: 650, x1: 740, y0: 620, y1: 620 + TYPE },
];

const toLine = (words: readonly Box[], confidence = 92): RecognisedLine => ({
  words: words.map((bbox) => ({ text: 'unit', confidence, bbox })),
  baseline: { x0: 100, x1: 760, y0: words[0]?.y1 ?? 0, y1: words[0]?.y1 ?? 0 },
});

/** A stroke that goes up and down, as a hand does. */
const wave = (picture: GreyPicture, x0: number, x1: number, middle: number, high: number): void =>
  fill(
    picture,
    () => 20,
    (x, y) => {
      const at = (high / 2) * Math.sin((x - x0) / 9);
      const slope = Math.abs((high / 18) * Math.cos((x - x0) / 9));
      return x >= x0 && x < x1 && Math.abs(y - middle - at) < 1.5 * Math.hypot(1, slope);
    },
  );

/** Blurred print: a grey that is somewhat darker where letters are. */
const smear = (picture: GreyPicture, { x0, x1, y0, y1 }: Box): void =>
  fill(
    picture,
    (x) => (x % 12 < 7 ? 150 : 205),
    (x, y) => x >= x0 && x < x1 && y >= y0 && y < y1,
  );

/** A page of words as they are printed. */
const PAGE = blank(WIDTH, HEIGHT);
fill(
  PAGE,
  () => 20,
  (x, y) =>
    [...READ.flat(), ...NAME].some(
      (word) => y >= word.y0 && y < word.y1 && x >= word.x0 && x < word.x1 && (x - word.x0) % 6 < 2,
    ),
);

/** The rows of a page whose words were read, with something else on it. */
const rowsOf = (draw: (picture: GreyPicture) => void, more: readonly RecognisedLine[] = []) => {
  const picture = { ...PAGE, pixels: PAGE.pixels.slice() };
  draw(picture);
  const lines = [...READ, NAME].map((words) => toLine(words));
  const all = [...lines, ...more];
  return findUnreadInk(picture, all, 0, toPrint(all, 0)).rows.map(({ x0, x1, y0, y1 }) =>
    [x0, x1, y0, y1].map((each) => 20 * Math.round(each / 20)),
  );
};

describe('a row of ink that was not read', () => {
  it.each<[string, (picture: GreyPicture) => void, number[][]]>([
    ['is blurred print', (p) => smear(p, { x0: 130, x1: 500, y0: 240, y1: 260 }), [[140, 500, 240, 260]]],
    [
      'is blurred print in words, with its number, once',
      (p) => {
        smear(p, { x0: 100, x1: 120, y0: 240, y1: 260 });
        smear(p, { x0: 140, x1: 300, y0: 240, y1: 260 });
        smear(p, { x0: 320, x1: 600, y0: 240, y1: 260 });
      },
      [[100, 600, 240, 260]],
    ],
    ['is a long line of a hand', (p) => wave(p, 120, 620, 300, 60), [[120, 620, 260, 340]]],
    [
      'is each of two lines of a hand, also where they are short',
      (p) => {
        wave(p, 120, 400, 280, 60);
        wave(p, 120, 380, 360, 60);
      },
      [
        [120, 400, 240, 320],
        [120, 380, 320, 400],
      ],
    ],
    ['is no signature over a name', (p) => wave(p, 500, 780, 560, 60), []],
    ['is no grey cell', (p) => box(p, 110, 240, 500, 275, 170), []],
    ['is no picture', (p) => smear(p, { x0: 130, x1: 330, y0: 230, y1: 390 }), []],
    ['is no rule, and no dots', (p) => box(p, 110, 250, 700, 253), []],
    [
      'is no print in the frame of a stamp that lies askew',
      (p) => {
        for (const top of [215, 275])
          fill(
            p,
            () => 20,
            (x, y) => x >= 150 && x < 400 && Math.abs(y - top - (x - 150) / 12) < 1,
          );
        smear(p, { x0: 200, x1: 350, y0: 242, y1: 262 });
      },
      [],
    ],
    ['is no word alone', (p) => smear(p, { x0: 130, x1: 190, y0: 240, y1: 260 }), []],
    ['is no shadow at the edge of the sheet', (p) => smear(p, { x0: 0, x1: 300, y0: 240, y1: 260 }), []],
  ])('%s', (_, draw, expected) => {
    expect(rowsOf(draw)).toEqual(expected);
  });

  it('is one of which words at random came out', () => {
    const words = [
      { x0: 120, x1: 300, y0: 290, y1: 310 },
      { x0: 310, x1: 460, y0: 290, y1: 310 },
      { x0: 470, x1: 620, y0: 290, y1: 310 },
    ];
    const hand = (p: GreyPicture) => wave(p, 120, 620, 300, 30);
    expect(rowsOf(hand, [toLine(words, 52)])).toHaveLength(1);
    expect(rowsOf(hand, [toLine(words, 88)])).toEqual([]);
  });
});
