import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import { expect, test } from 'vitest';
import { listYearDates } from './year-dates.ts';

const dates = listYearDates();
const find = (title: RegExp) => dates.filter((date) => title.test(date.title));

test.each([
  [/^Environmental statement$/, [[5, 30]], 'not verified'],
  [/^Environmental clearance: compliance report, April/, [[8, 1]], 'not verified'],
  [/^Hazardous waste annual return$/, [[2, 30]], 'verified'],
  [
    /^OCEMS: quarterly report/,
    [
      [0, 1],
      [3, 1],
      [6, 1],
      [9, 1],
    ],
    'verified',
  ],
  [/^Factory annual return, Kerala$/, [[9, 31]], 'verified'],
] as const)('%s has its days in the year from April', (title, days, status) => {
  expect(find(title).map(({ month, day }) => [month, day])).toEqual(days);
  expect(new Set(find(title).map((date) => date.status))).toEqual(new Set([status]));
});

test('every date names its source, in the order of the year', () => {
  for (const { title, source } of dates) expect(source.length, title).toBeGreaterThan(10);
  const places = dates.map(({ month, day }) => month * 100 + day);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('what was replaced, is disputed, was found nowhere or holds in one state only by hearsay is not shown', () => {
  const titles = new Set(dates.map(({ title }) => title));
  const hidden = STATUTORY_ROWS.filter(
    ({ verification, isReplaced }) =>
      isReplaced || verification === 'conflict' || verification === 'unverified',
  );
  expect(hidden.filter(({ title }) => titles.has(title))).toEqual([]);
  expect(titles).not.toContain('Factory annual return, Maharashtra');
});
