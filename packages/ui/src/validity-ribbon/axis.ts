import { toDayNumber } from '../shared/calendar.ts';

/** Calendar dates are YYYY-MM-DD; places on the axis are per cent of its width. */

/** The span of years an axis shows: from the first day of `first` to the last day of `last`. */
export type AxisYears = { first: number; last: number };

/** More years than this leave no room for their names on a phone. */
const MOST_YEARS = 10;
const LEAST_YEARS = 4;
const PAST_YEARS = 2;

const toYear = (date: string): number | null =>
  toDayNumber(date) === null ? null : Number(date.slice(0, 4));

/**
 * Years that hold today and the given dates, at least four. The past is shown for two years; ahead the axis grows
 * until it holds the last date, to at most ten years. Dates that do not exist are left out.
 */
export function toAxisYears(today: string, dates: readonly string[]): AxisYears {
  const years = dates.map(toYear).filter((year) => year !== null);
  const current = toYear(today) ?? years[0] ?? 1970;
  const first = Math.max(Math.min(current, ...years), current - PAST_YEARS);
  const last = Math.min(Math.max(current, ...years), first + MOST_YEARS - 1);
  return { first, last: Math.max(last, first + LEAST_YEARS - 1) };
}

/** Where a date lies on the axis, held between 0 and 100. A date that does not exist lies at 0. */
export function toAxisPercent(date: string, axis: AxisYears): number {
  const start = toDayNumber(`${axis.first}-01-01`) ?? 0;
  const end = toDayNumber(`${axis.last + 1}-01-01`) ?? start + 1;
  const percent = (((toDayNumber(date) ?? start) - start) / (end - start)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

/** Whether a date lies after the last day of the axis. */
export function isBeyond(date: string, axis: AxisYears): boolean {
  return (toYear(date) ?? axis.first) > axis.last;
}

/** The first day of each year on the axis, with its place. Over six years, only every other one has its name. */
export function toAxisTicks(axis: AxisYears): { year: number; percent: number; isNamed: boolean }[] {
  const count = axis.last - axis.first + 1;
  const step = count > 6 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const year = axis.first + index;
    return { year, percent: toAxisPercent(`${year}-01-01`, axis), isNamed: index % step === 0 };
  });
}
