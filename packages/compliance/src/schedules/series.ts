import { DAYS } from '@anupalan/enums/days';
import type { Frequency } from '@anupalan/enums/frequencies';
import { type Month, monthNumber } from '@anupalan/enums/months';
import { parseDate } from '@internationalized/date';
import { dayInMonth, fromDayNumber, toDayNumber, toMonthNumber, weekdayIndex } from './dates.ts';
import type { DateString, Schedule } from './types.ts';

/**
 * A series cut into periods: period 0 holds the start date or lies next to it, later ones have higher numbers.
 * Dates of a period are ascending, and every date of a period is before every date of the next. A date before
 * the schedule's start can be among them and has to be left out by who reads it.
 */
export type Series = {
  datesOf(period: number): DateString[];
  /** The period that a date falls into, or the last one before it. */
  periodOf(date: DateString): number;
};

/** Months between two occurrences of the frequencies that count in months. */
const MONTH_STEPS: Readonly<Partial<Record<Frequency, number>>> = {
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
};

function daySeries(startDate: DateString, every: number): Series {
  const start = toDayNumber(startDate);
  return {
    datesOf: (period) => [fromDayNumber(start + period * every)],
    periodOf: (date) => Math.floor((toDayNumber(date) - start) / every),
  };
}

/** Weeks begin on Monday (ISO 8601); the week of the start date is the first. */
function weekSeries(startDate: DateString, every: number, weekdays: readonly number[]): Series {
  const start = toDayNumber(startDate);
  const monday = start - weekdayIndex(start);
  const offsets = [...new Set(weekdays)].sort((a, b) => a - b);
  return {
    datesOf: (period) => offsets.map((offset) => fromDayNumber(monday + period * every * 7 + offset)),
    periodOf: (date) => Math.floor((toDayNumber(date) - monday) / (every * 7)),
  };
}

function monthSeries(firstMonth: number, every: number, daysOfMonth: readonly number[]): Series {
  const days = [...daysOfMonth].sort((a, b) => a - b);
  return {
    // Two days that a short month lacks are one date.
    datesOf: (period) => [...new Set(days.map((day) => dayInMonth(firstMonth + period * every, day)))],
    periodOf: (date) => Math.floor((toMonthNumber(date) - firstMonth) / every),
  };
}

/** The last month at or before the start whose month of the year is the anchor's, counted in steps. */
function anchoredMonth(startMonth: number, anchorMonth: number | null, step: number): number {
  if (anchorMonth === null) return startMonth;
  const behind = (((startMonth - (anchorMonth - 1)) % step) + step) % step;
  return startMonth - behind;
}

function intervalSeries(schedule: Schedule, interval: NonNullable<Schedule['interval']>): Series {
  const { startDate, day, dayOfMonth, month } = schedule;
  const { every, unit, days, daysOfMonth } = interval;
  const startMonth = toMonthNumber(startDate);
  const monthDays = daysOfMonth ?? [dayOfMonth ?? parseDate(startDate).day];
  switch (unit) {
    case 'day':
      return daySeries(startDate, every);
    case 'week': {
      const named = days ?? (day === undefined ? undefined : [day]);
      const weekdays = named?.map((one) => DAYS.indexOf(one)) ?? [weekdayIndex(toDayNumber(startDate))];
      return weekSeries(startDate, every, weekdays);
    }
    case 'month':
      return monthSeries(anchoredMonth(startMonth, month ? monthNumber(month) : null, 12), every, monthDays);
    case 'year': {
      // As in RFC 5545: years are counted from the year of the start, wherever in it the anchor lies.
      const first = month ? startMonth - (startMonth % 12) + monthNumber(month) - 1 : startMonth;
      return monthSeries(first, every * 12, monthDays);
    }
  }
}

function frequencySeries(schedule: Schedule, frequency: Frequency): Series {
  const { startDate, day, dayOfMonth, month } = schedule;
  if (frequency === 'daily') return daySeries(startDate, 1);
  if (frequency === 'weekly') {
    return weekSeries(startDate, 1, [day ? DAYS.indexOf(day) : weekdayIndex(toDayNumber(startDate))]);
  }
  const step = MONTH_STEPS[frequency] ?? 1;
  const anchor = month && step > 1 ? monthNumber(month) : null;
  const first = anchoredMonth(toMonthNumber(startDate), anchor, step);
  return monthSeries(first, step, [dayOfMonth ?? parseDate(startDate).day]);
}

/** Only the dates in some months: periods outside them are empty. */
function inMonths(series: Series, months: readonly Month[]): Series {
  const wanted = months.map(monthNumber);
  return {
    ...series,
    datesOf: (period) => series.datesOf(period).filter((date) => wanted.includes(Number(date.slice(5, 7)))),
  };
}

/**
 * The series of a schedule, or null for one that happens once. Every date is derived from the anchor (D21). Where the
 * schedule names `months`, periods can be empty.
 */
export function findSeries(schedule: Schedule): Series | null {
  const { frequency, interval, months } = schedule;
  const series =
    frequency !== null
      ? frequencySeries(schedule, frequency)
      : interval
        ? intervalSeries(schedule, interval)
        : null;
  return series && months ? inMonths(series, months) : series;
}
