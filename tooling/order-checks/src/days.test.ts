import type { Due } from '@anupalan/orders/model/order';
import { expect, test } from 'vitest';
import { FROM_ISSUE, firstDay, isDayOf, wordsOfAnchor, wordsOfDue } from './days.ts';

const series: [Due, Parameters<typeof wordsOfAnchor>[0], string][] = [
  [null, { frequency: 'daily' }, FROM_ISSUE],
  [{ day: 'monday' }, { frequency: 'weekly', day: 'monday' }, 'on monday'],
  [{ dayOfMonth: 7 }, { frequency: 'monthly', dayOfMonth: 7 }, 'on day 7 of the month'],
  [
    ['01-15', '04-15', '07-15', '10-15'],
    { frequency: 'quarterly', month: 'july', dayOfMonth: 15 },
    'on 01-15, 04-15, 07-15, 10-15',
  ],
  [['12-01', '06-01'], { frequency: 'half_yearly', month: 'december', dayOfMonth: 1 }, 'on 06-01, 12-01'],
  ['09-30', { frequency: 'yearly', month: 'september', dayOfMonth: 30 }, 'on 09-30'],
  [null, { frequency: null, interval: { every: 18, unit: 'month' } }, FROM_ISSUE],
];

test.each(series)('%j of the gold and its anchor %j are said alike', (due, anchor, words) => {
  expect(wordsOfDue(due)).toBe(words);
  expect(wordsOfAnchor(anchor)).toBe(words);
});

test.each([
  ['06-18', '2025-06-18', '2025-06-18'],
  ['06-17', '2025-06-18', '2026-06-17'],
  [['01-01', '07-01'], '2025-06-18', '2025-07-01'],
  [{ dayOfMonth: 5 }, '2025-12-06', '2026-01-05'],
  [{ day: 'monday' }, '2025-06-18', '2025-06-23'],
] satisfies [Exclude<Due, null>, string, string][])(
  '%j from %s on falls first on %s',
  (due, issuedOn, day) => {
    expect(firstDay(due, issuedOn)).toBe(day);
  },
);

test.each([
  [{ frequency: 'daily' }, true],
  [{ frequency: 'weekly', day: 'wednesday' }, true],
  [{ frequency: 'weekly', day: 'thursday' }, false],
  [{ frequency: 'monthly', dayOfMonth: 18 }, true],
  [{ frequency: 'monthly', dayOfMonth: 17 }, false],
  [{ frequency: 'yearly', month: 'june', dayOfMonth: 18 }, true],
  [{ frequency: 'yearly', month: 'july', dayOfMonth: 18 }, false],
] satisfies [Parameters<typeof isDayOf>[1], boolean][])(
  'whether %j is the day of 18 June 2025: %s',
  (anchor, is) => {
    expect(isDayOf('2025-06-18', anchor)).toBe(is);
  },
);
