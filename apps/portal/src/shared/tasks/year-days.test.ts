import { expect, test } from 'vitest';
import { toDayWords, toMapDays, toTotals } from './year-days.ts';

const NONE = {
  completed: 0,
  pending: 0,
  overdue: 0,
  rounds: 0,
  missedRounds: 0,
  statutory: 0,
  statutoryNames: [],
};
const late = { ...NONE, day: '2026-09-30', overdue: 1, completed: 3, statutory: 1 };
const rounds = { ...NONE, day: '2026-11-22', rounds: 5, missedRounds: 2 };
const next = { ...NONE, day: '2026-11-24', pending: 1 };

test.each([
  [late, '4 tasks, 1 late, 3 completed, statutory date'],
  [rounds, '0 tasks'],
  [next, '1 task'],
])('a day in words: $day', (day, words) => {
  expect(toDayWords(day)).toBe(words);
});

test('rounds are no load of a day, and its count is that of its tasks', () => {
  expect(toMapDays([late, rounds])).toEqual({
    '2026-09-30': {
      count: 4,
      isLate: true,
      isMarked: true,
      words: '4 tasks, 1 late, 3 completed, statutory date',
    },
    '2026-11-22': { count: 0, isLate: false, isMarked: false, words: '0 tasks' },
  });
});

test('a year in figures', () => {
  expect(toTotals([late, rounds, next])).toEqual({ tasks: 5, completed: 3, late: 1, toCome: 1, missed: 2 });
});
