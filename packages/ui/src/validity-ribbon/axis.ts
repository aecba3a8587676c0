import { toDayNumber } from '../shared/calendar.ts';

/** Calendar dates are YYYY-MM-DD; positions on the axis are in per cent of its width. */

/** The years of an axis: from the first day of `first` to the last day of `last`. */
export type AxisYears = { first: number; last: number };

/** With more years than this, their names do not fit on a phone. */
const MOST_YEARS = 10;
const LEAST_YEARS = 4;
const PAST_YEARS = 2;

const toYear = (date: string): number | null =>
  toDayNumber(date) === null ? null : Number(date.slice(0, 4));

/**
 * The years that contain today and the given dates, at least four. The axis starts at most two years ago and grows up
 * to ten years, until it contains the last date. Invalid dates are left out.
 */
export function toAxisYears(today: string, dates: readonly string[]): AxisYears {
  const years = dates.map(toYear).filter((year) => year !== null);
  const current = toYear(today) ?? years[0] ?? 1970;
  const first = Math.max(Math.min(current, ...years), current - PAST_YEARS);
  const last = Math.min(Math.max(current, ...years), first + MOST_YEARS - 1);
  return { first, last: Math.max(last, first + LEAST_YEARS - 1) };
}

/** The position of a date on the axis, between 0 and 100. An invalid date is at 0. */
export function toAxisPercent(date: string, axis: AxisYears): number {
  const start = toDayNumber(`${axis.first}-01-01`) ?? 0;
  const end = toDayNumber(`${axis.last + 1}-01-01`) ?? start + 1;
  const percent = (((toDayNumber(date) ?? start) - start) / (end - start)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

/** Whether a date is after the last day of the axis. */
export function isBeyond(date: string, axis: AxisYears): boolean {
  return (toYear(date) ?? axis.first) > axis.last;
}

/**
 * The first day of each year on the axis, with its position. With more than six years, only every second one has a
 * name.
 */
export function toAxisTicks(axis: AxisYears): { year: number; percent: number; isNamed: boolean }[] {
  const count = axis.last - axis.first + 1;
  const step = count > 6 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const year = axis.first + index;
    return { year, percent: toAxisPercent(`${year}-01-01`, axis), isNamed: index % step === 0 };
  });
}
