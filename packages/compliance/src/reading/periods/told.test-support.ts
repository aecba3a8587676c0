import type { Period } from './types.ts';

/** A period in one line, as a person would say it: "quarterly 01-15+04-15", "once 30 day", "lead 3 month", "event". */
export const told = (period: Period): string => {
  if (period.kind === 'event') return 'event';
  if (period.kind === 'lead')
    return `lead ${period.amount} ${period.unit}${period.date ? ` from ${period.date}` : ''}`;
  if (period.kind === 'once')
    return period.date
      ? `once on ${period.date}`
      : period.monthDays.length > 0
        ? `once ${period.monthDays.join('+')}`
        : period.dayOfMonth && period.from
          ? `once day ${period.dayOfMonth} of month +${period.from.amount}`
          : `once ${period.amount} ${period.unit}`;
  const cycle = period.cycle ? `${period.cycle.times}/${period.cycle.every} ${period.cycle.unit}` : 'open';
  const day =
    period.monthDays.join('+') ||
    period.daysOfMonth.map((each) => `day ${each}`).join('+') ||
    (period.dayOfMonth ? `day ${period.dayOfMonth}` : (period.weekday ?? ''));
  return [period.frequency ?? cycle, day].filter(Boolean).join(' ');
};
