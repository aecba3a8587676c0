import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { PHASE_RULES } from './phase-rules.ts';
import type { Span } from './types.ts';

const span = (of: Span | null): string => (of ? `${of.amount} ${of.unit}` : '');

/** How often, from when until when after the issue, and what is asked. */
export const phases = toFamily({
  name: 'phase',
  rules: PHASE_RULES,
  run: (sentence: string, rules) =>
    findPeriods(sentence, { phases: rules }).map((period) =>
      [period.frequency, span(period.from), '-', span(period.until), period.last, period.question]
        .filter(Boolean)
        .join(' '),
    ),
  cases: {
    'for-the-first': {
      accepts: [
        ['The wells shall be sampled monthly for the first year.', ['monthly - 1 year']],
        ['The wells shall be sampled monthly during the initial six months.', ['monthly - 6 month']],
        [
          'The wells shall be counted annually for the first three years from commissioning.',
          ['yearly - 3 year The order counts this "from commissioning". On which day does it begin?'],
        ],
        [
          'In the first year, the wells shall be sampled weekly; afterwards, once a month.',
          ['weekly - 1 year', 'monthly 1 year -'],
        ],
      ],
      rejects: [['The wells shall be sampled monthly for the first time.', ['monthly -']]],
    },
    thereafter: {
      accepts: [
        [
          'The wells shall be sampled monthly for the first 2 years and quarterly thereafter.',
          ['monthly - 2 year', 'quarterly 2 year -'],
        ],
        [
          'Wells shall be sampled monthly for first year and thereafter once in three months.',
          ['monthly - 1 year', 'quarterly 1 year -'],
        ],
      ],
      rejects: [['Workers shall be examined at first and yearly thereafter.', ['yearly -']]],
    },
    onwards: {
      accepts: [
        [
          'From the 5th year of this consent onwards the belt shall be surveyed annually.',
          ['yearly 4 year -'],
        ],
        ['From the fourth year onwards the belt shall be surveyed annually.', ['yearly 3 year -']],
        ['The belt shall be surveyed annually from the 3rd year of operation.', ['yearly 2 year -']],
      ],
      rejects: [['From the first year onwards the belt shall be surveyed annually.', ['yearly -']]],
    },
    'after-span': {
      accepts: [
        ['After two years of operation the liner shall be tested yearly.', ['yearly 2 year -']],
        ['The liner shall be tested yearly after 6 months from the date of issue.', ['yearly 6 month -']],
      ],
      rejects: [['After two years of rest the liner shall be tested yearly.', ['yearly -']]],
    },
    'after-start': {
      accepts: [
        [
          'After commissioning, the stack shall be monitored monthly.',
          ['monthly - The order counts this "after commissioning". On which day does it begin?'],
        ],
        [
          'The stack shall be monitored monthly from the date of commencement of production.',
          [
            'monthly - The order counts this "from the date of commencement of production". On which day does it begin?',
          ],
        ],
      ],
      rejects: [['After the monsoon, the stack shall be monitored monthly.', ['monthly -']]],
    },
    'from-a-day': {
      accepts: [
        [
          'The fauna shall be surveyed every third year from the date of opening of the mine.',
          ['- The order counts this "from the date of opening of the mine". On which day does it begin?'],
        ],
        [
          'A note shall be sent every six months commencing from January 2025.',
          ['half_yearly - The order counts this "commencing from january 2025". On which day does it begin?'],
        ],
      ],
      rejects: [
        ['A note shall be sent every six months from the date of issue of this order.', ['half_yearly -']],
        ['A note shall be sent monthly from the office.', ['monthly -']],
      ],
    },
    'of-that-year': {
      accepts: [
        [
          'The plant shall be audited once in two years and a report sent by 30th September of that year.',
          ['-', '-'],
        ],
        [
          'The plant shall be audited every alternate year and a report sent by 31st January of the following year.',
          ['-', '-'],
        ],
      ],
      rejects: [
        [
          'The plant shall be audited once a year and a report sent by 30th September of that year.',
          ['yearly -', 'yearly -'],
        ],
      ],
    },
    'for-years': {
      accepts: [
        ['The fee shall be paid annually for five years.', ['yearly - 5 year']],
        ['The wells shall be sampled weekly for a period of 3 months.', ['weekly - 3 month']],
      ],
      rejects: [['The wells shall be sampled weekly and the log kept for five years.', ['weekly -']]],
    },
    'in-the-event': {
      accepts: [
        [
          'The stack shall be tested in the event of analyser failure, daily.',
          [
            'daily - The order asks for this only "in the event of analyser failure". When does the next one begin?',
          ],
        ],
      ],
      rejects: [['The stack shall be tested daily in the event of analyser failure.', ['daily -']]],
    },
    'till-then': {
      accepts: [
        [
          'The tank shall be lined by 31.12.2026 and its level shall be noted every week till then.',
          ['-', 'weekly - 2026-12-31'],
        ],
        [
          'The tank shall be lined within 4 months; till then its level shall be noted every week.',
          ['-', 'weekly - 4 month'],
        ],
        [
          'The tank shall be lined within 4 months and its level shall be noted every week until its completion.',
          ['-', 'weekly - 4 month'],
        ],
      ],
      rejects: [
        [
          'The tank shall be lined by 31.12.2026 and its level shall be noted every week till noon.',
          ['-', 'weekly -'],
        ],
        ['The level shall be noted every week till then.', ['weekly -']],
      ],
    },
    'in-season': {
      accepts: [
        [
          'The effluent shall be analysed once a week during the crushing season.',
          [
            'weekly - The order asks for this only "during the crushing season". When does the next one begin?',
          ],
        ],
        [
          'The tanks shall be looked at daily in the dry season and weekly otherwise.',
          [
            'daily - The order asks for this only "in the dry season". When does the next one begin?',
            'weekly -',
          ],
        ],
        [
          'In the season, the drains shall be cleaned daily.',
          ['daily - The order asks for this only "in the season". When does the next one begin?'],
        ],
      ],
      rejects: [
        ['The belt shall be surveyed once a year in the dry season.', ['yearly -']],
        ['The tanks shall be looked at daily in the monsoon.', ['daily -']],
      ],
    },
  },
});
