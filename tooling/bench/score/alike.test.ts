import { expect, test } from 'vitest';
import { shareOf, wordsOf } from './alike.ts';

test.each([
  ['The pH, 6.5 to 9.0', ['the', 'ph', '6', '5', 'to', '9', '0']],
  ['प्रत्येक तीन माह में।', ['प्रत्येक', 'तीन', 'माह', 'में']],
  [' - ', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['all of them', 'all of them', 1],
  ['once in three months', 'shall be once in every three months', 1],
  ['one two three four', 'four three two one', 0.25],
  // Long words may have one letter wrong, too many or too few; short words and figures may not.
  ['chromium sulphide', 'chromiurn sulphde', 0.5],
  ['chromium', 'chromiun', 1],
  ['chromium', 'chromum', 1],
  ['chromium', 'chromiuum', 1],
  ['2025', '2026', 0],
  ['', 'anything', 0],
  ['anything', '', 0],
])('of "%s", "%s" has %d', (wanted, text, share) => {
  expect(shareOf(wanted, text)).toBe(share);
});
