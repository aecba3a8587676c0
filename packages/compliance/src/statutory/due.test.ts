import { describe, expect, it } from 'vitest';
import { listOccurrences } from '../schedules/occurrences.ts';
import { findStatutoryRow } from './catalogue.ts';
import {
  describeDue,
  describePeriod,
  findPeriodEnd,
  hasSchedule,
  listDueDates,
  toStatutorySchedule,
} from './due.ts';
import { toStatutoryId } from './make-row.ts';

const today = '2026-11-21';

function getRow(no: number, part?: number) {
  const row = findStatutoryRow(toStatutoryId(no, part));
  if (row === null) throw new Error(`No row ${no}`);
  return row;
}

describe('the schedule of a row', () => {
  it.each<[string, number, number | undefined, string[]]>([
    ['a return of the financial year', 17, undefined, ['2027-06-30', '2028-06-30']],
    ['the statement', 1, undefined, ['2027-09-30', '2028-09-30']],
    ['the first half-year', 2, undefined, ['2026-12-01', '2027-12-01']],
    ['the second half-year', 3, undefined, ['2027-06-01', '2028-06-01']],
    ['the first day of each quarter', 12, undefined, ['2027-01-01', '2027-04-01']],
    ['the last day of a month that has fewer', 25, 1, ['2027-01-31', '2027-04-30']],
    ['a rolling year', 34, undefined, ['2026-11-21', '2027-11-21']],
    ['a rolling fortnight', 13, 2, ['2026-11-21', '2026-12-05']],
    ['five years', 58, undefined, ['2026-11-21', '2031-11-21']],
  ])('%s', (_name, no, part, dates) => {
    const schedule = toStatutorySchedule(getRow(no, part), today);
    expect(schedule && listOccurrences(schedule, { from: today, limit: 2 })).toEqual(dates);
  });

  it.each([17, 12, 34])('row %i has one', (no) => {
    expect(hasSchedule(getRow(no))).toBe(true);
  });

  it.each([18, 32, 38, 46, 30])('row %i has none', (no) => {
    expect(hasSchedule(getRow(no))).toBe(false);
    expect(toStatutorySchedule(getRow(no), today)).toBeNull();
    expect(listDueDates(getRow(no), { from: today, limit: 3 })).toEqual([]);
  });

  it('ends with its rule', () => {
    const row = { ...getRow(17), validTo: '2027-12-31' };
    const schedule = toStatutorySchedule(row, today);
    expect(schedule && listOccurrences(schedule, { from: today })).toEqual(['2027-06-30']);
  });
});

describe('words', () => {
  it.each<[number, number | undefined, string]>([
    [17, undefined, 'Every year on 30 Jun'],
    [12, undefined, 'Every 3 months on the 1st (Jan, Apr, Jul, Oct)'],
    [13, 2, 'Every 2 weeks, from the last time'],
    [34, undefined, 'Every year, from the last time'],
    [53, 2, 'Every 6 months, from the last time'],
    [58, undefined, 'Every 5 years, from the last time'],
    [18, undefined, 'Kept up all the time, shown on inspection'],
  ])('row %i: %s', (no, part, words) => {
    expect(describeDue(getRow(no, part).due)).toBe(words);
  });

  it.each([
    ['fy', '2026-06-30', '2026-03-31', 'FY 2025-26'],
    ['cy', '2026-06-30', '2025-12-31', '2025'],
    ['cy', '2026-01-31', '2025-12-31', '2025'],
    ['half_apr_sep', '2026-12-01', '2026-09-30', 'Apr to Sep 2026'],
    ['half_oct_mar', '2027-06-01', '2027-03-31', 'Oct 2026 to Mar 2027'],
    ['half_jan_jun', '2026-07-31', '2026-06-30', 'Jan to Jun 2026'],
    ['quarter', '2027-01-01', '2026-12-31', 'Oct to Dec 2026'],
    ['quarter', '2026-04-30', '2026-03-31', 'Jan to Mar 2026'],
    ['fy', '2000-04-01', '2000-03-31', 'FY 1999-00'],
  ] as const)('%s due on %s ends on %s: %s', (period, dueDate, end, words) => {
    expect(findPeriodEnd(period, dueDate)).toBe(end);
    expect(describePeriod(period, end)).toBe(words);
  });

  it('a rolling duty has no period', () => {
    expect(findPeriodEnd('rolling', today)).toBeNull();
  });
});

describe('the next due dates', () => {
  it('name the period that they report on', () => {
    expect(listDueDates(getRow(22), { from: today, limit: 2 })).toEqual([
      { dueDate: '2027-06-30', period: '2026', extendedFrom: null },
      { dueDate: '2028-06-30', period: '2027', extendedFrom: null },
    ]);
  });

  it.each([
    ['before its own day', '2024-06-01', '2024-12-31', '2024-06-30'],
    ['after its own day, while it was put off', '2024-10-01', '2024-12-31', '2024-06-30'],
    ['on the last day', '2024-12-31', '2024-12-31', '2024-06-30'],
    ['on the day after', '2025-01-01', '2025-06-30', null],
  ])('follow an extension of one year: %s', (_name, from, dueDate, extendedFrom) => {
    expect(listDueDates(getRow(27), { from, limit: 1 })[0]).toMatchObject({ dueDate, extendedFrom });
  });

  it('of a duty without periods name none', () => {
    const row = { ...getRow(22), period: 'event' as const };
    expect(listDueDates(row, { from: today, limit: 1 })).toEqual([
      { dueDate: '2027-06-30', period: null, extendedFrom: null },
    ]);
  });

  it('a rolling one has none: only the organisation knows the last time', () => {
    expect(listDueDates(getRow(34), { from: today, limit: 3 })).toEqual([]);
  });
});
