import { everyUnits } from '../../schedules/describe.ts';
import type { Cycle } from '../periods/types.ts';

const LETTERS = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const;
const UNITS = { D: 'day', W: 'week', M: 'month', Y: 'year' } as const;
const CODE = /^(?:(\d{1,2})x)?P(\d{1,3})([DWMY])$/;

/** A period as a short text, after ISO 8601: `P6M`, and `2xP1M` for twice a month. */
export const toPeriodCode = ({ every, unit, times }: Cycle): string =>
  `${times > 1 ? `${times}x` : ''}P${every}${LETTERS[unit]}`;

/** The period of a code, or null for a text that is none. */
export const parsePeriodCode = (code: string): Cycle | null => {
  const m = CODE.exec(code);
  const every = Number(m?.[2]);
  const times = Number(m?.[1] ?? 1);
  if (!m || every < 1 || times < 1) return null;
  return { every, unit: UNITS[m[3] as keyof typeof UNITS], times };
};

const TIMES: Record<number, string> = { 2: 'Twice', 3: 'Three times', 4: 'Four times' };

/** "Every 3 months", "Twice a year", "Twice a week". */
export const describeCycle = ({ every, unit, times }: Cycle): string => {
  if (times === 1 && every === 6 && unit === 'month') return 'Twice a year';
  if (times === 1) return everyUnits(every, unit);
  const often = TIMES[times] ?? `${times} times`;
  return every === 1 ? `${often} a ${unit}` : `${often} in ${every} ${unit}s`;
};
