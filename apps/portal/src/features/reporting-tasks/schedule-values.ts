import type { Schedule } from '@anupalan/api-client/types';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { DAYS, type Day } from '@anupalan/enums/days';
import { FREQUENCIES, type Frequency, INTERVAL_UNITS, type IntervalUnit } from '@anupalan/enums/frequencies';
import { MONTHS, type Month } from '@anupalan/enums/months';
import { isCalendarDate } from '@anupalan/validators/dates';

/** What the field "Repeats" offers: once, the six frequencies, and a period of one's own (D21). */
export const REPEATS = ['once', ...FREQUENCIES, 'custom'] as const;
/** A choice of the field "Repeats". */
export type Repeats = (typeof REPEATS)[number];

/** A schedule as the form's fields hold it: texts. An empty anchor is the start date's. */
export type ScheduleValues = {
  repeats: Repeats;
  day: string;
  dayOfMonth: string;
  month: string;
  every: string;
  unit: IntervalUnit;
  days: readonly string[];
  daysOfMonth: string;
  /** The months that the task is limited to; none: it runs all year. */
  months: readonly string[];
  startDate: string;
  endDate: string;
};

/** Stands for a number that cannot be read; outside every range, so that the rule's own message appears. */
const UNREADABLE = -1;

/** A whole number of a text; empty: undefined. */
function parseWhole(text: string): number | undefined {
  const digits = text.trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : UNREADABLE;
}

/** Numbers between commas or spaces: "1, 15"; empty: none. */
export function parseWholes(text: string): number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.map((part) => parseWhole(part) ?? UNREADABLE);
}

function findDay(text: string): Day | undefined {
  return DAYS.find((day) => day === text);
}

function findMonth(text: string): Month | undefined {
  return MONTHS.find((month) => month === text);
}

function toInterval({ every, unit, days, daysOfMonth }: ScheduleValues): NonNullable<Schedule['interval']> {
  const weekdays = DAYS.filter((day) => days.includes(day));
  const monthDays = parseWholes(daysOfMonth);
  const hasMonthDays = (unit === 'month' || unit === 'year') && monthDays.length > 0;
  return {
    every: parseWhole(every) ?? UNREADABLE,
    unit,
    ...(unit === 'week' && weekdays.length > 0 ? { days: weekdays } : {}),
    ...(hasMonthDays ? { daysOfMonth: monthDays } : {}),
  };
}

function toAnchor({ repeats, day, dayOfMonth, month, unit }: ScheduleValues) {
  if (repeats === 'custom') return unit === 'year' ? { month: findMonth(month) } : {};
  return { day: findDay(day), dayOfMonth: parseWhole(dayOfMonth), month: findMonth(month) };
}

/**
 * The schedule that the fields describe; anchors left empty are taken from the start date. Null while the start date
 * is missing or none. It may still break a rule: `scheduleSchema` tells.
 */
export function findSchedule(values: ScheduleValues): Schedule | null {
  const { repeats, startDate } = values;
  if (!isCalendarDate(startDate)) return null;
  if (repeats === 'once') return buildSchedule({ frequency: null, startDate });
  const months = MONTHS.filter((month) => values.months.includes(month));
  const season = months.length > 0 ? { months } : {};
  const bounds = { startDate, endDate: values.endDate === '' ? undefined : values.endDate };
  if (repeats === 'custom') {
    const interval = toInterval(values);
    return buildSchedule({
      // A period of years is in one month anyway.
      recurrence: {
        frequency: null,
        interval,
        ...toAnchor(values),
        ...(values.unit === 'year' ? {} : season),
      },
      ...bounds,
    });
  }
  return buildSchedule({ recurrence: { frequency: repeats, ...toAnchor(values), ...season }, ...bounds });
}

function toRepeats({ frequency, interval }: Schedule): Repeats {
  if (frequency !== null) return frequency;
  return interval === undefined ? 'once' : 'custom';
}

/** The fields of a schedule. */
export function toScheduleValues(schedule: Schedule): ScheduleValues {
  const { interval, day, dayOfMonth, month, startDate, endDate } = schedule;
  // Anchors of an interval may stand beside it or in its lists of days; the form has the lists only.
  const days = interval?.days ?? (interval?.unit === 'week' && day !== undefined ? [day] : []);
  const monthDays =
    interval?.daysOfMonth ?? (interval !== undefined && dayOfMonth !== undefined ? [dayOfMonth] : []);
  return {
    repeats: toRepeats(schedule),
    day: day ?? '',
    dayOfMonth: dayOfMonth === undefined ? '' : String(dayOfMonth),
    month: month ?? '',
    every: String(interval?.every ?? 1),
    unit: interval?.unit ?? INTERVAL_UNITS[1],
    days,
    daysOfMonth: monthDays.join(', '),
    months: schedule.months ?? [],
    startDate,
    endDate: endDate ?? '',
  };
}

/** The fields of a new task: once, no date yet. */
export const NEW_SCHEDULE_VALUES: ScheduleValues = {
  repeats: 'once',
  day: '',
  dayOfMonth: '',
  month: '',
  every: '1',
  unit: 'week',
  days: [],
  daysOfMonth: '',
  months: [],
  startDate: '',
  endDate: '',
};

/** Whether a choice is one of the six frequencies. */
export function isFrequency(repeats: Repeats): repeats is Frequency {
  return repeats !== 'once' && repeats !== 'custom';
}
