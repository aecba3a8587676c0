import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, test } from 'vitest';
import { withCrossedFigures } from './crossed-figures.ts';
import { blank, box } from './picture/picture.test-support.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

type Rect = [x0: number, y0: number, x1: number, y1: number];

/** A figure of two digits, 20 pixels high, in the middle of a picture; more ink in boxes. */
const read = (text: string, ...ink: Rect[]): number | undefined => {
  const picture = blank(200, 200);
  box(picture, 80, 90, 90, 110);
  box(picture, 94, 90, 104, 110);
  for (const each of ink) box(picture, ...each);
  const word: RecognisedWord = { text, confidence: 96, bbox: { x0: 80, x1: 104, y0: 90, y1: 110 } };
  const line: RecognisedLine = { words: [word], baseline: { x0: 80, x1: 104, y0: 110, y1: 110 } };
  const prepared = { picture, width: 200, height: 200, pointsPerPixel: 0.36, dpi: 200, toPaper: IDENTITY };
  return withCrossedFigures(prepared, [line])[0]?.words[0]?.confidence;
};

test.each<[string, string, Rect[], number]>([
  ['a stroke through it', '50', [[96, 40, 100, 150]], 80],
  ['a stroke through it from above alone', '50', [[96, 40, 100, 104]], 80],
  ['a stroke beside it, where a digit may be hidden', '50', [[108, 40, 111, 150]], 80],
  ['a stroke further away', '50', [[124, 40, 128, 150]], 96],
  ['nothing', '50', [], 96],
  [
    'print above and below it',
    '50',
    [
      [60, 60, 140, 82],
      [60, 118, 140, 140],
    ],
    96,
  ],
  ['what hangs down from the line above it', '50', [[84, 60, 88, 88]], 96],
  ['a stroke through a word', 'of', [[96, 40, 100, 150]], 96],
])('a figure with %s is as sure as it is read: %s', (_, text, ink, expected) => {
  expect(read(text, ...ink)).toBe(expected);
});

test('a figure whose box is much higher than the type is not sure: a stroke is in it', () => {
  const toWord = (text: string, y1: number): RecognisedWord => ({
    text,
    confidence: 96,
    bbox: { x0: 20, x1: 40, y0: 50, y1 },
  });
  const picture = blank(100, 160);
  const prepared = { picture, width: 100, height: 160, pointsPerPixel: 0.36, dpi: 200, toPaper: IDENTITY };
  const words = [toWord('of', 60), toWord('the', 60), toWord('50', 61), toWord('75', 90)];
  const [line] = withCrossedFigures(prepared, [{ words, baseline: { x0: 20, x1: 40, y0: 60, y1: 60 } }]);
  expect(line?.words.map(({ confidence }) => confidence)).toEqual([96, 96, 96, 80]);
});
