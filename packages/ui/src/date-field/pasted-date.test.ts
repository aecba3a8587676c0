import { expect, test } from 'vitest';
import { toIsoDate } from './iso-date.ts';
import { parsePastedDate } from './pasted-date.ts';

test.each([
  ['05/11/2026', '2026-11-05'],
  [' 05-11-2026\n', '2026-11-05'],
  ['5.11.26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T00:00:00Z', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['5th November, 2026', '2026-11-05'],
  ['05-Nov-26', '2026-11-05'],
  ['November 5, 2026', '2026-11-05'],
  ['5\r\nNov\t2026', '2026-11-05'],
  ['29/02/2028', '2028-02-29'],
  ['31/02/2026', null],
  ['29/02/2026', null],
  ['2026-13-01', null],
  ['00/01/2026', null],
  ['32/01/2026', null],
  ['5 Foo 2026', null],
  ['tomorrow', null],
  ['', null],
  ['5', null],
  ['05/11/2026 and more', null],
])('%j is %s', (text, iso) => {
  expect(toIsoDate(parsePastedDate(text))).toBe(iso);
});
