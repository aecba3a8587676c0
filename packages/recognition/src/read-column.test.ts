import { expect, test } from 'vitest';
import { readColumn } from './read-column.ts';
import type { RecognisedWord } from './types.ts';

const word = (text: string, confidence = 90): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: 0, y0: 0, x1: 20, y1: 20 },
});

/** Reads a column of which `known` says what was read before, `printed` what stands in it. */
const readAll = async (printed: readonly string[], known: readonly number[] = []) => {
  const asked: number[] = [];
  const column = printed.map((text, at) => (known.includes(at) ? word(text) : null));
  const read = await readColumn(column, async (at) => {
    asked.push(at);
    return [word(printed[at] ?? '', printed[at] === '8::' ? 40 : 90)];
  });
  return { asked: asked.toSorted((a, b) => a - b), texts: read.map(([first]) => first?.text) };
};

test.each<[string, string[], number[], number[]]>([
  ['between its ends', ['3.', '4.', '5.', '6.', '7.'], [], [0, 4]],
  ['between a known one and its end', ['3.', '4.', '5.', '6.'], [0], [3]],
  ['behind a list that begins anew', ['8.', '9.', '1.', '2.', '3.', '4.'], [], [0, 2, 5, 1]],
])('a column that counts on is not read %s', async (_, printed, known, asked) => {
  const read = await readAll(printed, known);
  expect(read.asked).toEqual(asked.toSorted((a, b) => a - b));
  expect(read.texts).toEqual(printed);
});

test.each<[string, string[]]>([
  ['letters', ['(a)', '(b)', '(c)', '(d)']],
  ['that has a letter more', ['4.', '(a)', '5.', '6.']],
  ['of which an end is not sure', ['8::', '9.', '10.', '11.']],
])('a column %s is read in all places that nothing tells', async (_, printed) => {
  const { asked, texts } = await readAll(printed);
  expect(texts).toEqual(printed);
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

test('a number that is told is as sure as the weaker of those that tell it', async () => {
  const read = await readColumn([word('3.', 70), null, word('5.', 95)], async () => []);
  expect(read[1]).toMatchObject([{ text: '4.', confidence: 70 }]);
});
