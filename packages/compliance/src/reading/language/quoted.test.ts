import { expect, test } from 'vitest';
import { quoted, quotedShort } from './quoted.ts';

test.each([
  ['once in a month,', '“once in a month”'],
  ['before  the\nend.', '“before the end”'],
  ['bi-monthly (once in two months', '“bi-monthly (once in two months)”'],
  ['pH (5.5) ', '“pH (5.5)”'],
])('%j is told as %s', (words, told) => {
  expect(quoted(words)).toBe(told);
});

test('of a whole clause the beginning and the end are told, at whole words', () => {
  expect(
    quotedShort(
      'annual return of hazardous wastes for the preceding year April to March in Form IV by 30th June of every year',
    ),
  ).toBe('“annual return of … in Form IV by 30th June of every year”');
  expect(quotedShort('by 30th June of every year')).toBe('“by 30th June of every year”');
});
