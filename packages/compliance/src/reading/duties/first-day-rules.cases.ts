import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { FIRST_DAY_RULES, findFirstDay } from './first-day-rules.ts';

/** The first day that the first period of a sentence prints, from Friday, 14 February 2025 on. */
export const firstDays = toFamily({
  name: 'first day',
  rules: FIRST_DAY_RULES,
  run: (sentence: string, rules) => {
    const period = findPeriods(sentence)[0];
    return period ? findFirstDay(period, '2025-02-14', rules) : 'no period';
  },
  cases: {
    'day-of-year': {
      accepts: [
        ['It shall be sent by 30th June every year.', '2025-06-30'],
        ['It shall be sent by 31st January every year.', '2026-01-31'],
        ['Reports shall be sent half yearly (1st June & 1st December).', '2025-06-01'],
      ],
      rejects: [['It shall be sent every year.', null]],
    },
    'day-of-month': {
      accepts: [
        ['It shall be sent by the 14th of every month.', '2025-02-14'],
        ['It shall be sent by the 5th of every month.', '2025-03-05'],
        ['It shall be sent on the last day of each month.', '2025-02-28'],
      ],
      rejects: [['It shall be sent every month.', null]],
    },
    'days-of-month': {
      accepts: [
        ['Wells shall be read on the 1st and 15th of every month.', '2025-02-15'],
        ['Wells shall be read on the 5th and 12th of every month.', '2025-03-05'],
      ],
      rejects: [['Wells shall be read by the 14th of every month.', '2025-02-14']],
    },
    weekday: {
      accepts: [
        ['It shall be noted every Monday.', '2025-02-17'],
        ['It shall be noted every Friday.', '2025-02-14'],
        ['It shall be noted every Sunday.', '2025-02-16'],
      ],
      rejects: [['It shall be noted every week.', null]],
    },
  },
});
