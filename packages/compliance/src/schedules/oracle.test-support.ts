import type { Day } from '@anupalan/enums/days';
import { MONTHS } from '@anupalan/enums/months';
import { RRuleTemporal } from 'rrule-temporal';
import type { DateString, Interval, Schedule } from './types.ts';

/**
 * A second opinion for the tests: the same schedules as recurrence rules of RFC 5545, worked out by a library that
 * shares no code with the engine. A month's end is said by the rule itself (the last of the days 28, 29 and 30, or
 * the day -1), not by clamping.
 */
type Rule = { dtstart: DateString; rule: string };

const BY_DAY: Readonly<Record<Day, string>> = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
};

function byMonthDay(day: number): string {
  if (day <= 28) return `BYMONTHDAY=${day}`;
  if (day === 31) return 'BYMONTHDAY=-1';
  return `BYMONTHDAY=${day === 29 ? '28,29' : '28,29,30'};BYSETPOS=-1`;
}

const firstOfMonth = (date: DateString) => `${date.slice(0, 7)}-01`;
const firstOfYear = (date: DateString) => `${date.slice(0, 4)}-01-01`;
const dayOf = (date: DateString) => Number(date.slice(8));
const monthOf = (date: DateString) => Number(date.slice(5, 7));

function weekdayOf(date: DateString): string {
  const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  return codes[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

function intervalRules(schedule: Schedule, interval: Interval): Rule[] {
  const { startDate } = schedule;
  const { every, unit } = interval;
  const days = interval.daysOfMonth ?? [schedule.dayOfMonth ?? dayOf(startDate)];
  switch (unit) {
    case 'day':
      return [{ dtstart: startDate, rule: `FREQ=DAILY;INTERVAL=${every}` }];
    case 'week': {
      const named = interval.days ?? (schedule.day ? [schedule.day] : undefined);
      const byDay = named?.map((day) => BY_DAY[day]).join(',') ?? weekdayOf(startDate);
      return [{ dtstart: startDate, rule: `FREQ=WEEKLY;INTERVAL=${every};WKST=MO;BYDAY=${byDay}` }];
    }
    case 'month':
      return days.map((day) => ({
        dtstart: firstOfMonth(startDate),
        rule: `FREQ=MONTHLY;INTERVAL=${every};${byMonthDay(day)}`,
      }));
    case 'year': {
      const month = schedule.month ? MONTHS.indexOf(schedule.month) + 1 : monthOf(startDate);
      return days.map((day) => ({
        dtstart: firstOfYear(startDate),
        rule: `FREQ=YEARLY;INTERVAL=${every};BYMONTH=${month};${byMonthDay(day)}`,
      }));
    }
  }
}

function frequencyRules(schedule: Schedule): Rule[] {
  const { frequency, startDate } = schedule;
  if (frequency === null) return schedule.interval ? intervalRules(schedule, schedule.interval) : [];
  if (frequency === 'daily') return [{ dtstart: startDate, rule: 'FREQ=DAILY' }];
  if (frequency === 'weekly') {
    const byDay = schedule.day ? BY_DAY[schedule.day] : weekdayOf(startDate);
    return [{ dtstart: startDate, rule: `FREQ=WEEKLY;BYDAY=${byDay}` }];
  }
  const steps = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 } as const;
  const step = steps[frequency];
  const anchor = schedule.month ? MONTHS.indexOf(schedule.month) : monthOf(startDate) - 1;
  const months = Array.from({ length: 12 / step }, (_, index) => ((anchor + index * step) % 12) + 1);
  const day = byMonthDay(schedule.dayOfMonth ?? dayOf(startDate));
  return [{ dtstart: firstOfMonth(startDate), rule: `FREQ=MONTHLY;BYMONTH=${months.join(',')};${day}` }];
}

function listDates({ dtstart, rule }: Rule, until: DateString): DateString[] {
  const compact = (date: DateString) => date.replaceAll('-', '');
  const text = `DTSTART:${compact(dtstart)}T000000Z\nRRULE:${rule};UNTIL=${compact(until)}T000000Z`;
  return new RRuleTemporal({ rruleString: text }).all().map((date) => date.toString().slice(0, 10));
}

/** The dates of a schedule up to a day, ascending, according to the library. */
export function listOracleDates(schedule: Schedule, until: DateString): DateString[] {
  const { startDate, endDate } = schedule;
  const last = endDate !== undefined && endDate < until ? endDate : until;
  if (schedule.frequency === null && schedule.interval === undefined)
    return startDate <= last ? [startDate] : [];
  const dates = frequencyRules(schedule).flatMap((rule) => listDates(rule, last));
  return [...new Set(dates)].filter((date) => date >= startDate).sort();
}
