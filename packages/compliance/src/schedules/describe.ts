import { DAY_LABELS, DAYS } from '@anupalan/enums/days';
import type { Frequency } from '@anupalan/enums/frequencies';
import { INTERVAL_UNIT_LABELS } from '@anupalan/enums/frequencies';
import { MONTH_LABELS, MONTHS, type Month } from '@anupalan/enums/months';
import { parseDate } from '@internationalized/date';
import { weekdayOf } from './dates.ts';
import type { DateString, Interval, Schedule } from './types.ts';

/** "10 Apr 2026". */
export function formatDate(date: DateString): string {
  const { day, month, year } = parseDate(date);
  return `${day} ${shortMonth(month)} ${year}`;
}

function shortMonth(month: number): string {
  const name = MONTHS[(((month - 1) % 12) + 12) % 12];
  return name === undefined ? '' : MONTH_LABELS[name].slice(0, 3);
}

function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`;
}

function join(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function onDays(days: readonly number[]): string {
  return `on ${join([...days].sort((a, b) => a - b).map((day) => (day === 31 ? 'the last day' : `the ${ordinal(day)}`)))}`;
}

/** "on 30 Sep"; a day that the month never has is its last day. */
function onDayOf(month: number, dayOfMonth: number): string {
  const longest = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return dayOfMonth > longest
    ? `on the last day of ${shortMonth(month)}`
    : `on ${dayOfMonth} ${shortMonth(month)}`;
}

function monthOf(month: Month | undefined, startDate: DateString): number {
  return month ? MONTHS.indexOf(month) + 1 : parseDate(startDate).month;
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
  const months = (step: number) =>
    Array.from({ length: 12 / step }, (_, index) => ((month - 1 + index * step) % 12) + 1)
      .sort((a, b) => a - b)
      .map(shortMonth)
      .join(', ');
  switch (frequency) {
    case 'daily':
      return 'Every day';
    case 'weekly':
      return `Every week on ${DAY_LABELS[schedule.day ?? weekdayOf(startDate)]}`;
    case 'monthly':
      return `Every month ${onDays([dayOfMonth])}`;
    case 'quarterly':
      return `Every 3 months ${onDays([dayOfMonth])} (${months(3)})`;
    case 'half_yearly':
      return `Every 6 months ${onDays([dayOfMonth])} (${months(6)})`;
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
      return `${every} on ${join(labels)}`;
    }
    case 'month':
      return `${every} ${onDays(monthDays)}`;
    case 'year': {
      const month = monthOf(schedule.month, startDate);
      return `${every} ${join([...monthDays].sort((a, b) => a - b).map((day) => onDayOf(month, day)))}`;
    }
  }
}

/** A schedule in plain English: "Once on 27 Sep 2022", "Every 3 months on the 10th (Jan, Apr, Jul, Oct)". */
export function describeSchedule(schedule: Schedule): string {
  const { frequency, interval, startDate, endDate } = schedule;
  if (frequency === null && interval === undefined) return `Once on ${formatDate(startDate)}`;
  const series = frequency !== null ? describeFrequency(frequency, schedule) : '';
  const text = series || (interval ? describeInterval(interval, schedule) : '');
  return endDate ? `${text}, until ${formatDate(endDate)}` : text;
}

/** A schedule inside a sentence: "once on 27 Sep 2022", "every 3 months on the 10th (Jan, Apr, Jul, Oct)". */
export function describeScheduleInline(schedule: Schedule): string {
  const text = describeSchedule(schedule);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
