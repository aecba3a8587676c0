import { MONTHS, type Month } from '@anupalan/enums/months';
import { parseDate } from '@internationalized/date';
import { weekdayOf } from './dates.ts';
import type { DateString, Frequency, Recurrence, Schedule } from './types.ts';

/** What a schedule is built from: a frequency (null: once) or a recurrence, and its bounds. */
export type ScheduleParts = { startDate: DateString; endDate?: DateString } & (
  | { frequency: Frequency | null; recurrence?: undefined }
  | { recurrence: Recurrence; frequency?: undefined }
);

function monthOf(date: DateString): Month {
  const month = MONTHS[parseDate(date).month - 1];
  if (month === undefined) throw new RangeError(`No month for ${date}`);
  return month;
}

function anchorOf(
  frequency: Frequency,
  given: Recurrence,
  startDate: DateString,
): Omit<Recurrence, 'frequency'> {
  const dayOfMonth = given.dayOfMonth ?? parseDate(startDate).day;
  const { months } = given;
  switch (frequency) {
    case 'daily':
      return { months };
    case 'weekly':
      return { day: given.day ?? weekdayOf(startDate), months };
    case 'monthly':
      return { dayOfMonth, months };
    case 'quarterly':
    case 'half_yearly':
    case 'yearly':
      return { month: given.month ?? monthOf(startDate), dayOfMonth };
  }
}

/** Only the fields that are there, so that equal schedules are equal as JSON. */
function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

/**
 * A complete schedule: the anchor that its frequency needs is taken from the recurrence, else from the start date
 * (D21), and fields that do not belong to it are left out.
 */
export function buildSchedule(parts: ScheduleParts): Schedule {
  const { startDate, endDate } = parts;
  const given: Recurrence = parts.recurrence ?? { frequency: parts.frequency ?? null };
  const { frequency, interval, day, dayOfMonth, month, months } = given;
  if (frequency !== null) {
    return withoutAbsent({ frequency, ...anchorOf(frequency, given, startDate), startDate, endDate });
  }
  return interval
    ? withoutAbsent({ frequency, interval, day, dayOfMonth, month, months, startDate, endDate })
    : withoutAbsent({ frequency, startDate, endDate });
}
