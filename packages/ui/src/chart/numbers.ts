import { toDayNumber } from '../shared/calendar.ts';
import { toGrouped } from '../shared/number.ts';

/** A value of a chart as received: a number, or nothing if it was not measured. */
export type ChartValue = number | null | undefined;

/** The number of a value; null if it is missing or not finite. */
export function toNumber(value: ChartValue): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A value as the table shows it, with Indian grouping; a dash if it is missing. */
export function toValueText(value: ChartValue): string {
  const number = toNumber(value);
  return number === null ? '–' : toGrouped(number);
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** A number beside the axis: grouped, or in lakh and crore if it is too long. */
export function toAxisText(value: number): string {
  return Math.abs(value) >= 100_000 ? compact.format(value) : toGrouped(value);
}

/** The lowest and the highest value, always including 0; 0 to 1 if there are no values. */
export function toExtent(values: Iterable<ChartValue>): [number, number] {
  let low = 0;
  let high = 0;
  for (const value of values) {
    const number = toNumber(value);
    if (number === null) continue;
    low = Math.min(low, number);
    high = Math.max(high, number);
  }
  return low === 0 && high === 0 ? [0, 1] : [low, high];
}

/** One measured value. */
export type DatedValue = {
  /** YYYY-MM-DD. */
  date: string;
  /** Nothing if it was not measured: the line then has a gap. */
  value: ChartValue;
};

/** The days that have a value, in order. Invalid dates are left out. */
export function toDays(lists: readonly (readonly DatedValue[])[]): number[] {
  const days = lists.flatMap((list) => list.flatMap(({ date }) => toDayNumber(date) ?? []));
  return [...new Set(days)].sort((one, other) => one - other);
}
