import { expect, test } from 'vitest';
import { toPageDescription, toPageTitle } from './page-words.ts';

test.each([
  [undefined, /^Anupalan: .+/],
  ['Tools', /^Tools \| Anupalan$/],
  // 59 characters and the name are 70 together.
  ['x'.repeat(59), /^x{59} \| Anupalan$/],
  ['x'.repeat(60), /^x{60}$/],
  ['x'.repeat(70), /^x{70}$/],
  ['x'.repeat(71), /^x{69}…$/],
  [`${'word '.repeat(13)}seventieth letter`, /^(?:word ){12}word…$/],
  [`${'word '.repeat(13)}and. more`, /^(?:word ){13}and…$/],
])('the title %s is at most 70 characters', (title, expected) => {
  expect(toPageTitle(title)).toMatch(expected);
  expect(toPageTitle(title).length).toBeLessThanOrEqual(70);
});

test.each([
  ['a', 'a'],
  ['y'.repeat(200), 'y'.repeat(200)],
  ['y'.repeat(201), `${'y'.repeat(199)}…`],
  [`${'word '.repeat(50)}`, `${'word '.repeat(39)}word…`],
])('the description %s is at most 200 characters', (text, expected) => {
  expect(toPageDescription(text)).toBe(expected);
});
