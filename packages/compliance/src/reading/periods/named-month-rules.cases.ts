import { toFamily } from '../rule-family.test-support.ts';
import { findNamedMonths, NAMED_MONTH_RULES } from './named-month-rules.ts';
import { told } from './told.test-support.ts';

/** The days and months that a sentence names without a date; the first named month behind a stroke. */
export const namedMonths = toFamily({
  name: 'named month',
  rules: NAMED_MONTH_RULES,
  run: (sentence: string, rules) =>
    findNamedMonths(sentence, rules).map((period) =>
      period.month ? `${told(period)} | ${period.month}` : told(period),
    ),
  cases: {
    'end-of-named-month': {
      accepts: [
        ['Trees shall be planted before the end of August every year.', ['open 08-31']],
        ['The pond shall be desilted by the end of the month of June.', ['open 06-30']],
        ['The pond shall be desilted by February end.', ['open 02-28']],
        ['Saplings shall be planted by end June, 2027.', ['once on 2027-06-30']],
        ['The work shall be completed by the end of March 2027.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['Trees shall be planted before the end of the monsoon.', []],
        ['The end of March is the end of the financial year.', []],
      ],
    },
    'middle-of-month': {
      accepts: [
        ['The conveyor shall be covered not later than mid-July 2027.', ['once on 2027-07-15']],
        ['Drains shall be cleared before the middle of May every year.', ['open 05-15']],
      ],
      rejects: [['The mid-day sample of July 2027 shall be kept.', []]],
    },
    'part-of-numbered-year': {
      accepts: [
        ['By the close of the first quarter of F.Y. 2026-27 drawings shall be sent.', ['once on 2026-06-30']],
        ['The stack shall be raised before the last quarter of 2026-27 is over.', ['once on 2027-03-31']],
        ['The pit shall be lined by the end of Q3 of FY 2026-27.', ['once on 2026-12-31']],
        ['The belt shall be planted within the second half of 2026-27.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['The report of the first quarter of 2026-27 shall be kept.', []],
        ['The pit shall be lined by the first quarter of the lease.', []],
      ],
    },
    'end-of-numbered-financial-year': {
      accepts: [
        ['The belt shall be planted by the end of the financial year 2026-27.', ['once on 2027-03-31']],
        ['The belt shall be planted before the close of FY 2026-2027.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['The belt shall be planted by the close of the year of the lease.', []],
        ['The fee was paid for the financial year 2026-27.', []],
      ],
    },
    'several-months': {
      accepts: [
        ['The tank shall be emptied in Feb and Aug.', ['half_yearly | 2']],
        ['The tank shall be emptied in the month of May and the month of November.', ['half_yearly | 5']],
        ['The unit shall analyse the samples in January and July.', ['half_yearly | 1']],
        ['Wells shall be sampled during the months of April, August & December.', ['1/4 month | 4']],
        ['Wells shall be sampled every June and December.', ['half_yearly | 6']],
        ['Wells shall be sampled in Jan, Apr., Jul and Oct.', ['quarterly | 1']],
        ['Wells shall be sampled in March, June, September and December.', ['quarterly | 3']],
      ],
      rejects: [
        ['The unit shall analyse the samples in January.', []],
        ['The trial ran in January and July 2024.', []],
        ['Wells shall be sampled in May, June, July, August and September.', []],
      ],
    },
    'named-day': {
      accepts: [
        ['Saplings shall be planted on World Environment Day every year.', ['open 06-05']],
        ['A drill shall be held on the occasion of National Safety Day.', ['open 03-04']],
      ],
      rejects: [
        ['The unit shall observe World Environment Day.', []],
        ['A drill shall be held on a working day.', []],
      ],
    },
    'start-of-year': {
      accepts: [
        ['Operators shall be trained at the start of every financial year.', ['open 04-01']],
        ['The fee shall be paid in the beginning of each calendar year.', ['open 01-01']],
      ],
      rejects: [['Operators shall be trained at the start of every shift.', []]],
    },
    'numeric-day': {
      accepts: [
        ['It shall be sent on 01.06 and 01.12 of each calendar year.', ['open 06-01+12-01']],
        ['The return shall be filed by 30.09 of every year.', ['open 09-30']],
        ['The return shall be filed by 31/02 each calendar year.', ['open 02-28']],
      ],
      rejects: [
        ['A share of 30.09 of the cost shall be deposited.', []],
        ['The return shall be filed by 30.19 of every year.', []],
      ],
    },
    'by-named-month': {
      accepts: [
        ['The lamps shall be changed by March 2025.', ['once on 2025-03-31']],
        ['The lamps shall be changed not later than Sept. 2026.', ['once on 2026-09-30']],
      ],
      rejects: [
        ['The lamps were changed in March 2025.', []],
        ['The lamps shall be changed by March.', []],
      ],
    },
    'every-named-month': {
      accepts: [
        ['The list of chemicals shall be revised every January.', ['yearly | 1']],
        ['The form shall be sent by every September end.', ['open 09-30']],
      ],
      rejects: [
        ['The list shall be revised in January.', []],
        ['The list shall be revised every January and July.', ['half_yearly | 1']],
      ],
    },
    'end-of-this-year': {
      accepts: [
        ['The boiler shall be scrapped by the end of this financial year.', ['once 03-31']],
        ['The boiler shall be scrapped within the current calendar year.', ['once 12-31']],
      ],
      rejects: [['The boiler shall be scrapped by the end of this year.', []]],
    },
    'end-of-numbered-year': {
      accepts: [
        ['The belt shall be planted by the end of 2026.', ['once on 2026-12-31']],
        ['The belt shall be planted before the end of the year 2026.', ['once on 2026-12-31']],
      ],
      rejects: [['The belt shall be planted by the end of 2026-27.', []]],
    },
    'year-end': {
      accepts: [
        ['The stack shall be raised by the year end.', ['once null null']],
        ['The stack shall be raised before the end of the year.', ['once null null']],
        ['By year-end, every year, the stock shall be verified.', ['open 12-31']],
      ],
      rejects: [['The stack shall be raised by the end of the year 2027.', ['once on 2027-12-31']]],
    },
    'part-of-year': {
      accepts: [
        ['The survey shall be done in the first quarter of each financial year.', ['open 06-30']],
        ['The copy shall be sent in the first month of every calendar year.', ['open 01-31']],
        ['The copy shall be sent in the last quarter of every year.', ['open 03-31']],
      ],
      rejects: [
        ['The survey shall be done in the first quarter of the year.', []],
        ['The survey shall be done in the fourth half of every year.', []],
      ],
    },
    'week-of-named-month': {
      accepts: [
        ['It shall be sent in the first week of January every year.', ['open 01-07']],
        ['It shall be sent in the second week of May.', ['open 05-14']],
        ['It shall be sent in the third week of May.', ['open 05-21']],
        ['It shall be sent in the last week of June.', ['open 06-30']],
        ['It shall be sent in the 4th week of the month of May.', ['open 05-28']],
        [
          'It shall be sent in the first week of January, April, July and October.',
          ['open 01-07+04-07+07-07+10-07'],
        ],
      ],
      rejects: [['It shall be sent in the first week of every month.', []]],
    },
  },
});
