import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { MIXED_MERGE_RULES } from './mixed-merge-rules.ts';
import { PARTING_MERGE_RULES } from './parting-merge-rules.ts';
import { told } from './told.test-support.ts';

/** The duties of a sentence of which one comes once or with an event. */
export const mixedMerges = toFamily({
  name: 'mixed merge',
  rules: MIXED_MERGE_RULES,
  run: (sentence: string, rules) =>
    findPeriods(sentence, { merges: [...PARTING_MERGE_RULES, ...MERGE_RULES, ...rules] }).map(told),
  cases: {
    'told-again': {
      accepts: [['Any leak shall be told immediately and report in writing within 24 hours.', ['event']]],
      rejects: [
        ['Any leak shall be reported immediately and the pump mended within 24 hours.', ['event', 'event']],
      ],
    },
    'each-time-before': {
      accepts: [
        [
          'The pond shall be cleaned every year at least 15 days before start of the crushing season.',
          ['yearly'],
        ],
      ],
      rejects: [
        [
          'The pond shall be cleaned every year and the gates 15 days before the season.',
          ['yearly', 'event'],
        ],
        ['The pond shall be cleaned monthly 15 days before the season.', ['monthly', 'event']],
      ],
    },
    'each-event-before': {
      accepts: [['The start of every crushing season shall be told to us 15 days in advance.', ['yearly']]],
      rejects: [
        ['The log shall be sent every week and a stop told 15 days in advance.', ['weekly', 'event']],
        [
          'Drains shall be cleaned every monsoon and the start shall be told 15 days in advance.',
          ['yearly', 'event'],
        ],
      ],
    },
    'adjective-with-event': {
      accepts: [
        [
          'The monthly report shall be sent; the quarterly report within a week of its completion.',
          ['monthly', 'quarterly'],
        ],
      ],
      rejects: [
        [
          'The quarterly report and its proof within a week of sampling shall be kept.',
          ['quarterly', 'event'],
        ],
      ],
    },
    whichever: {
      accepts: [
        ['The fee shall be paid within two weeks or by 30.04.2027, whichever is earlier.', ['once 2 week']],
        [
          'The fee shall be paid by 30.04.2027 or within 5 days, whichever comes first.',
          ['once on 2027-04-30'],
        ],
      ],
      rejects: [
        [
          'The fee shall be paid within two weeks or the plan by 30.04.2027, whichever is cheaper.',
          ['once 2 week', 'once on 2027-04-30'],
        ],
      ],
    },
    'span-namely': {
      accepts: [
        ['Meters shall be fitted within 90 days of this order, i.e. by 03.12.2026.', ['once on 2026-12-03']],
        ['Meters shall be fitted by 03.12.2026 i.e. within 90 days.', ['once on 2026-12-03']],
        ['Meters shall be fitted within 90 days (on or before 03.12.2026).', ['once on 2026-12-03']],
        ['The plan shall be filed in three months, that is to say, by 03.12.2026.', ['once on 2026-12-03']],
      ],
      rejects: [
        [
          'Meters shall be fitted within 90 days of this order and sealed by 03.12.2026.',
          ['once 90 day', 'once on 2026-12-03'],
        ],
      ],
    },
    'held-and-due': {
      accepts: [
        [
          'A guarantee with validity of six months beyond the expiry, i.e. up to 30/06/2028, shall be deposited within 21 days.',
          ['once 21 day'],
        ],
      ],
      rejects: [
        [
          'The guarantee shall be kept valid for six months beyond the expiry and a copy shall be sent within 21 days.',
          ['lead -6 month', 'once 21 day'],
        ],
      ],
    },
    'event-and-at-least': {
      accepts: [
        [
          'The stack shall be tested once in every 500 running hours or yearly, whichever earlier.',
          ['yearly'],
        ],
        [
          'The lamps shall be changed every 1000 running hours and at any rate not less than once in 3 months.',
          ['quarterly'],
        ],
      ],
      rejects: [
        [
          'The lamps shall be changed every 1000 running hours and the glass once in 3 months.',
          ['event', 'quarterly'],
        ],
      ],
    },
    'series-within-event': {
      accepts: [['A copy of the policy shall be sent each year within 30 days of its renewal.', ['yearly']]],
      rejects: [
        [
          'A copy shall be sent each year and a leak shut within 30 days of its detection.',
          ['yearly', 'event'],
        ],
      ],
    },
    'first-of-series-from-event': {
      accepts: [
        [
          'The stack shall be tested yearly by a laboratory, the first test being within 3 months of start up.',
          ['yearly'],
        ],
      ],
      rejects: [
        [
          'The stack shall be tested yearly by a laboratory, and a leak shut within 3 days of its detection.',
          ['yearly', 'event'],
        ],
      ],
    },
    'first-of-series-within': {
      accepts: [
        [
          'The mill shall send sheets every six months to the office at the town, the first sheet within three months.',
          ['half_yearly'],
        ],
        [
          'Audits shall be made once a year, the first of which shall be conducted within 6 months.',
          ['yearly'],
        ],
      ],
      rejects: [
        ['Audits shall be made once a year, and the tank lined within 6 months.', ['yearly', 'once 6 month']],
      ],
    },
    'series-after-first': {
      accepts: [
        [
          'The first report shall be sent within three months and thereafter every six months.',
          ['half_yearly'],
        ],
        ['The first audit shall be made by 30.06.2027, and subsequently every year.', ['yearly']],
      ],
      rejects: [
        [
          'The tank shall be lined within three months and thereafter cleaned every six months.',
          ['once 3 month', 'half_yearly'],
        ],
        [
          'The first report shall be sent within three months, and the drains cleaned every six months.',
          ['once 3 month', 'half_yearly'],
        ],
      ],
    },
    'open-day-with-date': {
      accepts: [
        [
          'The drain shall be dug before the onset of monsoon and not later than 31.07.2027.',
          ['once on 2027-07-31'],
        ],
      ],
      rejects: [
        [
          'The drain shall be dug before the onset of monsoon and the wall shall be built by 31.07.2027.',
          ['once null null', 'once on 2027-07-31'],
        ],
      ],
    },
    'lead-namely': {
      accepts: [
        [
          'Renewal shall be sought 120 days before its expiry, i.e., before 01.12.2028.',
          ['once on 2028-12-01'],
        ],
        [
          'Renewal shall be sought on or before 31/03/2029 i.e. three months before the last date.',
          ['once on 2029-03-31'],
        ],
        [
          'The guarantee shall be kept until 30.09.2029, i.e. six months beyond the validity of this consent.',
          ['once on 2029-09-30'],
        ],
      ],
      rejects: [
        [
          'Renewal shall be sought 120 days before its expiry, and fees paid by 01.12.2028.',
          ['lead 120 day', 'once on 2028-12-01'],
        ],
      ],
    },
    'adjective-with-date': {
      accepts: [
        ['Annual return for the FY 2023-24 shall be filed before 30.06.2024.', ['once on 2024-06-30']],
        ['The quarterly report is sent by 31.12.2026.', ['quarterly']],
      ],
      rejects: [
        [
          'Quarterly reports of the works to be completed by 31.12.2026 shall be sent.',
          ['quarterly', 'once on 2026-12-31'],
        ],
        [
          'Quarterly reports shall be sent and the lid mended by 31.12.2026.',
          ['quarterly', 'once on 2026-12-31'],
        ],
      ],
    },
    'first-of-series': {
      accepts: [
        [
          'The sheet shall be sent once in 6 months, the first such sheet being due on 30.09.2024.',
          ['half_yearly'],
        ],
        ['The sheet shall be sent every quarter, starting on or before 15/07/2024.', ['quarterly']],
      ],
      rejects: [
        [
          'The sheet shall be sent every quarter, and the fee paid by 15/07/2024.',
          ['quarterly', 'once on 2024-07-15'],
        ],
      ],
    },
    'recurring-with-span': {
      accepts: [
        ['The unit must send monthly reports and copies of them within 15 days.', ['monthly']],
        ['The tank must be cleaned monthly or within 40 days.', ['monthly']],
      ],
      rejects: [
        [
          'The tank must be cleaned monthly and the lining renewed within 40 days.',
          ['monthly', 'once 40 day'],
        ],
      ],
    },
    'and-in-any-case': {
      accepts: [
        [
          'The dykes shall be inspected once in six months, and before the monsoon in any case.',
          ['half_yearly'],
        ],
      ],
      rejects: [
        [
          'The dykes shall be inspected once in six months and mended before the monsoon.',
          ['half_yearly', 'once null null'],
        ],
      ],
    },
    'before-each-event': {
      accepts: [
        ['The unit shall give notice 10 days prior to the start of the season every year.', ['yearly']],
        ['Drains shall be cleaned before the onset of monsoon every year.', ['yearly']],
      ],
      rejects: [['The leak shall be told within 24 hours to the office every year.', ['event', 'yearly']]],
    },
    'two-leads': {
      accepts: [
        [
          'Renewal of this consent shall be applied for 90 days before expiry, in any case before its expiry.',
          ['lead 90 day'],
        ],
      ],
      rejects: [
        [
          'Renewal shall be applied for 90 days before expiry, and the form shall be sent within 5 days.',
          ['lead 90 day', 'once 5 day'],
        ],
      ],
    },
    'series-after-event': {
      accepts: [
        [
          'A test shall be made within 180 days from the date of its charging and yearly after that.',
          ['yearly'],
        ],
        ['A test shall be made within 180 days of its charging and thereafter yearly.', ['yearly']],
      ],
      rejects: [
        [
          'A test shall be made within 180 days from the date of its charging and the hall swept yearly.',
          ['event', 'yearly'],
        ],
      ],
    },
    'events-of-one-verb': {
      accepts: [
        ['Seven days prior to trial run and three days prior to opening the Board shall be told.', ['event']],
      ],
      rejects: [
        [
          'Seven days prior to the trial the Board shall be told and three days prior to the opening the town.',
          ['event', 'event'],
        ],
      ],
    },
    'two-events': {
      accepts: [['The spill shall be told within 24 hours or within 2 days of detection.', ['event']]],
      rejects: [
        [
          'The spill shall be told within 24 hours and the soil shall be dug out within 2 days of detection.',
          ['event', 'event'],
        ],
      ],
    },
  },
});
