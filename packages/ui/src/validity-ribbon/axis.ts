/** Calendar dates are YYYY-MM-DD; places on the axis are per cent of its width. */

const toDayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The span of years an axis shows: from the first day of `first` to the last day of `last`. */
export type AxisYears = { first: number; last: number };

/** Years that hold today and the given dates, at least four, at most six: far ones are cut off at the edge. */
export function toAxisYears(today: string, dates: readonly string[]): AxisYears {
  const current = Number(today.slice(0, 4));
  const years = dates.map((date) => Number(date.slice(0, 4)));
  const first = Math.max(Math.min(current, ...years), current - 2);
  const last = Math.max(Math.min(Math.max(current, ...years), first + 5), first + 3);
  return { first, last };
}

/** Where a date lies on the axis, cut off at 0 and 100. */
export function toAxisPercent(date: string, axis: AxisYears): number {
  const start = toDayNumber(`${axis.first}-01-01`);
  const end = toDayNumber(`${axis.last + 1}-01-01`);
  const percent = ((toDayNumber(date) - start) / (end - start)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

/** The first day of each year on the axis, with its place. */
export function toAxisTicks(axis: AxisYears): { year: number; percent: number }[] {
  return Array.from({ length: axis.last - axis.first + 1 }, (_, index) => {
    const year = axis.first + index;
    return { year, percent: toAxisPercent(`${year}-01-01`, axis) };
  });
}
