import { expect, it } from 'vitest';
import { withLatinNames } from './latin-words.ts';

const toLine = (...words: [text: string, x0: number][]) => ({
  words: words.map(([text, x0]) => ({
    text,
    confidence: 70,
    bbox: { x0, x1: x0 + 60, y0: 100, y1: 120 },
  })),
  baseline: { x0: 100, x1: 500, y0: 120, y1: 120 },
});

it.each<[string, ReturnType<typeof toLine>, ReturnType<typeof toLine>, string]>([
  [
    'COD came out as figures',
    toLine(['૦૦૦૩', 100], ['250', 300]),
    toLine(['CoD', 102], ['250', 300]),
    'CoD 250',
  ],
  ['a figure of the script stays', toLine(['૩૦', 100], ['સુધી', 300]), toLine(['3o', 102]), '૩૦ સુધી'],
  ['a name in brackets came out as figures', toLine(['(155)', 100]), toLine(['(TSS)', 102]), '(TSS)'],
  ['figures in brackets stay', toLine(['(155)', 100]), toLine(['(155)', 102]), '(155)'],
  ['a name elsewhere is another', toLine(['૦૦૦૩', 100]), toLine(['COD', 300]), '૦૦૦૩'],
])('read in two languages, %s', (_, both, english, expected) => {
  const { lines } = withLatinNames({ lines: [both], confidence: 80 }, [english]);
  expect(lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')).toBe(expected);
});
