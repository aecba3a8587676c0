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
    'a word and its bracket, of which one was read without',
    [
      ['(coal)', 100, 150],
      ['coal)', 108, 150],
    ],
    ['(coal)'],
  ],
  [
    'a word twice, the second time by a part of its box',
    [
      ['of', 160, 182],
      ['of', 170, 182],
    ],
    ['of'],
  ],
  [
    'words that a sentence has twice',
    [
      ['of', 160, 182],
      ['of', 190, 212],
    ],
    ['of', 'of'],
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

it.each<[string, [text: string, confidence: number, x0: number, x1: number][], [string, string?][]]>([
  [
    'read twice alike',
    [
      ['3', 96, 100, 110],
      ['3', 96, 100, 110],
    ],
    [['3']],
  ],
  [
    'read in two ways',
    [
      ['10', 89, 100, 125],
      ['18', 96, 100, 125],
    ],
    [['18', '10']],
  ],
  [
    'a day read with its ending and without',
    [
      ['1™*', 12, 97, 127],
      ['15', 60, 100, 126],
      ['December', 96, 136, 250],
    ],
    [['15', '1™*'], ['December']],
  ],
  [
    'side by side',
    [
      ['10', 96, 100, 125],
      ['18', 96, 128, 153],
    ],
    [['10'], ['18']],
  ],
])('of figures %s, the surer stays with the other', (_, words, expected) => {
  const read = words.map(([text, confidence, x0, x1]) => ({ ...toWord(text, x0, x1), confidence }));
  expect(withoutRepeated(read).map(({ text, other }) => (other ? [text, other] : [text]))).toEqual(expected);
});
