import { expect, test } from 'vitest';
import { formatDaysLeft } from './describe-left.ts';

test.each([
  [-400, 'expired 1 year 1 month ago'],
  [-4, 'expired 4 days ago'],
  [-1, 'expired 1 day ago'],
  [0, 'last day'],
  [1, '1 day left'],
  [39, '39 days left'],
  [130, '130 days left'],
  [364, '364 days left'],
  [365, '1 year left'],
  [366, '1 year left'],
  [770, '2 years 1 month left'],
  [959, '2 years 7 months left'],
  [1253, '3 years 5 months left'],
  [1403, '3 years 10 months left'],
])('%i days read %s', (days, words) => expect(formatDaysLeft(days)).toBe(words));
