import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSE_DAY_RULES } from '../periods/close-day-rules.ts';
import { COUNTED_RULES } from '../periods/counted-rules.ts';
import { EVERY_RULES } from '../periods/every-rules.ts';
import { LEAD_RULES } from '../periods/lead-rules.ts';
import { MONTHLY_DAY_RULES } from '../periods/monthly-day-rules.ts';
import { RECURRENCE_RULES } from '../periods/recurrence-rules.ts';
import { SEASON_RULES } from '../periods/season-rules.ts';
import { findMatch, findMatches, matches } from './search.ts';

const PATTERNS = [
  ...COUNTED_RULES,
  ...EVERY_RULES,
  ...SEASON_RULES,
  ...RECURRENCE_RULES,
  ...CLOSE_DAY_RULES,
  ...MONTHLY_DAY_RULES,
  ...LEAD_RULES,
].map(({ pattern }) => pattern);
const WORDS = [
  ...['once in a month', 'every six months', 'each third week', 'yearly twice', 'once weekly', 'season-wise'],
  ...[
    'at intervals of 6 months',
    'on a quarterly basis',
    'before every monsoon',
    'pre-monsoon and post-monsoon',
  ],
  ...[
    'monthly/quarterly basis',
    'bi-monthly',
    'bi-annually',
    'two-monthly',
    'every Monday',
    '10th of every month',
  ],
  ...[
    '60 days before expiry',
    'before its lapse',
    '30 days in advance',
    'within ten days of the month',
    'last day',
  ],
  ...['every', 'six', 'month', 'monsoon', 'before', 'in', 'the', ',', '.'],
];
const text = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.boolean(), fc.constantFrom(' ', '  ', '')))
  .map((words) => words.map(([word, isLoud, end]) => (isLoud ? word.toUpperCase() : word) + end).join(''));

test('a pattern finds with a look for its words what it finds without', () => {
  let found = 0;
  fc.assert(
    fc.property(text, fc.constantFrom(...PATTERNS), (words, pattern) => {
      const all = [...words.matchAll(pattern)];
      found += all.length;
      expect(findMatches(pattern, words)).toEqual(all);
      const first = new RegExp(pattern.source, pattern.flags.replace('g', ''));
      expect(findMatch(first, words)).toEqual(first.exec(words));
      expect(matches(first, words)).toBe(all.length > 0);
    }),
    { numRuns: 6_000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('what is empty is found at each place once, and the pattern begins anew', () => {
  const pattern = /a*/g;
  expect(findMatches(pattern, 'baab').map(({ index }) => index)).toEqual([0, 1, 3, 4]);
  expect(findMatches(pattern, 'b').map(({ index }) => index)).toEqual([0, 1]);
});
