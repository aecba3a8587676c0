import { expect, test } from 'vitest';
import { withoutNoise } from './beside-lost.ts';
import type { RecognisedWord } from './types.ts';

const word = (text: string, x0: number, x1: number, confidence = 95, y0 = 100): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0, y0, x1, y1: y0 + 20 },
});

test.each<[string, RecognisedWord[], [string, number][]]>([
  ['after the figure', [word('10', 0, 20), word('oO', 26, 44, 12)], [['10', 80]]],
  ['before the figure', [word('i', 0, 6, 15), word('00', 10, 30)], [['00', 80]]],
  [
    'that is a figure before a unit stays',
    [word('30', 0, 20, 9), word('mg/l;', 26, 70, 15)],
    [
      ['30', 9],
      ['mg/l;', 15],
    ],
  ],
  [
    'of micrograms stays, with Latin letters for Greek ones',
    [word('100', 0, 30), word('pg/m3', 36, 80, 15), word('ug/Nm®', 86, 130, 12), word('qg/m3', 140, 190, 15)],
    [
      ['100', 95],
      ['pg/m3', 15],
      ['ug/Nm®', 12],
    ],
  ],
  ['that is a figure behind a unit', [word('mg/l', 0, 40), word('30', 46, 66, 9)], [['mg/l', 95]]],
  [
    'that is a day before its month stays, and no figure with signs elsewhere',
    [word('30%', 0, 30, 13), word('September', 36, 120), word('10"', 200, 230, 14), word('pipe', 236, 280)],
    [
      ['30%', 13],
      ['September', 95],
      ['pipe', 95],
    ],
  ],
  ['beside a word', [word('mg', 0, 30), word('oO', 36, 50, 12)], [['mg', 95]]],
  ['in the next column', [word('10', 0, 20), word('oO', 60, 80, 12)], [['10', 95]]],
  ['on the next line', [word('10', 0, 20), word('oO', 26, 44, 12, 124)], [['10', 95]]],
  ['dirt without a letter', [word('10', 0, 20), word('~', 26, 44, 12)], [['10', 95]]],
  [
    'beside a figure that is less sure already',
    [word('10', 0, 20, 60), word('oO', 26, 44, 12)],
    [['10', 60]],
  ],
  [
    'as it is a speck, also where it came out as a letter',
    [word('Bromine', 0, 80), { ...word('i', 90, 94), bbox: { x0: 90, x1: 94, y0: 104, y1: 108 } }],
    [['Bromine', 95]],
  ],
])('a piece that was not read %s', (_, words, read) => {
  expect(withoutNoise(words).map(({ text, confidence }) => [text, confidence])).toEqual(read);
});
