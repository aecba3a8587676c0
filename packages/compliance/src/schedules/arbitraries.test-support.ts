import { DAYS, type Day } from '@anupalan/enums/days';
import { INTERVAL_UNITS } from '@anupalan/enums/frequencies';
import { MONTHS, type Month } from '@anupalan/enums/months';
import * as fc from 'fast-check';
import { addDays } from './dates.ts';
import type { DateString, Schedule } from './types.ts';

/** A day from 1995 to 2069: leap years, the leap year 2000, ends of months twice as often as others. */
export const dateArbitrary: fc.Arbitrary<DateString> = fc.oneof(
  fc.integer({ min: 0, max: 27_000 }).map((days) => addDays('1995-01-01', days)),
  fc
    .tuple(fc.integer({ min: 1995, max: 2069 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => addDays(`${year}-${String(month).padStart(2, '0')}-01`, -1)),
);

const dayOfMonth = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 }));
const day = fc.constantFrom(...DAYS);
const month = fc.constantFrom(...MONTHS);

const anchors = fc.oneof(
  fc.record({ frequency: fc.constant('daily' as const) }),
  fc.record({ frequency: fc.constant('weekly' as const), day }),
  fc.record({ frequency: fc.constant('monthly' as const), dayOfMonth }),
  fc.record({ frequency: fc.constantFrom('quarterly', 'half_yearly', 'yearly'), month, dayOfMonth }),
  fc.record({
    frequency: fc.constant(null),
    interval: fc.record({ every: fc.integer({ min: 1, max: 40 }), unit: fc.constantFrom(...INTERVAL_UNITS) }),
  }),
  fc.record({
    frequency: fc.constant(null),
    interval: fc.record({
      every: fc.integer({ min: 1, max: 8 }),
      unit: fc.constant('week' as const),
      days: fc.uniqueArray(day, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<Day[]>,
    }),
  }),
  fc.record({
    frequency: fc.constant(null),
    interval: fc.record({
      every: fc.integer({ min: 1, max: 8 }),
      unit: fc.constantFrom('month', 'year'),
      daysOfMonth: fc.uniqueArray(dayOfMonth, { minLength: 1, maxLength: 4 }),
    }),
  }),
  fc.record({
    frequency: fc.constant(null),
    interval: fc.record({ every: fc.integer({ min: 1, max: 5 }), unit: fc.constant('year' as const) }),
    month,
    dayOfMonth,
  }),
  fc.record({ frequency: fc.constant(null) }),
);

/** Months of the year, at least one and not all. */
export const monthsArbitrary = fc
  .subarray([...MONTHS], { minLength: 1, maxLength: 11 })
  .map((months): Month[] => months);

/** Any schedule whose fields fit each other; one in three has an end. */
export const scheduleArbitrary: fc.Arbitrary<Schedule> = fc
  .tuple(anchors, dateArbitrary, fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined, freq: 2 }))
  .map(([anchor, startDate, length]): Schedule => {
    const bounds = length === undefined ? { startDate } : { startDate, endDate: addDays(startDate, length) };
    return { ...anchor, ...bounds } as Schedule;
  });
