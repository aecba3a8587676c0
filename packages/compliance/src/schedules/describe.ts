import { DAY_LABELS, DAYS } from '@anupalan/enums/days';
import type { Frequency } from '@anupalan/enums/frequencies';
import { INTERVAL_UNIT_LABELS } from '@anupalan/enums/frequencies';
import { MONTH_LABELS, MONTHS, type Month, monthNumber } from '@anupalan/enums/months';
import { parseDate } from '@internationalized/date';
import { weekdayOf } from './dates.ts';
import type { DateString, Interval, Schedule } from './types.ts';

/** "10 Apr 2026". */
export function formatDate(date: DateString): string {
  const { day, month, year } = parseDate(date);
  return `${day} ${shortMonth(month)} ${year}`;
}

function shortMonth(month: number): string {
  const name = MONTHS[month - 1];
  return name ? MONTH_LABELS[name].slice(0, 3) : '';
}

function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`;
}

/** "Jan, Apr and Jul". */
const LIST = new Intl.ListFormat('en-GB');

function inOrder(days: readonly number[]): number[] {
  return [...days].sort((a, b) => a - b);
}

function onDays(days: readonly number[]): string {
  return `on ${LIST.format(inOrder(days).map((day) => (day === 31 ? 'the last day' : `the ${ordinal(day)}`)))}`;
}

/** "on 30 Sep"; a day that the month never has is its last day. */
function onDayOf(month: number, dayOfMonth: number): string {
  const longest = { 2: 29, 4: 30, 6: 30, 9: 30, 11: 30 }[month] ?? 31;
  return dayOfMonth > longest
    ? `on the last day of ${shortMonth(month)}`
    : `on ${dayOfMonth} ${shortMonth(month)}`;
}

function monthOf(month: Month | undefined, startDate: DateString): number {
  return month ? monthNumber(month) : parseDate(startDate).month;
}

/** "Every month", "Every 2 years". */
export function everyUnits(every: number, unit: Interval['unit']): string {
  const { one, many } = INTERVAL_UNIT_LABELS[unit];
  return every === 1 ? `Every ${one}` : `Every ${every} ${many}`;
}

function describeFrequency(frequency: Frequency, schedule: Schedule): string {
  const { startDate } = schedule;
  const dayOfMonth = schedule.dayOfMonth ?? parseDate(startDate).day;
  const month = monthOf(schedule.month, startDate);
  switch (frequency) {
    case 'daily':
      return 'Every day';
    case 'weekly':
      return `Every week on ${DAY_LABELS[schedule.day ?? weekdayOf(startDate)]}`;
    case 'monthly':
      return `Every month ${onDays([dayOfMonth])}`;
    case 'quarterly':
    case 'half_yearly': {
      const step = frequency === 'quarterly' ? 3 : 6;
      const months = MONTHS.flatMap((_, index) => ((index + 1 - month) % step ? [] : shortMonth(index + 1)));
      return `Every ${step} months ${onDays([dayOfMonth])} (${months.join(', ')})`;
    }
    case 'yearly':
      return `Every year ${onDayOf(month, dayOfMonth)}`;
  }
}

function describeInterval(interval: Interval, schedule: Schedule): string {
  const { startDate } = schedule;
  const every = everyUnits(interval.every, interval.unit);
  const monthDays = interval.daysOfMonth ?? [schedule.dayOfMonth ?? parseDate(startDate).day];
  switch (interval.unit) {
    case 'day':
      return every;
    case 'week': {
      const days = interval.days ?? [schedule.day ?? weekdayOf(startDate)];
      const labels = DAYS.filter((day) => days.includes(day)).map((day) => DAY_LABELS[day]);
      return `${every} on ${LIST.format(labels)}`;
    }
    case 'month':
      return `${every} ${onDays(monthDays)}`;
    case 'year': {
      const month = monthOf(schedule.month, startDate);
      return `${every} ${LIST.format(inOrder(monthDays).map((day) => onDayOf(month, day)))}`;
    }
  }
}

/** Months of the year in words: "June to September", "November to February", "March", "January and July". */
export function describeMonths(months: readonly Month[]): string {
  const at = (index: number) => MONTHS[index % 12] as Month;
  const isIn = (index: number) => months.includes(at(index));
  return LIST.format(
    MONTHS.flatMap((first, index) => {
      if (!isIn(index) || isIn(index + 11)) return [];
      let last = index;
      while (isIn(last + 1)) last += 1;
      return [MONTH_LABELS[first] + (last > index ? ` to ${MONTH_LABELS[at(last)]}` : '')];
    }),
  );
}

/** A schedule in plain English: "Once on 27 Sep 2022", "Every 3 months on the 10th (Jan, Apr, Jul, Oct)". */
export function describeSchedule(schedule: Schedule): string {
  const { frequency, interval, months, startDate, endDate } = schedule;
  if (frequency === null && interval === undefined) return `Once on ${formatDate(startDate)}`;
  const period =
    frequency !== null
      ? describeFrequency(frequency, schedule)
      : interval
        ? describeInterval(interval, schedule)
        : '';
  const season = months && describeMonths(months);
  const text = season ? `${period}, ${season}` : period;
  return endDate ? `${text}, until ${formatDate(endDate)}` : text;
}

/** A schedule inside a sentence: "once on 27 Sep 2022", "every 3 months on the 10th (Jan, Apr, Jul, Oct)". */
export function describeScheduleInline(schedule: Schedule): string {
  const text = describeSchedule(schedule);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
