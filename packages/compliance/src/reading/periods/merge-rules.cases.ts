import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { told } from './told.test-support.ts';

/** The duties of a sentence, by when each is due. */
export const merges = toFamily({
  name: 'merge',
  rules: MERGE_RULES,
  run: (sentence: string, rules) => findPeriods(sentence, { merges: rules }).map(told),
  cases: {
    'other-half': {
      accepts: [
        [
          'The half yearly returns shall be filed by 30th October in duplicate and by 30th April.',
          ['half_yearly 04-30+10-30'],
        ],
      ],
      rejects: [
        [
          'Returns shall be filed by 30th June, and the stock shall be told by 30th July.',
          ['yearly 06-30', 'yearly 07-30'],
        ],
      ],
    },
    'other-part': {
      accepts: [
        [
          'The sheet shall be sent by 30 April for the half-year October to March and by 31 October for the other.',
          ['half_yearly 04-30+10-31'],
        ],
        [
          'The sheet shall be sent by 15 April for January to March, by 15 July for April to June, by 15 October for July to September and by 15 January for the last quarter.',
          ['quarterly 01-15+04-15+07-15+10-15'],
        ],
      ],
      rejects: [
        [
          'The sheet shall be sent by 30 April for the period and returns by 31 October.',
          ['yearly 04-30', 'yearly 10-31'],
        ],
        [
          'The sheet shall be sent by 30 April and the lids mended by 31 October.',
          ['yearly 04-30', 'yearly 10-31'],
        ],
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
    respectively: {
      accepts: [
        [
          'The two sheets shall be sent by 30th June and 30th September respectively.',
          ['yearly 06-30', 'yearly 09-30'],
        ],
        [
          'The two sheets shall be sent by 30th June and 30th June respectively.',
          ['yearly 06-30', 'yearly 06-30'],
        ],
      ],
      rejects: [['The sheet shall be sent by 30th June and 30th September.', ['half_yearly 06-30+09-30']]],
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
    'adjective-for-each': {
      accepts: [
        ['The mill shall hold weekly review meetings, monthly review meetings.', ['weekly', 'monthly']],
      ],
      rejects: [['The mill shall send a monthly report, once in two months.', ['1/2 month']]],
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
    'goes-with': {
      accepts: [
        [
          'The figures shall be sent annually along with the six monthly report due on 1st December.',
          ['yearly', 'half_yearly 12-01'],
        ],
      ],
      rejects: [['The figures shall be sent annually and with care by 1st December.', ['yearly 12-01']]],
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
    'lead-namely': {
      accepts: [
        [
          'Renewal shall be sought 120 days before its expiry, i.e., before 01.12.2028.',
          ['once on 2028-12-01'],
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
    'verb-of-its-own': {
      accepts: [
        [
          'Each year before 31st March the mill shall weigh its bags, and file an annual return by 30th June.',
          ['yearly 03-31', 'yearly 06-30'],
        ],
        [
          'The mill shall plant trees once a year, with a count to be sent by 31st May every year.',
          ['yearly', 'yearly 05-31'],
        ],
        [
          'The mill shall test the water once a month, and submit the results by 10th of the next month.',
          ['monthly', 'monthly day 10'],
        ],
        [
          'Workers shall be examined once a year, and the summary shall be filed by 31st January.',
          ['yearly', 'yearly 01-31'],
        ],
        [
          'The stack shall be monitored monthly and the unit shall submit its results every month.',
          ['monthly', 'monthly'],
        ],
        ['The waste shall be collected thrice a day and weighed daily.', ['daily', 'daily']],
        [
          'At the end of each monsoon the drains shall be mended and photographs sent by 31st October.',
          ['yearly', 'yearly 10-31'],
        ],
        [
          'A budget shall be made each year and a certificate of its use sent by 30th April.',
          ['yearly', 'yearly 04-30'],
        ],
        [
          'The hoses shall be refilled yearly and a certificate be obtained every year.',
          ['yearly', 'yearly'],
        ],
      ],
      rejects: [
        ['The bags shall be checked weekly and the record shall be signed once a week.', ['weekly']],
        ['The bags shall be checked weekly and be shaken weekly.', ['weekly']],
        [
          'The sludge sent each month and its source shall be told by the 5th of the next month.',
          ['monthly day 5'],
        ],
        ['The annual report of the unit and its summary shall be put up by 30th April.', ['yearly 04-30']],
      ],
    },
    'noun-for-each': {
      accepts: [
        [
          'Stack once in 3 months, noise once in 6 months, ambient air once in 6 months shall be got analysed.',
          ['quarterly', 'half_yearly', 'half_yearly'],
        ],
      ],
      rejects: [
        ['Noise shall be monitored yearly, preferably once in a year.', ['yearly']],
        ['Accounts shall be balanced annually, latest by April 30.', ['yearly 04-30']],
      ],
    },
    'way-for-each': {
      accepts: [
        ['Figures shall be sent daily by SMS, weekly by e-mail.', ['daily', 'weekly']],
        [
          'Dosing shall be checked hourly by the operator and once per shift by the chemist.',
          ['daily', 'daily'],
        ],
      ],
      rejects: [['Figures shall be sent six monthly by e-mail, once in six months.', ['half_yearly']]],
    },
    'days-every-year': {
      accepts: [
        [
          'Sheets shall be sent by 30th April for October - March and by 31st October for April - September, every year.',
          ['half_yearly 04-30+10-31'],
        ],
      ],
      rejects: [
        [
          'Sheets shall be sent by 30th April and 31st October and the pit shall be cleaned every year.',
          ['half_yearly 04-30+10-31', 'yearly'],
        ],
      ],
    },
    'two-days': {
      accepts: [
        [
          'The form shall be filed by 30th June and the summary of the same shall be published by 31st July.',
          ['yearly 06-30', 'yearly 07-31'],
        ],
      ],
      rejects: [['The form shall be filed every year, by 30th June.', ['yearly 06-30']]],
    },
    'same-cycle': {
      accepts: [
        ['The wells shall be sampled annually and the results kept, once in a year.', ['yearly']],
        ['The air shall be monitored twice a week, that is 104 times in a year.', ['2/1 week']],
      ],
      rejects: [
        [
          'VOCs shall be monitored twice in a month till stabilisation and once in a month thereafter.',
          ['2/1 month', 'monthly'],
        ],
        [
          'The wells shall be sampled monthly, and the drains shall be cleaned yearly.',
          ['monthly', 'yearly'],
        ],
      ],
    },
    'for-each': {
      accepts: [
        ['Water shall be tested for chlorine daily, for BOD weekly.', ['daily', 'weekly']],
        ['Wells shall be watched monthly for level, quarterly for quality.', ['monthly', 'quarterly']],
      ],
      rejects: [['Wells shall be watched monthly (once in two months).', ['monthly']]],
    },
    'side-by-side': {
      accepts: [['Fugitive emission shall be monitored bi-monthly, once in two months.', ['1/2 month']]],
      rejects: [
        ['The strips shall be tested weekly and shall be calibrated yearly.', ['weekly', 'yearly']],
        ['Sampling shall be done: stack – quarterly, air – half-yearly.', ['quarterly', 'half_yearly']],
      ],
    },
    'adjective-with-day': {
      accepts: [
        ['The unit must send six monthly reports, signed and stamped, by 1st June.', ['half_yearly 06-01']],
      ],
      rejects: [
        [
          'The unit shall send six monthly reports, and the annual return shall be filed by 1st June.',
          ['half_yearly', 'yearly 06-01'],
        ],
      ],
    },
    'within-reach': {
      accepts: [
        ['The unit shall carry out daily checks of the meter at the outlet every month.', ['monthly']],
      ],
      rejects: [
        ['The stacks shall be tested monthly by a laboratory, the drains yearly.', ['monthly', 'yearly']],
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
