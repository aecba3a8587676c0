import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import { withPossibleFigures } from './impossible-figures.ts';
import { blank } from './picture/picture.test-support.ts';
import type { RecognisedWord } from './types.ts';

/** A word 20 pixels high that begins at 100, and what it is when its place is read so: the pieces, from left to right. */
const read = async (
  [text, width, confidence]: [text: string, width: number, confidence: number],
  answers: string[],
  rule?: number,
) => {
  const word: RecognisedWord = { text, confidence, bbox: { x0: 100, x1: 100 + width, y0: 100, y1: 120 } };
  const prepared = {
    picture: blank(400, 200),
    width: 400,
    height: 200,
    pointsPerPixel: 0.36,
    dpi: 200,
    toPaper: IDENTITY,
    ...(rule !== undefined && { rules: { upright: [{ x: rule, y0: 60, y1: 160 }], level: [] } }),
  };
  const left = [...answers];
  const baseline = { x0: 100, x1: 200, y0: 120, y1: 120 };
  const lines = await withPossibleFigures(prepared, [{ words: [word], baseline }], async () => {
    const answer = left.shift() ?? '';
    const bbox = { x0: 20, x1: 20 + 28 * answer.length, y0: 20, y1: 60 };
    const words = answer === '' ? [] : [{ text: answer, confidence: 95, bbox }];
    return { lines: [{ words, baseline }], confidence: 95 };
  });
  return lines.flatMap(({ words }) => words.map((each) => each.text));
};

it.each<[string, [string, number, number], string[], number | undefined, string[]]>([
  ['with more digits than it is wide for is read again', ['507', 28, 47], ['50'], undefined, ['50']],
  ['as wide as its digits stays', ['507', 42, 47], ['50'], undefined, ['507']],
  ['of which the recogniser is sure stays', ['507', 28, 90], ['50'], undefined, ['507']],
  ['that gives no figure then stays', ['507', 28, 47], ['So', 'So'], undefined, ['507']],
  ['that a rule parts is read piece by piece', ['50:60', 100, 40], ['50', '60'], 150, ['50', '60']],
  ['that a rule parts may be a range', ['6.5.-8.5:130', 300, 40], ['6.5-8.5', '30'], 250, ['6.5-8.5', '30']],
  ['that no rule parts stays a range', ['6.5-8.5', 40, 40], ['6.5'], undefined, ['6.5-8.5']],
  ['beside a rule stays', ['5060', 70, 40], ['50'], 98, ['5060']],
])('a figure %s', async (_, word, answers, rule, expected) => {
  expect(await read(word, answers, rule)).toEqual(expected);
});
