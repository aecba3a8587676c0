import { DAYS } from '@anupalan/enums/days';
import { MONTHS } from '@anupalan/enums/months';
import type { Day, Month, Recurrence } from '../../schedules/types.ts';
import type { Period } from '../periods/types.ts';
import { type Rule, readFirst } from '../rule.ts';

/** How a period recurs. `first` is the first day that is known (printed, or the issue); null: none is. */
export type AnchorRule = Rule<[period: Period, first: string | null], Recurrence>;

const monthOf = (n: number): Month => MONTHS[n - 1] ?? 'january';

/** The day of the month of an ISO date. */
export const dayOfMonthOf = (iso: string): number => Number(iso.slice(8));

/** The day of the week of an ISO date. */
export const dayOf = (iso: string): Day =>
  DAYS[(new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % DAYS.length] ?? 'monday';

/** Twice a week falls on Monday and Thursday, twice a month on the 1st and 16th: the order leaves the days open. */
const WEEKDAYS_BY_TIMES: Record<number, Day[]> = {
  2: ['monday', 'thursday'],
  3: ['monday', 'wednesday', 'friday'],
  4: ['monday', 'tuesday', 'thursday', 'friday'],
  5: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  6: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
};
const DAYS_OF_MONTH_BY_TIMES: Record<number, number[]> = { 2: [1, 16], 3: [1, 11, 21], 4: [1, 8, 15, 22] };
const LAST_DAY = 31;

/** The order matters: a period without a frequency has its cycle. */
export const ANCHOR_RULES: readonly AnchorRule[] = [
  /** "once in two months": every so many units. Leaves what is done several times in them. */
  {
    id: 'every-so-many',
    read: ({ frequency, cycle }) =>
      frequency === null && cycle?.times === 1
        ? { frequency: null, interval: { every: cycle.every, unit: cycle.unit } }
        : null,
  },
  /** "twice a week": on days that are spread over the week. Leaves once a week. */
  {
    id: 'times-a-week',
    read: ({ frequency, cycle }) => {
      const days = cycle?.unit === 'week' ? WEEKDAYS_BY_TIMES[cycle.times] : undefined;
      return frequency === null && cycle && days
        ? { frequency: null, interval: { every: cycle.every, unit: 'week', days } }
        : null;
    },
  },
  /** "on the 1st and 15th of every month": on those. Leaves what prints no days or one. */
  {
    id: 'days-of-month',
    read: ({ cycle, daysOfMonth }) =>
      cycle && daysOfMonth.length > 1
        ? { frequency: null, interval: { every: cycle.every, unit: 'month', daysOfMonth } }
        : null,
  },
  /** "twice a month": on days that are spread over the month. Leaves once a month, and more than four times. */
  {
    id: 'times-a-month',
    read: ({ frequency, cycle }) => {
      const daysOfMonth = cycle?.unit === 'month' ? DAYS_OF_MONTH_BY_TIMES[cycle.times] : undefined;
      return frequency === null && cycle && daysOfMonth
        ? { frequency: null, interval: { every: cycle.every, unit: 'month', daysOfMonth } }
        : null;
    },
  },
  /** Every day needs no anchor. Leaves all else. */
  { id: 'daily', read: ({ frequency }) => (frequency === 'daily' ? { frequency } : null) },
  /** On the printed day of the week, else on that of the first day. Leaves all else. */
  {
    id: 'weekly',
    read: ({ frequency, weekday }, first) => {
      if (frequency !== 'weekly') return null;
      const day = weekday ?? (first ? dayOf(first) : undefined);
      return day ? { frequency, day } : { frequency };
    },
  },
  /** On the printed day of the month, else on that of the first day. Leaves all else. */
  {
    id: 'monthly',
    read: ({ frequency, dayOfMonth: printed }, first) => {
      if (frequency !== 'monthly') return null;
      const dayOfMonth = printed ?? (first ? dayOfMonthOf(first) : undefined);
      return dayOfMonth ? { frequency, dayOfMonth } : { frequency };
    },
  },
  /** "annually in the month of December": its last day. Leaves periods without a month. */
  {
    id: 'named-month',
    read: ({ frequency, month }) =>
      frequency && month ? { frequency, month: monthOf(month), dayOfMonth: LAST_DAY } : null,
  },
  /** Quarters, half-years and years: from the first day, where one is known. Leaves cycles without a frequency. */
  {
    id: 'from-first-day',
    read: ({ frequency }, first) => {
      if (!frequency) return null;
      return first
        ? { frequency, month: monthOf(Number(first.slice(5, 7))), dayOfMonth: dayOfMonthOf(first) }
        : { frequency };
    },
  },
];

/** How a period recurs, with the months that it is limited to, or null where the order leaves it open. */
export const toRecurrence = (
  period: Period,
  first: string | null,
  rules = ANCHOR_RULES,
): Recurrence | null => {
  const recurrence = readFirst(rules, period, first);
  return recurrence && period.months.length > 0
    ? { ...recurrence, months: period.months.map(monthOf) }
    : recurrence;
};
