import { expect, test } from 'vitest';
import { toExcerpt } from './figure-excerpt.ts';

const LONG = 'word '.repeat(30);

test.each([
  ['COD 250 mg/l', '250', { before: 'COD ', figure: '250', after: ' mg/l' }],
  // The figure is a word of its own, not a part of another.
  ['1250 or 250', '250', { before: '1250 or ', figure: '250', after: '' }],
  ['valid upto 31.03.2026.', '31.03.2026', { before: 'valid upto ', figure: '31.03.2026', after: '.' }],
  ['COD 250 mg/l', '260', null],
  ['COD 250 mg/l', '25', null],
  ['COD 250 mg/l', '', null],
])('%j with %j', (quote, figure, excerpt) => {
  expect(toExcerpt(quote, figure)).toEqual(excerpt);
});

test('a long quotation is cut at blanks', () => {
  const excerpt = toExcerpt(`${LONG}250 ${LONG}`, '250');
  expect(excerpt?.before).toMatch(/^… (word ){5,10}$/);
  expect(excerpt?.after).toMatch(/^( word){5,10} …$/);
});
