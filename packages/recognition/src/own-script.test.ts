import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import type { Layout } from './layout-signs.ts';
import { withOwnScript } from './own-script.ts';
import { blank } from './picture/picture.test-support.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import type { RecognisedWord } from './types.ts';

const PREPARED: PreparedPicture = {
  width: 600,
  height: 200,
  pointsPerPixel: 0.36,
  toPaper: IDENTITY,
  picture: blank(600, 200),
  dpi: 200,
};

const toWord = (text: string, at: number): RecognisedWord => ({
  text,
  confidence: 70,
  bbox: { x0: 100 * at, x1: 100 * at + 60, y0: 100, y1: 120 },
});

/** A line, and what comes out of it where its words say something else alone. */
const read = async (line: string, alone: Partial<Record<Layout, [text: string, confidence: number]>>) => {
  const words = line.split(' ').map((text, at) => toWord(text, at + 1));
  const lines = [{ words, baseline: { x0: 100, x1: 560, y0: 120, y1: 120 } }];
  const found = await withOwnScript(PREPARED, lines, 'Devanagari', async ({ dpi }, layout) => {
    const [text, confidence] = alone[layout] ?? ['', 0];
    const enlarged = dpi / PREPARED.dpi;
    // The part is cut out with half its height around it.
    const bbox = { x0: 12 * enlarged, x1: 60 * enlarged, y0: 12 * enlarged, y1: 28 * enlarged };
    return { lines: [{ words: [{ text, confidence, bbox }], baseline: bbox }], confidence };
  });
  return found[0]?.words.map(({ text, other }) => (other ? `${text} (${other})` : text)).join(' ');
};

it.each<[string, string, Partial<Record<Layout, [string, number]>>, string]>([
  ['a word in Latin letters', 'सादर करण्यात dial.', { script: ['यावा.', 89] }, 'सादर करण्यात यावा.'],
  ['not one that is no surer so', 'सादर करण्यात dial.', { script: ['हृ', 30] }, 'सादर करण्यात dial.'],
  ['not a unit', 'मर्यादा mg/l', { script: ['मह', 90] }, 'मर्यादा mg/l'],
  ['not a word of a line in English', 'Dudh Udyog संघ', { script: ['दूध', 90] }, 'Dudh Udyog संघ'],
  ['a figure, with what it was first', 'ग्रीस ३० R00', { script: ['१००', 95] }, 'ग्रीस ३० १०० (R00)'],
  ['of which a digit came out in Latin', 'ग्रीस ३० ९६ 840', { script: ['१५0', 95] }, 'ग्रीस ३० ९६ १५० (840)'],
  ['not one with other digits', 'ग्रीस ३० R00', { script: ['१०', 95] }, 'ग्रीस ३० R00'],
  ['not where figures are in Latin digits', 'ग्रीस 30 100', { script: ['१००', 95] }, 'ग्रीस 30 100'],
])('on a page in another script is read again: %s', async (_, line, alone, expected) => {
  expect(await read(line, alone)).toBe(expected);
});
