import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { describe, expect, it, test } from 'vitest';
import type { PreparedPicture } from './prepare-picture.ts';
import { listSqueezedRanges, withWholeRanges } from './squeezed-ranges.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

const toWord = (text: string, x0: number, confidence = 90): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0, x1: x0 + text.length * 10, y0: 100, y1: 120 },
});

const toLine = (texts: readonly string[]): RecognisedLine => ({
  words: texts.map((text, at) => toWord(text, 100 + 150 * at)),
  baseline: { x0: 100, x1: 600, y0: 120, y1: 120 },
});

test.each<[string, string[], string[]]>([
  ['decimals without anything between them', ['pH', '6.58.5'], ['6.58.5']],
  ['decimals with figures between them', ['Range', '6.5109.0'], ['6.5109.0']],
  ['a pH with four decimals', ['1', 'pH', '6.5385'], ['6.5385']],
  ['a pH that no water has', ['pH', '-', '55109'], ['55109']],
  ['a pH with a letter in it', ['pH:', '55t09'], ['55t09']],
  ['a pH', ['pH', '7.25'], []],
  ['a range of pH', ['pH', '6.5', 'to', '8.5'], []],
  ['a figure of something else', ['COD', '250'], []],
  ['a date', ['Dated', '6.5.2024'], []],
  ['the figure behind a name', ['pH', 'meter', '40'], []],
])('%s', (_, texts, expected) => {
  expect(listSqueezedRanges([toLine(texts)]).map(({ text }) => text)).toEqual(expected);
});

const PREPARED: PreparedPicture = {
  picture: { pixels: new Uint8Array(700 * 200).fill(255), width: 700, height: 200 },
  width: 700,
  height: 200,
  dpi: 200,
  pointsPerPixel: 0.36,
  toPaper: IDENTITY,
};

/** Reads a line whose enlarged readings are these, one after the other. */
const read = async (texts: readonly string[], ...readings: RecognisedWord[][]) => {
  let asked = 0;
  const lines = await withWholeRanges(PREPARED, [toLine(texts)], async () => {
    const words = readings[asked++] ?? [];
    return { lines: [{ words, baseline: { x0: 0, x1: 0, y0: 0, y1: 0 } }], confidence: 90 };
  });
  return { asked, words: lines.flatMap(({ words }) => words) };
};

const RANGE = [toWord('6.5', 20), toWord('થી', 100), toWord('8.5', 150)];

describe('a range that lost its blanks', () => {
  it('is read alone, in its own language, and stands where it stood', async () => {
    const { words, asked } = await read(['pH', '6.58.5', 'x'], RANGE);
    expect(words.map(({ text }) => text)).toEqual(['pH', '6.5', 'થી', '8.5', 'x']);
    expect(asked).toBe(1);
    // Twice as large, of a part that begins ten pixels left of the word.
    expect(words[1]?.bbox).toMatchObject({ x0: 250, x1: 265 });
  });

  it('is read less enlarged where that gives none', async () => {
    const { words, asked } = await read(['pH', '55109'], [toWord('55109', 20)], RANGE);
    expect(words.map(({ text }) => text)).toEqual(['pH', '6.5', 'થી', '8.5']);
    expect(asked).toBe(2);
  });

  it.each<[string, RecognisedWord[]]>([
    ['is a figure', [toWord('55109', 20)]],
    ['was read with doubt', [toWord('6.5', 20), toWord('to', 100, 30), toWord('8.5', 150)]],
    ['goes down', [toWord('8.5', 20), toWord('to', 100), toWord('6.5', 150)]],
  ])('stays as it was read where what comes then %s', async (_, again) => {
    const { words } = await read(['pH', '55109'], again, again);
    expect(words.map(({ text }) => text)).toEqual(['pH', '55109']);
  });
});
