import { DAYS } from '@anupalan/enums/days';
import { FREQUENCIES, INTERVAL_UNITS } from '@anupalan/enums/frequencies';
import { MONTHS } from '@anupalan/enums/months';
import type { InferType } from 'yup';
import { calendarDate, choice, listOf, shape, wholeNumber } from '../primitives.ts';

/** A period outside the six frequencies (D21). */
export const intervalEntitySchema = shape({
  every: wholeNumber().defined(),
  unit: choice(INTERVAL_UNITS).defined(),
  days: listOf(choice(DAYS).defined()).optional(),
  daysOfMonth: listOf(wholeNumber().defined()).optional(),
});

/** A schedule without its start and end: the frequency, and the day. */
export const recurrenceEntitySchema = shape({
  frequency: choice(FREQUENCIES).nullable().defined(),
  interval: intervalEntitySchema.optional(),
  day: choice(DAYS).optional(),
  dayOfMonth: wholeNumber().optional(),
  month: choice(MONTHS).optional(),
  months: listOf(choice(MONTHS).defined()).optional(),
});

/** A schedule in an answer. Its rules are in `requests/schedule.ts`. */
export const scheduleEntitySchema = shape({
  frequency: choice(FREQUENCIES).nullable().defined(),
  interval: intervalEntitySchema.optional(),
  day: choice(DAYS).optional(),
  dayOfMonth: wholeNumber().optional(),
  month: choice(MONTHS).optional(),
  months: listOf(choice(MONTHS).defined()).optional(),
  startDate: calendarDate().defined(),
  endDate: calendarDate().optional(),
});

/** A schedule (contract, types). The same type as the engine's `Schedule`. */
export type Schedule = InferType<typeof scheduleEntitySchema>;
