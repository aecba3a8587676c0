import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import { blank } from './picture/picture.test-support.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { withSureWords } from './weak-words.ts';

const PREPARED: PreparedPicture = {
  width: 600,
  height: 200,
  pointsPerPixel: 0.36,
  toPaper: IDENTITY,
  picture: blank(600, 200),
  dpi: 200,
};

const BOX = { x0: 100, x1: 160, y0: 100, y1: 120 };

/** What a word is that was read so, and so when it stood alone. */
const read = async (text: string, confidence: number, alone: [text: string, confidence: number][]) => {
  let times = 0;
  const line = { words: [{ text, confidence, bbox: BOX }], baseline: { ...BOX, y0: 120 } };
  const [found] = await withSureWords(PREPARED, [line], async () => {
    times++;
    // The part is cut out with half its height around it, and enlarged.
    const words = alone.map(([each, sure], at) => ({
      text: each,
      confidence: sure,
      bbox: { x0: 24 + 50 * at, x1: 60 + 50 * at, y0: 20, y1: 60 },
    }));
    return { lines: [{ words, baseline: BOX }], confidence: 80 };
  });
  return [found?.words.map((word) => word.text).join(' '), times > 0];
};

it.each<[string, string, number, [string, number][], string, boolean]>([
  ['a name of a column', 'goby', 35, [['COD', 71]], 'COD', true],
  [
    'two words that were run together',
    'Aplan',
    36,
    [
      ['A', 90],
      ['plan', 90],
    ],
    'A plan',
    true,
  ],
  [
    'the number of a row and a name in one',
    '2.1S5',
    24,
    [
      ['2.', 22],
      ['TSS', 22],
    ],
    '2. TSS',
    true,
  ],
  [
    'a number alone, weakly',
    '2.1S5',
    24,
    [
      ['2.', 22],
      ['155', 22],
    ],
    '2.1S5',
    true,
  ],
  ['one that is no surer alone', 'xiii.', 45, [['Xiil.', 41]], 'xiii.', true],
  ['one that came out as a figure, weakly', 'wni', 44, [['51', 75]], 'wni', true],
  ['one of two letters', 'Sl', 44, [['SL', 96]], 'Sl', false],
  ['one that is sure', 'Board', 92, [['Bored', 96]], 'Board', false],
  ['a figure, which a person compares', '42', 40, [['4.2', 95]], '42', false],
])('a word is read again alone, of %s', async (_, text, confidence, alone, expected, isAsked) => {
  expect(await read(text, confidence, alone)).toEqual([expected, isAsked]);
});

it('a word that is read again alone is no higher than it was: what more is in its box is of the line below', async () => {
  const line = { words: [{ text: 'Snaey', confidence: 0, bbox: BOX }], baseline: { ...BOX, y0: 120 } };
  const bbox = { x0: 24, x1: 120, y0: 20, y1: 76 };
  const [found] = await withSureWords(PREPARED, [line], async () => ({
    lines: [{ words: [{ text: 'Chimney', confidence: 92, bbox }], baseline: bbox }],
    confidence: 92,
  }));
  expect(found?.words.map((word) => [word.text, word.bbox.y0, word.bbox.y1])).toEqual([
    ['Chimney', 100, 122],
  ]);
});

it('no words are read again where they are those of a drawing', async () => {
  const words = Array.from({ length: 80 }, () => ({ text: 'ee', confidence: 20, bbox: BOX }));
  const lines = words.map((word) => ({ words: [word], baseline: BOX }));
  const found = await withSureWords(PREPARED, lines, async () => {
    throw new Error('Nothing is to be read.');
  });
  expect(found).toBe(lines);
});
