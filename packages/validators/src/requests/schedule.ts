import { DAYS } from '@anupalan/enums/days';
import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { FREQUENCIES, INTERVAL_UNITS } from '@anupalan/enums/frequencies';
import {
  ALERT_DAY_MAX,
  ALERT_DAY_MIN,
  ALERT_DAYS_MAX_COUNT,
  INTERVAL_MAX_EVERY,
} from '@anupalan/enums/limits';
import { MONTHS } from '@anupalan/enums/months';
import { ValidationError } from 'yup';
import { dateField } from '../fields.ts';
import { choice, listOf, shape, wholeNumber } from '../primitives.ts';
import { listScheduleProblems, type ScheduleDraft } from './schedule-rules.ts';

function dayOfMonthField() {
  return wholeNumber().min(1, SCHEDULE_MESSAGES.dayOfMonthRange).max(31, SCHEDULE_MESSAGES.dayOfMonthRange);
}

const intervalSchema = shape({
  every: wholeNumber()
    .required(SCHEDULE_MESSAGES.intervalEvery)
    .min(1, SCHEDULE_MESSAGES.intervalEvery)
    .max(INTERVAL_MAX_EVERY, SCHEDULE_MESSAGES.intervalEvery),
  unit: choice(INTERVAL_UNITS).required(FIELD_MESSAGES.frequencyRequired),
  days: listOf(choice(DAYS).defined()).optional(),
  daysOfMonth: listOf(dayOfMonthField().defined()).optional(),
});

/**
 * A schedule as a call sends it, with all rules that its fields keep together (D21). `frequency` must be named: null
 * means once, or at the interval. What only the calendar can tell (a series without a date) is the API's to check.
 */
export const scheduleSchema = shape({
  frequency: choice(FREQUENCIES).nullable().defined(FIELD_MESSAGES.frequencyRequired),
  interval: intervalSchema.optional(),
  day: choice(DAYS).optional(),
  dayOfMonth: dayOfMonthField().optional(),
  month: choice(MONTHS).optional(),
  months: listOf(choice(MONTHS).defined()).optional(),
  startDate: dateField().required(SCHEDULE_MESSAGES.startDateRequired),
  endDate: dateField().optional(),
}).test('scheduleRules', (schedule, context) => {
  // A value outside its list has been told already, and has no rules.
  const { frequency, interval } = schedule ?? {};
  const isKnown = frequency === undefined || frequency === null || FREQUENCIES.includes(frequency);
  if (!schedule || !isKnown) return true;
  if (interval?.unit !== undefined && !INTERVAL_UNITS.includes(interval.unit)) return true;
  const problems = listScheduleProblems(schedule as ScheduleDraft);
  if (problems.length === 0) return true;
  const prefix = context.path ? `${context.path}.` : '';
  return new ValidationError(
    problems.map(
      ({ field, message }) => new ValidationError(message, schedule, `${prefix}${field}`, 'scheduleRules'),
    ),
  );
});

/** Alert days: how many days before the due date; up to 10 different ones from 0 to 365 (D24). */
export function alertDaysField() {
  return listOf(
    wholeNumber()
      .required(SCHEDULE_MESSAGES.alertDayRange)
      .min(ALERT_DAY_MIN, SCHEDULE_MESSAGES.alertDayRange)
      .max(ALERT_DAY_MAX, SCHEDULE_MESSAGES.alertDayRange),
  )
    .max(ALERT_DAYS_MAX_COUNT, SCHEDULE_MESSAGES.alertDaysCount)
    .test(
      'different',
      SCHEDULE_MESSAGES.alertDayRepeated,
      (days) => !Array.isArray(days) || new Set(days).size === days.length,
    );
}
