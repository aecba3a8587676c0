import type { Period } from '../periods/types.ts';
import { toPeriodCode } from '../questions/period-code.ts';

/** A period in short: "quarterly", "P5Y", "yearly 09-30", "monthly on 10", "by 2027-03-31", "in 30 day", "60 day before", "event". */
export const tell = (period: Period): string => {
  if (period.kind === 'event') return 'event';
  if (period.kind === 'lead') return `${period.amount} ${period.unit} before`;
  if (period.kind === 'once') return period.date ? `by ${period.date}` : `in ${period.amount} ${period.unit}`;
  const often = period.frequency ?? (period.cycle ? toPeriodCode(period.cycle) : 'open');
  const day = period.dayOfMonth === null ? [] : [`on ${period.dayOfMonth}`];
  return [often, ...period.monthDays, ...day].join(' ');
};
