import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { MIXED_MERGE_RULES } from './mixed-merge-rules.ts';
import { PARTING_MERGE_RULES } from './parting-merge-rules.ts';
import { told } from './told.test-support.ts';

/** The duties of a sentence with two recurring periods, by when each is due. */
export const partingMerges = toFamily({
  name: 'parting merge',
  rules: PARTING_MERGE_RULES,
  run: (sentence: string, rules) =>
    findPeriods(sentence, { merges: [...rules, ...MERGE_RULES, ...MIXED_MERGE_RULES] }).map(told),
  cases: {
    'made-up-of': {
      accepts: [['Daily readings shall be consolidated and sent on every Saturday.', ['weekly saturday']]],
      rejects: [
        ['Daily readings shall be taken and the log sent on every Saturday.', ['daily', 'weekly saturday']],
      ],
    },
    'data-of-last-month': {
      accepts: [
        [
          'Hourly data of gas for the previous month shall be sent to the office, Rampur by 7th of each month.',
          ['monthly day 7'],
        ],
      ],
      rejects: [
        [
          'Hourly readings shall be taken and a sheet sent to us by 7th of each month.',
          ['daily', 'monthly day 7'],
        ],
      ],
    },
    'and-so-on': {
      accepts: [['Sheets shall be sent by 15th April and so on for each quarter.', ['quarterly 04-15']]],
      rejects: [
        [
          'Sheets shall be sent by 15th April and the pit cleaned in each quarter.',
          ['yearly 04-15', 'quarterly'],
        ],
      ],
    },
    'other-half': {
      accepts: [
        [
          'The pits shall be cleared twice a year, in the last week of May and again in the last week of October.',
          ['half_yearly 05-31+10-31'],
        ],
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
    'verb-of-its-own': {
      accepts: [
        [
          'The mill shall draw a balance every financial year and place it on the site within 90 days of closure of the year.',
          ['yearly', 'yearly 06-29'],
        ],
        [
          'Stock shall be told daily, batch-wise, and the energy meter shall be noted each day at noon.',
          ['daily', 'daily'],
        ],
        [
          'Sludge shall be analysed every year in January for TCLP and the report submitted by 28th February.',
          ['yearly', 'yearly 02-28'],
        ],
        [
          'The mill shall have its books checked after every financial year and hand over the sheet on or before 31st July every year.',
          ['yearly', 'yearly 07-31'],
        ],
        [
          'Guards are to walk the fence every night and the cook is to sweep the hall each day.',
          ['daily', 'daily'],
        ],
        [
          'The attendant shall blow soot once in every shift and drain the vessel once every day.',
          ['daily', 'daily'],
        ],
        [
          'The ash shall be surveyed by drone yearly and a return in Part B of the form filed by the 30th of April.',
          ['yearly', 'yearly 04-30'],
        ],
        [
          'Each year before 31st March the mill shall weigh its bags, and file an annual return by 30th June.',
          ['yearly 03-31', 'yearly 06-30'],
        ],
        [
          'The mill shall plant trees once a year, with a count to be sent by 31st May every year.',
          ['yearly', 'yearly 05-31'],
        ],
        [
          'Dust shall be measured quarterly and reports be sent within 15 days of the end of each quarter.',
          ['quarterly', 'quarterly 01-15+04-15+07-15+10-15'],
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
    'act-and-its-paper': {
      accepts: [
        [
          'Annual audit shall be done by an institute, and its report placed before the Board by 31st July.',
          ['yearly', 'yearly 07-31'],
        ],
      ],
      rejects: [['Annual report and audited statement shall be put up by 30th April.', ['yearly 04-30']]],
    },
    'clause-of-its-own': {
      accepts: [
        ['Effluent – monthly; the results to be sent by 7th of every month.', ['monthly', 'monthly day 7']],
      ],
      rejects: [['Effluent shall be tested monthly; once in a month at least.', ['monthly']]],
    },
    'item-for-each': {
      accepts: [
        [
          'Training: (1) fire fighting – once in six months by experts (2) first aid – once in a year',
          ['half_yearly', 'yearly'],
        ],
        [
          'Checks: (i) pit - once in two months by a chemist (ii) lid - twice a year.',
          ['1/2 month', 'half_yearly'],
        ],
      ],
      rejects: [['The pit shall be checked bi-annually (once in six months).', ['half_yearly']]],
    },
    'thing-for-each': {
      accepts: [
        [
          'The stacks shall be sampled twice a year, and the noise at four corners of the mill, six monthly.',
          ['half_yearly', 'half_yearly'],
        ],
      ],
      rejects: [
        [
          'The stacks shall be sampled half yearly and the results noted, once in six months.',
          ['half_yearly'],
        ],
        ['The stacks shall be sampled yearly, and the report sent, by 30th April.', ['yearly 04-30']],
      ],
    },
    'noun-for-each': {
      accepts: [
        [
          'Stack once in 3 months, noise once in 6 months, ambient air once in 6 months shall be got analysed.',
          ['quarterly', 'half_yearly', 'half_yearly'],
        ],
        [
          'The mill will hold a check-up of workers every six months and mock drill for spills twice in a year.',
          ['half_yearly', 'half_yearly'],
        ],
      ],
      rejects: [
        ['Noise shall be monitored yearly, preferably once in a year.', ['yearly']],
        ['Accounts shall be balanced annually, latest by April 30.', ['yearly 04-30']],
      ],
    },
    'adjective-for-each': {
      accepts: [
        ['The mill shall hold weekly review meetings, monthly review meetings.', ['weekly', 'monthly']],
      ],
      rejects: [['The mill shall send a monthly report, once in two months.', ['1/2 month']]],
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
    'place-for-each': {
      accepts: [
        ['The water shall be tested for pH each shift and for COD each day.', ['daily', 'daily']],
        ['Gas shall be tested raw every four hours and after scrubbing once in a day.', ['daily', 'daily']],
      ],
      rejects: [['Gas shall be tested every day and at least once in a day.', ['daily']]],
    },
  },
});
