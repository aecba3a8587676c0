import { expect, test } from 'vitest';
import { parseDateText, parseWholeDate } from './date-text.ts';

const TODAY = '2026-11-23';

test.each([
  ['05/11/2026', '2026-11-05'],
  [' 05-11-2026\n', '2026-11-05'],
  ['5.11.26', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['051126', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T00:00:00Z', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['Thu, 5 Nov 2026', '2026-11-05'],
  ['5nov 2026', '2026-11-05'],
  ['5th November, 2026', '2026-11-05'],
  ['05-Nov-26', '2026-11-05'],
  ['November 5, 2026', '2026-11-05'],
  ['5\r\nNov\t2026', '2026-11-05'],
  ['29/02/2028', '2028-02-29'],
  ['3 Dec', '2026-12-03'],
  ['3/12', '2026-12-03'],
  ['3.12.', '2026-12-03'],
  ['dec 3', '2026-12-03'],
  ['31/02/2026', null],
  ['29/02/2026', null],
  ['2026-13-01', null],
  ['00/01/2026', null],
  ['32/01/2026', null],
  ['5 Foo 2026', null],
  ['tomorrow', null],
  ['', null],
  ['5', null],
  ['0511', null],
  ['05/11/202', null],
  ['05/11/2026 and more', null],
])('%j is %s', (text, iso) => {
  expect(parseDateText(text, TODAY)).toBe(iso);
});

test.each([
  ['3 Dec', { max: TODAY }, '2025-12-03'],
  ['3 Jan', { min: TODAY }, '2027-01-03'],
  ['23 Nov', { min: TODAY, max: TODAY }, '2026-11-23'],
  // No year makes it one that can be chosen: it is the one of today, and said to be out of range.
  ['3 Dec', { max: '2020-01-01' }, '2026-12-03'],
  ['29 Feb', {}, null],
])('%j without a year, between %j, is %s', (text, range, iso) => {
  expect(parseDateText(text, TODAY, range)).toBe(iso);
});

test.each([
  ['3/12/2026', '2026-12-03'],
  ['03122026', '2026-12-03'],
  ['3 Dec 2026', '2026-12-03'],
  ['2026-12-03', '2026-12-03'],
  // Each of these may go on: 2026-12-1 and 2026-12-15, 3/12/20 and 3/12/2026.
  ['2026-12-1', null],
  ['3/12/20', null],
  ['031220', null],
  ['3/12', null],
  ['3 Dec', null],
  ['', null],
  ['31/02/2026', null],
])('%j typed so far is the whole date %s', (text, iso) => {
  expect(parseWholeDate(text)).toBe(iso);
});
