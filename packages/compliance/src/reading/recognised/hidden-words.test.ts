import { describe, expect, it } from 'vitest';
import { turning } from '../pages/mapping.ts';
import type { PageItem } from '../types.ts';
import { findDoubts } from './doubts.ts';
import { withHiddenWords } from './hidden-words.ts';

const FIGURE: PageItem = {
  text: '0.18',
  x: 300,
  y: 100,
  width: 20,
  height: 10,
  confidence: 0.95,
  startsCell: true,
};
const { startsCell: _cell, ...PROSE } = FIGURE;
const HIDDEN: PageItem = { text: 'RENEE', x: 323, y: 106, width: 40, height: 10, confidence: 0.38 };

const textOf = (...items: PageItem[]) =>
  withHiddenWords(items)
    .map(({ text }) => text)
    .join(' ');

describe('a word that nobody could read where the unit of a figure stands', () => {
  it('is shown as such, and a person compares it with the page', () => {
    expect(textOf(FIGURE, HIDDEN)).toBe('0.18 …');
    const page = { number: 1, width: 595, height: 842, kind: 'text' as const, toPaper: turning(0) };
    expect(findDoubts([{ ...page, items: [FIGURE, HIDDEN] }])).toMatchObject([
      { text: 'RENEE', reason: 'unsure' },
    ]);
  });

  it.each<[string, PageItem, PageItem]>([
    ['was read', FIGURE, { ...HIDDEN, confidence: 0.8 }],
    ['may be the rest of the figure', FIGURE, { ...HIDDEN, text: '5B2' }],
    ['begins a cell', FIGURE, { ...HIDDEN, startsCell: true }],
    ['stands in a line of prose', PROSE, HIDDEN],
    ['stands behind a word', { ...FIGURE, text: 'Board' }, HIDDEN],
    ['stands in another line', FIGURE, { ...HIDDEN, y: 112 }],
    ['stands further away', FIGURE, { ...HIDDEN, x: 340 }],
  ])('is none where it %s', (_, figure, word) => {
    expect(textOf(figure, word)).toBe(`${figure.text} ${word.text}`);
  });
});
