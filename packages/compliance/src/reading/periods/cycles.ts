import type { Frequency } from '../../schedules/types.ts';
import type { Cycle } from './types.ts';

const MONTHS_TO_FREQUENCY: Record<number, Frequency> = {
  1: 'monthly',
  3: 'quarterly',
  6: 'half_yearly',
  12: 'yearly',
};

/** The frequency of a cycle, or null if it is outside of the six. */
export const toFrequency = ({ every, unit, times }: Cycle): Frequency | null => {
  if (times !== 1) return unit === 'day' && every === 1 ? 'daily' : null;
  if (unit === 'day') return every === 1 ? 'daily' : every === 7 ? 'weekly' : null;
  if (unit === 'week') return every === 1 ? 'weekly' : null;
  if (unit === 'year') return every === 1 ? 'yearly' : null;
  return MONTHS_TO_FREQUENCY[every] ?? null;
};

const PER_YEAR: Record<number, Cycle> = {
  1: { every: 1, unit: 'year', times: 1 },
  2: { every: 6, unit: 'month', times: 1 },
  3: { every: 4, unit: 'month', times: 1 },
  4: { every: 3, unit: 'month', times: 1 },
  6: { every: 2, unit: 'month', times: 1 },
  12: { every: 1, unit: 'month', times: 1 },
  24: { every: 1, unit: 'month', times: 2 },
  26: { every: 2, unit: 'week', times: 1 },
  52: { every: 1, unit: 'week', times: 1 },
  104: { every: 1, unit: 'week', times: 2 },
  365: { every: 1, unit: 'day', times: 1 },
};

/** Units as boards shorten them. */
const WHOLE: Record<string, string> = { wk: 'week', mth: 'month', qtr: 'quarter', yr: 'year' };

/**
 * `times` times in `count` of a unit as the order names it ("twice a year", "three times in each shift"): regular
 * where it divides, so that twice a year is every six months. Null for a unit that is none.
 */
export const toCycle = (times: number, count: number, unitName: string): Cycle | null => {
  const unit = unitName
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/^(?:wk|mth|qtr|yr)/, (short) => WHOLE[short] ?? short);
  if (times < 1 || count < 1) return null;
  if (unit.startsWith('shift') || unit.startsWith('hour') || unit.startsWith('hr'))
    return { every: 1, unit: 'day', times: 1 };
  if (unit.startsWith('fortnight'))
    return times === 1 ? { every: 2 * count, unit: 'week', times } : { every: 1, unit: 'week', times: 1 };
  if (unit.startsWith('quarter'))
    return times === 3
      ? { every: count, unit: 'month', times: 1 }
      : { every: 3 * count, unit: 'month', times };
  if (unit.startsWith('half'))
    return times === 2 ? { every: 3, unit: 'month', times: 1 } : { every: 6 * count, unit: 'month', times };
  if (unit.startsWith('year') || unit.startsWith('annum')) {
    return count === 1 ? (PER_YEAR[times] ?? null) : { every: count, unit: 'year', times };
  }
  if (unit.startsWith('month')) {
    if (times === 1 && count % 12 === 0) return { every: count / 12, unit: 'year', times: 1 };
    return { every: count, unit: 'month', times };
  }
  if (unit.startsWith('week'))
    return times >= 7 ? { every: 1, unit: 'day', times: 1 } : { every: count, unit: 'week', times };
  if (unit.startsWith('day')) {
    if (count === 1) return { every: 1, unit: 'day', times: 1 };
    return { every: count, unit: 'day', times };
  }
  return null;
};
