import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { MERGE_RULES } from './merge-rules.ts';
import { MIXED_MERGE_RULES } from './mixed-merge-rules.ts';
import { PARTING_MERGE_RULES } from './parting-merge-rules.ts';
import { told } from './told.test-support.ts';

/** The duties of a sentence, by when each is due. */
export const merges = toFamily({
  name: 'merge',
  rules: MERGE_RULES,
  run: (sentence: string, rules) =>
    findPeriods(sentence, { merges: [...PARTING_MERGE_RULES, ...rules, ...MIXED_MERGE_RULES] }).map(told),
  cases: {
    'goes-with': {
      accepts: [
        [
          'The figures shall be sent annually along with the six monthly report due on 1st December.',
          ['yearly', 'half_yearly 12-01'],
        ],
        ['The figures shall be sent annually along with the six monthly report.', ['yearly']],
      ],
      rejects: [['The figures shall be sent annually and with care by 1st December.', ['yearly 12-01']]],
    },
    'told-with-paper': {
      accepts: [
        [
          'The mill shall analyse its effluent fortnightly and submit the results along with the monthly statement.',
          ['1/2 week', 'monthly'],
        ],
      ],
      rejects: [
        [
          'The mill shall weigh its ash yearly and submit the results along with the monthly statement.',
          ['yearly'],
        ],
        ['The results of the mill shall be sent monthly together with the quarterly sheet.', ['monthly']],
      ],
    },
    'days-every-year': {
      accepts: [
        [
          'Sheets shall be sent by 30th April for October - March and by 31st October for April - September, every year.',
          ['half_yearly 04-30+10-31'],
        ],
        ['Soil of the fields, pre-sowing and post-harvest, be got tested each year.', ['half_yearly']],
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
  },
});
