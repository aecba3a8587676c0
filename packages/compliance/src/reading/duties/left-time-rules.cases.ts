import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { toClauses } from './clauses.ts';
import { findLeftTime, LEFT_TIME_RULES } from './left-time-rules.ts';

/** What is asked of a duty whose words name a time that its period was not read from. */
export const leftTimes = toFamily({
  name: 'left time',
  rules: LEFT_TIME_RULES,
  run: (sentence: string, rules) => {
    const periods = findPeriods(sentence);
    for (const clause of toClauses(sentence, periods)) {
      const found = findLeftTime(sentence, clause, periods, rules);
      if (found)
        return `${found.asks.kind}: ${/and also "([^"]+)"/.exec(found.question)?.[1] ?? clause.period.text}`;
    }
    return null;
  },
  cases: {
    altered: {
      accepts: [
        [
          'The lamps shall be wiped monthly, excepting the cold part of it.',
          'period: excepting the cold part of it',
        ],
        ['The lamps shall be wiped daily, barring the idle ones.', 'period: barring the idle ones'],
      ],
      rejects: [
        ['The lamps shall be wiped daily, except on rainy days.', null],
        ['Except the lamps, all shall be wiped daily.', null],
      ],
    },
    'of-one-year': {
      accepts: [['The lamps shall be wiped each April of 2026.', 'day: 2026']],
      rejects: [['The lamps shall be wiped each April of 2026-27.', null]],
    },
    'other-day': {
      accepts: [['Once in a quarter, and till 30th June, the lamps shall be wiped.', 'period: 30th June']],
      rejects: [
        ['The stock of lamps as on 31st March shall be told every year by 30th June.', null],
        ['The lamps shall be wiped half-yearly by 30th April and 31st October.', null],
      ],
    },
    'counted-from': {
      accepts: [['The lamps shall be wiped within 15 days from that date.', 'day: from that date']],
      rejects: [['The lamps shall be wiped within 15 days of the said order.', null]],
    },
    'other-end': {
      accepts: [['This consent shall be renewed a month before its expiry (30.11.2027).', 'day: 30.11.2027']],
      rejects: [['The guarantee, valid up to 30.11.2027, shall be renewed a month before its expiry.', null]],
    },
    uneven: {
      accepts: [
        [
          'The stock by 31st March and 30th April every year shall be told.',
          'period: 31st March and 30th April every year',
        ],
      ],
      rejects: [['The stock by 31st March and 30th September every year shall be told.', null]],
    },
    'other-count': {
      accepts: [['The lamps shall be wiped by 31.01.2026 and painted after one year.', 'day: one year']],
      rejects: [
        ['The lamps shall be wiped by 31.01.2026 and watched for one year.', null],
        ['The lamps, not more than ten years old, shall be wiped by 31.01.2026.', null],
        ['The lamps shall be wiped monthly for one year.', null],
      ],
    },
    'any-time': {
      accepts: [
        ['Half of the lamps shall be wiped by 31.01.2026 and the rest before July next.', 'day: before July'],
      ],
      rejects: [['The capacity of the lamps made before July shall be told by 31.01.2026.', null]],
    },
  },
});
