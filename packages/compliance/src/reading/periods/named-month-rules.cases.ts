import { toFamily } from '../rule-family.test-support.ts';
import { findNamedMonths, NAMED_MONTH_RULES } from './named-month-rules.ts';
import { told } from './told.test-support.ts';

/** The days and months that a sentence names without a date; the first named month behind a stroke. */
export const namedMonths = toFamily({
  name: 'named month',
  rules: NAMED_MONTH_RULES,
  run: (sentence: string, months) =>
    findNamedMonths(sentence, { months }).map((period) =>
      period.month ? `${told(period)} | ${period.month}` : told(period),
    ),
  cases: {
    'end-of-named-month': {
      accepts: [
        ['Trees shall be planted before the end of August every year.', ['open 08-31']],
        ['The pond shall be desilted by the end of the month of June.', ['open 06-30']],
        ['The pond shall be desilted by February end.', ['open 02-28']],
        ['The form shall be filed by September-end each year.', ['open 09-30']],
        ['Saplings shall be planted by end June, 2027.', ['once on 2027-06-30']],
        ['The work shall be completed by the end of March 2027.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['Trees shall be planted before the end of the monsoon.', []],
        ['The end of March is the end of the financial year.', []],
      ],
    },
    'end-of-coming-month': {
      accepts: [['Saplings shall be planted by the end of the coming September.', ['once 09-30']]],
      rejects: [['Saplings shall be planted by the end of September.', ['open 09-30']]],
    },
    'ends-of-named-months': {
      accepts: [['Stock shall be verified on the last day of June and December.', ['open 06-30+12-31']]],
      rejects: [['Stock shall be verified on the last day of June.', ['open 06-30']]],
    },
    'middle-of-month': {
      accepts: [
        ['The conveyor shall be covered not later than mid-July 2027.', ['once on 2027-07-15']],
        ['Drains shall be cleared before the middle of May every year.', ['open 05-15']],
      ],
      rejects: [['The mid-day sample of July 2027 shall be kept.', []]],
    },
    'day-of-named-months': {
      accepts: [
        [
          'Lists shall be sent in April and in October of each year, by the 20th day of these months.',
          ['open 04-20+10-20'],
        ],
        ['Lists shall be sent in June & December (on or before 7th of the month).', ['open 06-07+12-07']],
        [
          'Lists shall be sent during May and in November, i.e. latest by the 5th of those months.',
          ['open 05-05+11-05'],
        ],
      ],
      rejects: [['Lists shall be sent in June and December.', ['half_yearly | 6']]],
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
        ['Odour survey - May & November.', ['half_yearly | 5']],
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
        ['A camp shall be held on every Environment Day.', ['open 06-05']],
        ['A drill shall be held on the occasion of National Safety Day.', ['open 03-04']],
        ['Saplings shall be planted on World Environment Day i.e. 5th June, 2027.', ['once on 2027-06-05']],
      ],
      rejects: [
        ['The unit shall observe World Environment Day.', []],
        ['A drill shall be held on a working day.', []],
      ],
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
    'in-month-of-year': {
      accepts: [
        ['Saplings shall be planted in July 2026.', ['once on 2026-07-31']],
        ['The mill shall take up a second survey during the month of August, 2027.', ['once on 2027-08-31']],
      ],
      rejects: [
        ['The mill shall send the results of tests done in March 2026.', []],
        ['The samples taken in March 2026 shall be tested.', []],
        ['Sand shall not be dug in July 2026.', []],
      ],
    },
    'by-month-of': {
      accepts: [
        ['The statement shall be furnished within the month of September.', ['open 09-30']],
        ['The results shall be sent by the month of June and December.', ['open 06-30+12-31']],
      ],
      rejects: [
        ['The statement shall be furnished in the month of September.', ['yearly | 9']],
        ['The statement shall be furnished by the month of June 2026.', ['once on 2026-06-30']],
      ],
    },
    'in-the-month-of': {
      accepts: [['All bags shall be replaced in the month of April.', ['yearly | 4']]],
      rejects: [
        ['All bags shall be replaced in April.', []],
        ['The bags were replaced in the month of April.', []],
        ['All bags shall be replaced in the month of April of the next year.', []],
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
    'public-day': {
      accepts: [
        ['The dump shall be cleared on or before Gandhi Jayanti, 2027.', ['once on 2027-10-02']],
        ['A talk shall be held on every Republic Day.', ['open 01-26']],
      ],
      rejects: [['A talk shall be held on Diwali.', []]],
    },
    'namely-month': {
      accepts: [['The sheds shall go by the end of construction, i.e. June 2027.', ['once on 2027-06-30']]],
      rejects: [['The sheds of the last season, i.e. June 2027, shall go.', []]],
    },
    'week-of-named-month': {
      accepts: [
        ['It shall be sent in the first week of January every year.', ['open 01-07']],
        ['It shall be sent in the second week of May.', ['open 05-14']],
        ['It shall be sent by the second week of July 2027.', ['once on 2027-07-14']],
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
