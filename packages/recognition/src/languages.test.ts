import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, test } from 'vitest';
import { boxOf, findForeignLines } from './foreign-lines.ts';
import { guessLanguages, scriptOf } from './languages.ts';
import { toRecognisedPage } from './to-page.ts';
import type { RecognisedLine } from './types.ts';

test.each([
  ['MAHARASHTRA POLLUTION CONTROL BOARD', ['mar', 'hin']],
  ['Uttar Pradesh Pollution Control Board, Lucknow', ['hin']],
  ['Odisha State Pollution Control Board', ['ori', 'hin']],
  ['Kerala State Pollution Control Board', ['mal', 'hin']],
])('lines beside the English of “%s” may be in %j', (text, languages) => {
  expect(guessLanguages(text)).toEqual(languages);
});

test('without a state all are tried, Hindi first', () => {
  const all = guessLanguages('Consent to operate');
  expect([all.length, all[0]]).toEqual([10, 'hin']);
  expect(new Set(all.map(scriptOf)).size).toBe(9);
});

test.each<[string, string, string[]]>([
  ['come first where the page names none', 'Consent to operate', ['tam', 'hin', 'mar']],
  ['give way to those of the page', 'Maharashtra Pollution Control Board', ['mar', 'hin']],
])('languages of the state of whom it was sent by %s', (_, text, languages) => {
  expect(guessLanguages(text, 'Tamil Nadu').slice(0, 3)).toEqual(languages);
});

const toLine = (texts: readonly string[], y: number, confidence: number, height = 20): RecognisedLine => ({
  words: texts.map((text, at) => ({
    text,
    confidence,
    bbox: { x0: 100 + at * 90, y0: y, x1: 180 + at * 90, y1: y + height },
  })),
  baseline: { x0: 100, y0: y + height, x1: 180 + texts.length * 90, y1: y + height },
});

const ENGLISH = toLine(['The', 'unit', 'shall', 'submit', 'results'], 100, 93);
const HINDI = toLine(['aE', 'oft', 'Tw', 'Sei', 'ar', 'fran'], 140, 38);

test.each<[string, RecognisedLine, boolean]>([
  ['of letters at random', HINDI, true],
  ['of English', ENGLISH, false],
  ['of a signature', toLine(['Gh', 'ti'], 200, 20), false],
  ['of a stamp in large letters', toLine(['aE', 'oft', 'Tw'], 200, 30, 60), false],
  ['of specks', toLine(['.', ',', '-'], 200, 30, 5), false],
])('a line %s is not read: %s', (_, line, expected) => {
  const lines = [ENGLISH, toLine(['One', 'more', 'of', 'them'], 60, 95), HINDI, line];
  expect(findForeignLines(lines).includes(line)).toBe(expected);
});

test('the longest comes first, with the box around it', () => {
  const short = toLine(['aE', 'oft', 'Tw'], 180, 30);
  const [first] = findForeignLines([ENGLISH, short, HINDI]);
  expect(first && boxOf(first)).toEqual({ x0: 100, y0: 140, x1: 630, y1: 160 });
});

test('what could not be read is counted, and is no text', () => {
  const picture = { width: 1000, height: 1400, pointsPerPixel: 0.5, toPaper: IDENTITY };
  const { items, unreadLines } = toRecognisedPage([ENGLISH, HINDI], picture, 'Devanagari');
  const [rect] = unreadLines[0]?.rects ?? [];
  expect(unreadLines).toEqual([{ count: 1, script: 'Devanagari', rects: [rect] }]);
  expect(rect?.x).toBeCloseTo(0.1);
  expect(rect?.y).toBeCloseTo(0.1);
  expect(rect?.width).toBeCloseTo(0.53);
  expect(items.map(({ text }) => text)).toEqual(['The', 'unit', 'shall', 'submit', 'results']);
});
