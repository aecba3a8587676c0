import { MONTHS } from '@anupalan/enums/months';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateArbitrary, monthsArbitrary, scheduleArbitrary } from './arbitraries.test-support.ts';
import { addDays, daysBetween } from './dates.ts';
import { firstOccurrenceOnOrAfter, listOccurrences, MAX_OCCURRENCES } from './occurrences.ts';
import { listOracleDates } from './oracle.test-support.ts';
import type { Schedule } from './types.ts';

/** Days looked at after the start: long enough for leap years, short enough for daily series. */
function toHorizon(schedule: Schedule): number {
  if (schedule.frequency === 'daily') return 500;
  return schedule.interval?.unit === 'year' ? 40 * 366 : 9 * 366;
}

describe('dates of any schedule', () => {
  it('are those of an independent recurrence library', () => {
    fc.assert(
      fc.property(scheduleArbitrary, (schedule) => {
        const until = addDays(schedule.startDate, toHorizon(schedule));
        expect(listOccurrences(schedule, { from: schedule.startDate, until })).toEqual(
          listOracleDates(schedule, until),
        );
      }),
    );
  });

  it('are the same whatever window they are asked through', () => {
    fc.assert(
      fc.property(
        scheduleArbitrary,
        dateArbitrary,
        fc.integer({ min: 0, max: 900 }),
        (schedule, from, days) => {
          const until = addDays(from, days);
          const all = listOccurrences(schedule, { from: schedule.startDate, until });
          fc.pre(all.length < MAX_OCCURRENCES);
          expect(listOccurrences(schedule, { from, until })).toEqual(all.filter((date) => date >= from));
        },
      ),
    );
  });

  it('limited to months, are those of the series in these months, and none else', () => {
    fc.assert(
      fc.property(scheduleArbitrary, monthsArbitrary, dateArbitrary, (schedule, months, from) => {
        fc.pre(schedule.frequency !== null || schedule.interval !== undefined);
        const until = addDays(from, 800);
        const whole = listOccurrences(schedule, { from, until });
        const isIn = (date: string) =>
          months.some((month) => MONTHS.indexOf(month) + 1 === Number(date.slice(5, 7)));
        const limited = listOccurrences({ ...schedule, months }, { from, until });
        expect(limited).toEqual(whole.filter(isIn));
        const first = limited[0];
        if (first !== undefined) expect(firstOccurrenceOnOrAfter({ ...schedule, months }, from)).toBe(first);
      }),
    );
  });

  it('ascend, none twice, none outside the bounds', () => {
    fc.assert(
      fc.property(scheduleArbitrary, dateArbitrary, (schedule, from) => {
        const dates = listOccurrences(schedule, { from, limit: 60 });
        expect(dates.length).toBeLessThanOrEqual(60);
        for (const [index, date] of dates.entries()) {
          expect(date >= schedule.startDate && date >= from).toBe(true);
          expect(schedule.endDate === undefined || date <= schedule.endDate).toBe(true);
          const previous = dates[index - 1];
          if (previous !== undefined) expect(daysBetween(previous, date)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('a limit takes the first ones', () => {
    fc.assert(
      fc.property(
        scheduleArbitrary,
        dateArbitrary,
        fc.integer({ min: 0, max: 20 }),
        (schedule, from, limit) => {
          const more = listOccurrences(schedule, { from, limit: 20 });
          expect(listOccurrences(schedule, { from, limit })).toEqual(more.slice(0, limit));
          expect(firstOccurrenceOnOrAfter(schedule, from)).toBe(more[0] ?? null);
        },
      ),
    );
  });
});
