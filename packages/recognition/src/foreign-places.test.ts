import { describe, expect, it } from 'vitest';
import { withForeignPlaces } from './foreign-places.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

const [WIDTH, HEIGHT] = [600, 400];

const PREPARED = {
  picture: { pixels: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT },
  dpi: 200,
} as unknown as PreparedPicture;

/** Words beside each other, 80 pixels each, at a height of the picture. */
const toLine = (text: string, confidence: number, y0: number, x = 100): RecognisedLine => ({
  words: text.split(' ').map(
    (each, at): RecognisedWord => ({
      text: each,
      confidence,
      bbox: { x0: x + at * 90, x1: x + at * 90 + 80, y0, y1: y0 + 20 },
    }),
  ),
  baseline: { x0: x, x1: x + 300, y0: y0 + 20, y1: y0 + 20 },
});

const ENGLISH = toLine('consent to operate', 95, 200);
/** Where the head stands, of which nothing was read, or letters at random. */
const HEAD = { x0: 190, x1: 280, y0: 40, y1: 62 };
const RANDOM = toLine('Huse uige', 20, 40);

/** The page read so; each row answers with the same words, placed in what was cut out. */
const read = async (answer: string, confidence: number) => {
  const page = await withForeignPlaces(
    PREPARED,
    { lines: [RANDOM, ENGLISH], unread: [HEAD] },
    async ({ picture }) => {
      const line = toLine(answer, confidence, 0, 20);
      const [from, to] = [picture.height / 2 - 8, picture.height / 2 + 8];
      const words = line.words.map((word) => ({ ...word, bbox: { ...word.bbox, y0: from, y1: to } }));
      return { lines: [{ ...line, words }], confidence };
    },
  );
  return {
    texts: page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
    unread: page.unread.length,
  };
};

describe('print that stayed unread on a page in English', () => {
  it('is read in the script of the page, in place of the letters at random', async () => {
    expect(await read('महाराष्ट्र प्रदूषण नियंत्रण मंडळ', 85)).toEqual({
      texts: ['consent to operate', 'महाराष्ट्र प्रदूषण नियंत्रण मंडळ'],
      unread: 0,
    });
  });

  it.each([
    ['weak', 'महाराष्ट्र प्रदूषण', 50],
    ['one word', 'महाराष्ट्र', 90],
    ['in English', 'Seal of Board', 90],
  ])('stays unread where what comes out is %s', async (_, answer, confidence) => {
    expect(await read(answer, confidence)).toEqual({ texts: ['Huse uige', 'consent to operate'], unread: 1 });
  });
});
