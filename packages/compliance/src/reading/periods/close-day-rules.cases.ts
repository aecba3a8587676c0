import { toFamily } from '../rule-family.test-support.ts';
import { CLOSE_DAY_RULES } from './close-day-rules.ts';
import { findMonthlyDays } from './monthly-day-rules.ts';
import { told } from './told.test-support.ts';

const QUARTERS_ON_THE_10TH = 'open 01-10+04-10+07-10+10-10';

/** The days that a sentence counts from the start or the close of a span of time. */
export const closeDays = toFamily({
  name: 'day of a close',
  rules: CLOSE_DAY_RULES,
  run: (sentence: string, closes) => findMonthlyDays(sentence, { closes }).map(told),
  cases: {
    'after-own-close': {
      accepts: [
        ["Stock shall be taken within one month of each year's close.", ['open 04-30']],
        ["Stock shall be taken within ten days of every financial year's end.", ['open 04-10']],
      ],
      rejects: [["It shall be sent within ten days of every lot's end.", []]],
    },
    'nth-day-after-close': {
      accepts: [
        ['It is due on the tenth working day after each quarter ends.', [QUARTERS_ON_THE_10TH]],
        ['It shall be sent by the 10th day after the close of every month.', ['monthly day 10']],
        [
          'The progress shall be furnished by 10th day of completion of subsequent quarter.',
          [QUARTERS_ON_THE_10TH],
        ],
      ],
      rejects: [['It shall be sent by the 10th day after each visit.', []]],
    },
    'after-span-end': {
      accepts: [
        ['It shall be sent not later than ten days after every month-end.', ['monthly day 10']],
        ['It shall be sent within ten days of the quarter-end.', [QUARTERS_ON_THE_10TH]],
        ['It shall be sent within a week of every month end.', ['monthly day 7']],
        ['It shall be sent within one month of the year-end.', ['open 04-30']],
        ['It shall be sent within ten days of quarter closing.', [QUARTERS_ON_THE_10TH]],
      ],
      rejects: [['It shall be sent within ten days of the week-end.', []]],
    },
    'after-close': {
      accepts: [
        [
          'The report shall be sent within 15 days after the quarter is over.',
          ['open 01-15+04-15+07-15+10-15'],
        ],
        ['It shall be sent within 10 days of the close of every month.', ['monthly day 10']],
        ['It shall be sent within 90 days of the close of every calendar year.', ['open 03-31']],
        ['It shall be sent within a fortnight from the end of each month.', ['monthly day 14']],
        ['It shall be sent within two weeks after the end of each month.', ['monthly day 14']],
        ['It shall be sent within ten days of the end of each quarter.', [QUARTERS_ON_THE_10TH]],
        ['Results shall be sent within 10 days after each quarter.', [QUARTERS_ON_THE_10TH]],
        ['It shall be sent within a week of the end of each quarter.', ['open 01-07+04-07+07-07+10-07']],
        ['It shall be sent within a fortnight of the end of each quarter.', ['open 01-14+04-14+07-14+10-14']],
        [
          'It shall be sent within one month of the close of every quarter.',
          ['open 01-31+04-30+07-30+10-30'],
        ],
        ['It shall be sent within 31 days of the close of that half-year.', ['open 04-30+10-31']],
        ['It shall be sent within 30 days of the close of the financial year.', ['open 04-30']],
        ['It shall be sent within 2 months from the date of completion of the year.', ['open 05-31']],
        ['It shall be sent within 45 days of the end of each quarter.', ['open 02-14+05-15+08-14+11-14']],
        [
          'For January to June, it shall be sent within 45 days of the end of the half-year.',
          ['open 02-14+08-14'],
        ],
        ['It shall be sent within 60 days of the end of the half-year.', ['open 05-30+11-29']],
      ],
      rejects: [
        ['It shall be sent within 75 days of the end of each quarter.', []],
        ['It shall be sent within 10 days of the close of the trial.', []],
      ],
    },
    'day-after-quarter': {
      accepts: [
        ['It shall reach us by 10th day of the month following the quarter.', [QUARTERS_ON_THE_10TH]],
        ['It shall be sent by the 10th of succeeding month following each quarter.', [QUARTERS_ON_THE_10TH]],
        ['It shall be sent by the 10th of the next month of the quarter.', [QUARTERS_ON_THE_10TH]],
        [
          'The 20th of the first month after the end of each half-year is the last day.',
          ['open 04-20+10-20'],
        ],
      ],
      rejects: [['It shall reach us by the 15th day of the month following the trial.', ['monthly day 15']]],
    },
    'month-after-quarter': {
      accepts: [
        [
          'It shall reach us by the end of the month succeeding the quarter.',
          ['open 01-31+04-30+07-31+10-31'],
        ],
        ['It shall be filed in the month following each half-year.', ['open 04-30+10-31']],
        ['It shall be filed by the end of the succeeding month of the half-year.', ['open 04-30+10-31']],
      ],
      rejects: [['It shall reach us in the month following the trial.', []]],
    },
    'first-days-of-span': {
      accepts: [
        ['It shall be sent within the first 10 days of the next quarter.', ['open 01-10+04-10+07-10+10-10']],
      ],
      rejects: [['It shall be sent within the first 10 days of the quarter.', []]],
    },
    'end-of-span': {
      accepts: [
        ['It shall be sent in the closing week of each quarter.', ['open 03-31+06-30+09-30+12-31']],
        [
          'It shall be sent on or before the last working day of each quarter.',
          ['open 03-31+06-30+09-30+12-31'],
        ],
        ['It shall be sent by the end of every half-year.', ['open 03-31+09-30']],
        ['It shall be sent by the end of each half-year (January to June).', ['open 06-30+12-31']],
        ['It shall be sent at the close of every financial year.', ['open 03-31']],
        ['It shall be sent on the last day of each calendar year.', ['open 12-31']],
      ],
      rejects: [
        ['It shall be sent at the end of the quarter.', []],
        ['It shall be sent at the end of every year.', []],
      ],
    },
    'start-of-span': {
      accepts: [
        ['It shall be sent on the first day of each quarter.', ['open 01-01+04-01+07-01+10-01']],
        ['It shall be sent at the start of every half-year.', ['open 04-01+10-01']],
        ['It shall be sent on the 1st of each quarter.', ['open 01-01+04-01+07-01+10-01']],
        ['It shall be sent on first of every quarter.', ['open 01-01+04-01+07-01+10-01']],
      ],
      rejects: [['It shall be sent at the start of the quarter.', []]],
    },
    'first-of-span': {
      accepts: [
        ['It shall be sent in the first week of the next quarter.', ['open 01-07+04-07+07-07+10-07']],
        ['It shall be sent in the first week after each quarter.', ['open 01-07+04-07+07-07+10-07']],
        ['It shall be sent during the first month of every half-year.', ['open 04-30+10-31']],
      ],
      rejects: [['It shall be sent in the first week of every month.', ['monthly day 7']]],
    },
  },
});
