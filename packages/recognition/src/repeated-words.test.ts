import { expect, it } from 'vitest';
import { withoutRepeated } from './repeated-words.ts';

const toWord = (text: string, x0: number, x1: number) => ({
  text,
  confidence: 92,
  bbox: { x0, x1, y0: 100, y1: 120 },
});

it.each<[string, [text: string, x0: number, x1: number][], string[]]>([
  [
    'the end of a large word, twice',
    [
      ['ESTABLISHMENT', 100, 300],
      ['MENT', 240, 298],
      ['ORDER', 310, 400],
    ],
    ['ESTABLISHMENT', 'ORDER'],
  ],
  [
    'a letter that the box of its word cuts off',
    [
      ['C', 100, 110],
      ['CATEGORY', 105, 240],
    ],
    ['CATEGORY'],
  ],
  [
    'a word beside one that ends like it',
    [
      ['ESTABLISHMENT', 100, 300],
      ['MENT', 305, 360],
    ],
    ['ESTABLISHMENT', 'MENT'],
  ],
  [
    'figures, which are never left out',
    [
      ['25', 100, 130],
      ['2025', 95, 160],
    ],
    ['25', '2025'],
  ],
])('of words of a line, %s', (_, words, expected) => {
  expect(withoutRepeated(words.map((word) => toWord(...word))).map(({ text }) => text)).toEqual(expected);
});
