import { expect, test } from 'vitest';
import { toRepeatsWords } from '../../shared/tasks/repeats-words.ts';
import { toCountWords, toRoundWords, toSpanWords } from './occurrence-words.ts';

const TODAY = '2026-11-23';
const days = (count: number, first: string, last = first) => ({ count, first, last, days: [] });

test.each([
  ['26 Oct to 22 Nov', days(18, '2026-10-26', '2026-11-22')],
  ['22 Nov', days(1, '2026-11-22')],
  ['1 Mar 2026 to 22 Nov', days(9, '2026-03-01', '2026-11-22')],
])('the days of a round: %s', (words, folded) => {
  expect(toSpanWords(folded, TODAY)).toBe(words);
});

test.each([
  ['18 missed days', 18, 'overdue'],
  ['1 missed day', 1, 'overdue'],
  ['1,200 days to come', 1200, 'pending'],
  ['1 day done', 1, 'completed'],
] as const)('%s', (words, count, status) => {
  expect(toRoundWords(days(count, TODAY), status)).toBe(words);
});

test('how often, and how many', () => {
  expect(toRepeatsWords({ frequency: 'half_yearly', interval: null })).toBe('Every 6 months');
  expect(toRepeatsWords({ frequency: null, interval: { every: 45, unit: 'day' } })).toBe('Every 45 days');
  expect(toRepeatsWords({ frequency: null, interval: { every: 1, unit: 'week' } })).toBe('Every week');
  expect(toRepeatsWords({ frequency: null, interval: null })).toBe('Once');
  expect(toRepeatsWords({ frequency: null })).toBe('');
  expect(toCountWords(1300, 'overdue')).toBe('1,300 overdue');
});
