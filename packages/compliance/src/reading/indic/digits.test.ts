import { expect, test } from 'vitest';
import { toLatinDigits } from './digits.ts';

test.each([
  ['१२. जल मीटर', '12. जल मीटर'],
  ['૨૭-૦૯-૨૦૨૩', '27-09-2023'],
  ['১২ ௩৪', '12 34'],
  ['Page 3', 'Page 3'],
])('%s has the digits of %s', (printed, expected) => {
  expect(toLatinDigits(printed)).toBe(expected);
});
