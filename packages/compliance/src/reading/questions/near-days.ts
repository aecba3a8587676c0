import { type FoundDate, toIsoDate } from '../language/dates.ts';

const LONGEST_MONTH = 31;

/** The last day that a month has, at most `day`. */
const toLastDay = (year: number, month: number, day: number): string | null => {
  for (let each = Math.min(day, LONGEST_MONTH); each > 0; each -= 1) {
    const iso = toIsoDate(year, month, each);
    if (iso) return iso;
  }
  return null;
};

/**
 * The days that may be meant by one that is in no calendar, `YYYY-MM-DD`: for 31/09/2027 the last day of its month and
 * the first of the next, for 05/13/2027 the 13th of May. None where nothing is near.
 */
export const listNearDays = ({ year, month, day }: Pick<FoundDate, 'year' | 'month' | 'day'>): string[] => {
  if (year === null || day < 1) return [];
  if (month > 12) return [toIsoDate(year, day, month)].filter((date) => date !== null);
  const next = month === 12 ? toIsoDate(year + 1, 1, 1) : toIsoDate(year, month + 1, 1);
  return [toLastDay(year, month, day), next].filter((date) => date !== null);
};
