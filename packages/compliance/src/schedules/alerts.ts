import type { Frequency, IntervalUnit } from '@anupalan/enums/frequencies';
import type { Schedule } from './types.ts';

/** Days between two due dates, at most, of each frequency. */
const FREQUENCY_DAYS: Readonly<Record<Frequency, number>> = {
  daily: 1,
  weekly: 7,
  monthly: 31,
  quarterly: 92,
  half_yearly: 184,
  yearly: 366,
};

/** Days of each unit, at most. */
const UNIT_DAYS: Readonly<Record<IntervalUnit, number>> = { day: 1, week: 7, month: 31, year: 366 };

/** Days between two due dates, on average for several days a period; null for once. */
export function periodDays(schedule: Schedule): number | null {
  if (schedule.frequency !== null) return FREQUENCY_DAYS[schedule.frequency];
  const { interval } = schedule;
  if (interval === undefined) return null;
  const times = interval.days?.length ?? interval.daysOfMonth?.length ?? 1;
  return (interval.every * UNIT_DAYS[interval.unit]) / Math.max(1, times);
}

/** Alert days, counted before the due date, of a task that has none of its own (D24). */
export function defaultAlertDays(schedule: Schedule): number[] {
  const days = periodDays(schedule);
  if (days === null || days > 31) return [30, 7, 1, 0];
  if (days < 7) return [];
  return days <= 14 ? [0] : [3, 0];
}
