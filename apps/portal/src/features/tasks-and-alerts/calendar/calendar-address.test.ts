import { describe, expect, it } from 'vitest';
import { narrowRange, parseCalendar, toMonthRange, toWeekRange, toYearRange } from './calendar-address.ts';

const today = '2026-11-21';
const parse = (query: string) => {
  const params = new URLSearchParams(query);
  return parseCalendar((name) => params.get(name) ?? '', today);
};

describe('the calendar of an address', () => {
  it.each([
    ['', { span: 'month', month: '2026-11', day: today }],
    ['view=year', { span: 'year', month: '2026-11', day: today }],
    ['view=day&month=2026-13&day=31', { span: 'month', month: '2026-11', day: today }],
    ['view=week', { span: 'week', month: '2026-11', day: today }],
    ['view=week&month=2026-11&day=2026-12-02', { span: 'week', month: '2026-12', day: '2026-12-02' }],
    ['month=2027-02', { span: 'month', month: '2027-02', day: null }],
    ['month=2027-02&day=2027-02-28', { span: 'month', month: '2027-02', day: '2027-02-28' }],
    ['month=2027-02&day=2027-02-29', { span: 'month', month: '2027-02', day: null }],
    ['month=2027-02&day=2027-03-01', { span: 'month', month: '2027-02', day: null }],
  ])('"%s"', (query, address) => {
    expect(parse(query)).toEqual(address);
  });
});

describe('ranges', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026-04', '2026-04-01', '2026-04-30'],
  ])('the month %s is %s to %s', (month, first, last) => {
    expect(toMonthRange(month)).toEqual({ first, last });
  });

  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('the week of %s is %s to %s', (day, first, last) => {
    expect(toWeekRange(day)).toEqual({ first, last });
  });

  it.each([
    ['2026-03', '2025-04-01', '2026-03-31'],
    ['2026-04', '2026-04-01', '2027-03-31'],
  ])('the year of %s is %s to %s', (month, first, last) => {
    expect(toYearRange(month)).toEqual({ first, last });
  });

  const november = toMonthRange('2026-11');
  it.each([
    [{}, november],
    [
      { startDate: '2026-11-10', endDate: '2026-12-31' },
      { first: '2026-11-10', last: '2026-11-30' },
    ],
    [
      { startDate: '2026-01-01', endDate: '2026-11-01' },
      { first: '2026-11-01', last: '2026-11-01' },
    ],
    [{ dueDate: '2026-11-24' }, { first: '2026-11-24', last: '2026-11-24' }],
    [{ dueDate: '2026-12-01' }, null],
    [{ startDate: '2026-12-01' }, null],
    [{ endDate: '2026-10-31' }, null],
  ])('of November %j leaves %j', (filters, range) => {
    expect(narrowRange(november, filters)).toEqual(range);
  });
});
