import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import { withLoweredSigns } from './lowered-signs.ts';
import { blank, box } from './picture/picture.test-support.ts';

/** Capitals are 24 pixels high on a foot at 64; what is lowered stands from there on. */
const CAPITALS = [
  [20, 40],
  [44, 66],
] as const;
type Ink = [x0: number, y0: number, x1: number, y1: number];

/** What is read where a name came out so, and its picture has this ink behind its two capitals. */
const read = (text: string, ...behind: Ink[]): string | undefined => {
  const picture = blank(160, 120);
  for (const [x0, x1] of CAPITALS) box(picture, x0, 40, x1, 64);
  for (const ink of behind) box(picture, ...ink);
  const x1 = Math.max(66, ...behind.map(([, , end]) => end));
  const word = { text, confidence: 90, bbox: { x0: 20, y0: 40, x1, y1: 66 } };
  const prepared = { picture, width: 160, height: 120, pointsPerPixel: 0.36, dpi: 200, toPaper: IDENTITY };
  const [line] = withLoweredSigns(prepared, [{ words: [word], baseline: word.bbox }]);
  return line?.words[0]?.text;
};

it.each<[string, string, Ink[], string]>([
  ['a digit', 'NO,', [[70, 54, 81, 72]], 'NO2'],
  ['a sign as wide as it is high', 'NO,', [[70, 58, 84, 72]], 'NOx'],
  ['one between both', 'NO,', [[70, 55, 82, 71]], 'NO,'],
  ['such a sign, which this name has not', 'SO;', [[70, 58, 84, 72]], 'SO;'],
  [
    'two digits',
    'PM;',
    [
      [70, 54, 78, 72],
      [82, 54, 93, 72],
    ],
    'PM10',
  ],
  [
    'two digits and a point',
    'PM;',
    [
      [70, 54, 81, 72],
      [84, 69, 87, 72],
      [91, 54, 102, 72],
    ],
    'PM2.5',
  ],
  [
    'two digits with room for a point that is gone',
    'PM;',
    [
      [70, 54, 81, 72],
      [91, 54, 102, 72],
    ],
    'PM;',
  ],
  ['one digit of two', 'PM;', [[70, 54, 81, 72]], 'PM;'],
  ['a comma', 'SO,', [[70, 60, 73, 68]], 'SO,'],
  ['a digit on the foot of its line', 'SO,', [[70, 46, 81, 64]], 'SO,'],
  ['a digit behind another word', 'NH,', [[70, 54, 81, 72]], 'NH,'],
])('a name is read by what is lowered behind it, of %s', (_, text, behind, expected) => {
  expect(read(text, ...behind)).toBe(expected);
});
