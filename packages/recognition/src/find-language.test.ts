import { expect, test } from 'vitest';
import { findLanguage } from './find-language.ts';
import type { IndicCode } from './languages.ts';
import type { RecognisedLine } from './types.ts';

const BOX = { x0: 0, y0: 0, x1: 90, y1: 12 };
const toLine = (text: string): RecognisedLine => ({
  words: [{ text, confidence: 30, bbox: BOX }],
  baseline: BOX,
});
const [FIRST, SECOND] = [toLine('first'), toLine('second')];

/** Looks for the language of two lines; `sure` is the confidence in each, 20 where nothing is said. */
const find = async (sure: Partial<Record<IndicCode, readonly [first: number, second: number]>>) => {
  const asked: string[] = [];
  const language = await findLanguage([FIRST, SECOND], ['hin', 'mar', 'guj', 'tam'], async (line, code) => {
    asked.push(`${code} ${line === FIRST ? 1 : 2}`);
    return { lines: [], confidence: sure[code]?.[line === FIRST ? 0 : 1] ?? 20 };
  });
  return { language, asked };
};

test.each([
  ['that of the first line', { guj: [70, 20] }, 'guj'],
  ['that of the first, whatever the confidence in the second', { hin: [20, 95], guj: [70, 20] }, 'guj'],
  ['that of the second, where the first is dirt', { tam: [40, 75] }, 'tam'],
  ['the surest of the script', { hin: [90, 20], mar: [94, 20] }, 'mar'],
  ['none, where none is known', { hin: [50, 59], guj: [60, 60] }, null],
] as const)('the language is %s', async (_, sure, language) => {
  expect((await find(sure)).language).toBe(language);
});

test('each language is asked for all lines before the next, and none twice', async () => {
  expect((await find({})).asked).toEqual([
    'hin 1',
    'hin 2',
    'mar 1',
    'mar 2',
    'guj 1',
    'guj 2',
    'tam 1',
    'tam 2',
  ]);
});

test('a sure one leaves other scripts, and a known first line leaves the second', async () => {
  expect((await find({ hin: [90, 20] })).asked).toEqual(['hin 1', 'mar 1']);
  expect((await find({ hin: [70, 20] })).asked).toEqual(['hin 1', 'mar 1', 'guj 1', 'tam 1']);
});
