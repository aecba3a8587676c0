import { expect, test } from 'vitest';
import { buildSchedule } from '../schedules/build.ts';
import type { Interval, Schedule } from '../schedules/types.ts';
import { countRoundsOnce, isRound } from './rounds.ts';

const START = '2026-11-01';
const every = (interval: Interval): Schedule => ({ frequency: null, interval, startDate: START });

test.each<[string, Schedule, boolean]>([
  ['daily', buildSchedule({ frequency: 'daily', startDate: START }), true],
  ['every 6 days', every({ every: 6, unit: 'day' }), true],
  ['every 7 days', every({ every: 7, unit: 'day' }), false],
  ['weekly', buildSchedule({ frequency: 'weekly', startDate: START }), false],
  ['twice a week', every({ every: 1, unit: 'week', days: ['monday', 'thursday'] }), true],
  ['on one day of the week', every({ every: 1, unit: 'week', days: ['monday'] }), false],
  ['twice in two weeks', every({ every: 2, unit: 'week', days: ['monday', 'thursday'] }), false],
  [
    'three times in two weeks',
    every({ every: 2, unit: 'week', days: ['monday', 'thursday', 'friday'] }),
    true,
  ],
  ['four times a month', every({ every: 1, unit: 'month', daysOfMonth: [1, 8, 15, 22] }), false],
  ['five times a month', every({ every: 1, unit: 'month', daysOfMonth: [1, 7, 13, 19, 25] }), true],
  ['monthly', buildSchedule({ frequency: 'monthly', startDate: START }), false],
  ['once', buildSchedule({ frequency: null, startDate: START }), false],
])('%s', (_, schedule, expected) => expect(isRound(schedule)).toBe(expected));

test('a round counts once, whatever its days', () => {
  expect(countRoundsOnce({ all: 51, ofRounds: 41, rounds: 3 })).toBe(13);
  expect(countRoundsOnce({ all: 10, ofRounds: 0, rounds: 0 })).toBe(10);
});
