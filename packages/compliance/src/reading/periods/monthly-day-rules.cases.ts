import { toFamily } from '../rule-family.test-support.ts';
import { findMonthlyDays, MONTHLY_DAY_RULES } from './monthly-day-rules.ts';
import { told } from './told.test-support.ts';

const QUARTERS_ON_THE_10TH = 'open 01-10+04-10+07-10+10-10';

/** The days of a month, a quarter or a week that a sentence names. How often a printed day comes is told later ("open"). */
export const monthlyDays = toFamily({
  name: 'monthly day',
  rules: MONTHLY_DAY_RULES,
  run: (sentence: string, days) => findMonthlyDays(sentence, { days }).map(told),
  cases: {
    'day-for-each-half': {
      accepts: [
        [
          'Slips of the first fortnight shall come by the 18th, and those of the second fortnight by 4th of the following month.',
          ['2/1 month day 4+day 18'],
        ],
        [
          'Challans of ash sent from 1st to 15th shall come by 20th; those of the remainder of the month by the 5th of the next.',
          ['2/1 month day 5+day 20'],
        ],
      ],
      rejects: [
        [
          'The slips shall come by the 18th and the rest of the papers by 4th of the next month.',
          ['monthly day 4'],
        ],
      ],
    },
    'end-of-this-month': {
      accepts: [['The arrears shall be paid by the end of this month.', ['once day 31 of month +0']]],
      rejects: [['The arrears shall be paid by the end of every month.', ['monthly day 31']]],
    },
    'day-of-letter': {
      accepts: [
        ['Please send the lab report on or before the 24th instant.', ['once day 24 of month +0']],
        ['The arrears shall be paid by 7th prox.', ['once day 7 of month +1']],
      ],
      rejects: [
        ['The slips shall be sent every month by the 7th instant.', ['monthly day 7']],
        ['Your letter of the 12th instant is received.', []],
      ],
    },
    'days-of-month': {
      accepts: [
        ['It shall be sent by 10th, 20th, and 30th, of every month.', ['3/1 month day 10+day 20+day 30']],
        ['Levels read on 1st & 16th of a month.', ['2/1 month day 1+day 16']],
        ['The levels shall be read on the 1st and 15th of every month.', ['2/1 month day 1+day 15']],
        ['The levels shall be read every 16th & 2nd day of the month.', ['2/1 month day 2+day 16']],
      ],
      rejects: [
        ['The levels shall be read on the 5th of every month.', ['monthly day 5']],
        ['The levels shall be read on the 3rd and 3rd day of the month.', ['monthly day 3']],
      ],
    },
    'day-of-each-half': {
      accepts: [
        [
          'It shall be sent, April to September by 31st October and October to March by 30th April.',
          ['open 04-30+10-31'],
        ],
      ],
      rejects: [['It shall be sent, April to September by 31st October.', []]],
    },
    'working-day-of-month': {
      accepts: [['It shall be sent by the third working day of the next month.', ['monthly day 3']]],
      rejects: [['It shall be sent by the third working day of June.', []]],
    },
    'first-days-of-month': {
      accepts: [
        ['It shall be sent within the first ten days of next month.', ['monthly day 10']],
        ['It shall be sent during first 5 days of every month.', ['monthly day 5']],
      ],
      rejects: [['It shall be sent within the first ten days of June.', []]],
    },
    'day-of-month': {
      accepts: [
        ['It shall be sent before the 8th every month.', ['monthly day 8']],
        ['It shall be sent by 10th of every succeeding month.', ['monthly day 10']],
        ['It shall be sent on the 7th day, of the following month.', ['monthly day 7']],
        ['It shall be filed on or before the 5th day of the following month.', ['monthly day 5']],
        ['It shall be filed by the thirtieth of each month.', ['monthly day 30']],
        [
          'For the quarters ending June and March it shall be sent by 10th of the next month.',
          [QUARTERS_ON_THE_10TH],
        ],
        [
          'The stock as on 31st March and 30th September shall be told by 15th of the next month.',
          ['open 04-15+10-15'],
        ],
        ['For quarters ending in a holiday, it shall be sent by 10th of every month.', ['monthly day 10']],
      ],
      rejects: [
        ['It shall be filed by the 32nd of each month.', []],
        ['It shall be filed by the 5th of January.', []],
      ],
    },
    'days-of-next-month': {
      accepts: [
        ['The ash shall be lifted within 7 days of the next month.', ['monthly day 7']],
        ['Data shall be sent not beyond 5 days of next month.', ['monthly day 5']],
      ],
      rejects: [['The ash shall be lifted within 7 days of the month.', []]],
    },
    'week-of-month': {
      accepts: [
        ['It shall be sent in the opening week of every month.', ['monthly day 7']],
        ['It shall be sent in the closing week of each month.', ['monthly day 31']],
        ['It shall be sent in the first week of every month.', ['monthly day 7']],
        ['It shall be sent in the second week of the next month.', ['monthly day 14']],
        ['It shall be sent in the third week of each month.', ['monthly day 21']],
        ['It shall be sent in the last week of each calendar month.', ['monthly day 31']],
      ],
      rejects: [['It shall be sent in the first week of January.', []]],
    },
    'month-by-day': {
      accepts: [
        ['The statement shall be sent every month by the 7th of it.', ['monthly day 7']],
        ['Wastes shall be told on monthly basis, by the 5th day that comes.', ['monthly day 5']],
        ['The meters shall be read each month on 1 st.', ['monthly day 1']],
        ['The log shall be sent monthly, by the 5th and kept.', ['monthly day 5']],
      ],
      rejects: [['The statement for every month by 7th January shall be bound.', []]],
    },
    'day-alone': {
      accepts: [
        ['The unit shall send monthly data on the portal by the 5th.', ['monthly day 5']],
        ['The monthly data shall be sent by the tenth.', ['monthly day 10']],
        ['The unit shall report, by the 5th, the water drawn in the month gone by.', ['monthly day 5']],
        ['Each month the log shall be signed on or before the 3rd day, and kept.', ['monthly day 3']],
      ],
      rejects: [
        ['The yearly data shall be sent by the 5th.', []],
        ['Monthly data shall be sent by the 5th hour.', []],
      ],
    },
    'end-of-next-month': {
      accepts: [['A board shall be put up by the end of the next month.', ['once null null']]],
      rejects: [
        ['A statement shall be sent by the end of the next month.', ['monthly day 31']],
        ['The dues shall be paid every quarter by the end of next month.', ['monthly day 31']],
      ],
    },
    'end-of-month': {
      accepts: [
        ['It shall be sent on the last day of each month.', ['monthly day 31']],
        ['The stock shall be cleared by the end of every month.', ['monthly day 31']],
        ['The stock shall be weighed at every month-end.', ['monthly day 31']],
      ],
      rejects: [
        ['The stock shall be cleared by the end of March.', []],
        ['The stock as on the last day of the month shall be told.', []],
      ],
    },
    'month-end': {
      accepts: [
        ['The stock shall be closed monthly by month end.', ['monthly day 31']],
        ['The drums shall be sold by the month-end.', ['monthly day 31']],
      ],
      rejects: [
        ['The drums shall be sold by the end of a month.', []],
        ['The stock shall be weighed at each month-end.', ['monthly day 31']],
      ],
    },
    'day-of-several-months': {
      accepts: [
        [
          'before the 10th of April, July, October and January to the office',
          ['open 04-10+07-10+10-10+01-10'],
        ],
        ['Reports shall be sent on 1st day of January and July of every year.', ['open 01-01+07-01']],
        [
          'The 15th of the March, June, September & December is the last day.',
          ['open 03-15+06-15+09-15+12-15'],
        ],
      ],
      rejects: [
        ['Reports shall be sent on the 1st of July.', []],
        ['Reports shall be sent on 41 January and July.', []],
      ],
    },
  },
});
