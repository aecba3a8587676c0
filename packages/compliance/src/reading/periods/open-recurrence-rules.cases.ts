import { toFamily } from '../rule-family.test-support.ts';
import { OPEN_RECURRENCE_RULES } from './open-recurrence-rules.ts';
import { findRecurrences } from './recurrence-rules.ts';
import { told } from './told.test-support.ts';

const BI_WEEKLY =
  'The order says bi-weekly, which can mean every two weeks or twice a week. Which of the two is meant?';
const BI_MONTHLY =
  'The order says bi-monthly, which can mean every two months or twice a month. Which of the two is meant?';

/** How often a sentence says that something is done, where it leaves something open, and what is asked. */
export const openRecurrences = toFamily({
  name: 'open recurrence',
  rules: OPEN_RECURRENCE_RULES,
  run: (sentence: string, open) =>
    findRecurrences(sentence, { open }).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'once-a-season': {
      accepts: [
        ['A wind rose shall be drawn season-wise (four seasons).', ['quarterly']],
        ['Wells shall be sampled once in a season (4 seasons in a year).', ['quarterly']],
        [
          'The river shall be sampled seasonally.',
          ['open', 'The order says once in a season and not which seasons. How often is it due?'],
        ],
        [
          'Soil shall be sampled once in a season.',
          ['open', 'The order says once in a season and not which seasons. How often is it due?'],
        ],
        [
          'Wells shall be sampled in each season.',
          ['open', 'The order says once in a season and not which seasons. How often is it due?'],
        ],
        [
          'Wells shall be sampled season-wise.',
          ['open', 'The order says once in a season and not which seasons. How often is it due?'],
        ],
        ...[
          'seasonwise',
          'once every season',
          'once each season',
          'once per season',
          'once in the season',
          'once in all seasons',
          'every season',
        ].map((words): [string, string[]] => [
          `Wells shall be sampled ${words}.`,
          ['open', 'The order says once in a season and not which seasons. How often is it due?'],
        ]),
      ],
      rejects: [['Wells shall be sampled in the dry season.', []]],
    },
    'unit-or-count': {
      accepts: [
        [
          'The liquor shall be changed every week or ten days.',
          ['weekly', 'The order says every week or ten days and leaves open which. How often is it due?'],
        ],
      ],
      rejects: [['The liquor shall be changed every week or when it is brown.', ['weekly']]],
    },
    'bi-weekly': {
      accepts: [['The unit shall submit a progress report bi-weekly.', ['open', BI_WEEKLY]]],
      rejects: [['The unit shall submit a progress report weekly.', ['weekly']]],
    },
    'bi-monthly': {
      accepts: [
        ['The committee shall meet bi-monthly.', ['open', BI_MONTHLY]],
        ['The unit shall send bimonthly reports.', ['open', BI_MONTHLY]],
        ['The unit shall send bi monthly reports.', ['open', BI_MONTHLY]],
        ['The unit shall send bi- monthly reports.', ['open', BI_MONTHLY]],
      ],
      rejects: [['The committee shall meet monthly.', ['monthly']]],
    },
    'either-count': {
      accepts: [
        [
          'The drains shall be cleaned once in 2/3 months.',
          ['1/2 month', 'The order says once in 2/3 months and leaves open which. How often is it due?'],
        ],
        [
          'The bags shall be replaced every twelve to six months.',
          [
            'half_yearly',
            'The order says every twelve to six months and leaves open which. How often is it due?',
          ],
        ],
        [
          'Sludge shall be lifted at intervals of 15-20 days.',
          ['1/15 day', 'The order says intervals of 15-20 days and leaves open which. How often is it due?'],
        ],
      ],
      rejects: [
        ['The drains shall be cleaned once in 2 months.', ['1/2 month']],
        ['Every 2 to 2 months the drains are cleaned.', []],
      ],
    },
    'missing-count': {
      accepts: [
        [
          'The stack shall be tested once in ___ months.',
          ['open', 'The order leaves out the number of months. Once in how many months is it due?'],
        ],
        [
          'Drains shall be cleaned every …… days.',
          ['open', 'The order leaves out the number of days. Once in how many days is it due?'],
        ],
        [
          'The cloths shall be washed once in days.',
          ['open', 'The order leaves out the number of days. Once in how many days is it due?'],
        ],
      ],
      rejects: [
        ['The stack shall be tested once in three months.', ['quarterly']],
        ['The stack shall be tested once in a month.', ['monthly']],
      ],
    },
    'tri-annual': {
      accepts: [
        [
          'The trap shall be opened tri-annually.',
          [
            'open',
            'The order says tri-annually, which can mean three times a year or every three years. Which of the two is meant?',
          ],
        ],
      ],
      rejects: [['The trap shall be opened triennially.', ['1/3 year']]],
    },
    'either-of-two': {
      accepts: [
        [
          'Noise shall be monitored weekly or daily.',
          ['daily', 'The order says weekly or daily and leaves open which. How often is it due?'],
        ],
        [
          'The unit shall submit monthly/ quarterly/ annual returns.',
          [
            'monthly',
            'The order says monthly/ quarterly/ annual and leaves open which. How often is it due?',
          ],
        ],
        [
          'Reports shall be sent on quarterly/half-yearly basis.',
          [
            'quarterly',
            'The order says on quarterly/half-yearly basis and leaves open which. How often is it due?',
          ],
        ],
        [
          'The stack shall be monitored monthly / quarterly.',
          ['monthly', 'The order says monthly / quarterly and leaves open which. How often is it due?'],
        ],
        ...[
          'monthly/half yearly',
          'monthly / half-yearly',
          'monthly/halfyearly',
          'monthly/annually basis',
        ].map((words): [string, string[]] => [
          `Data shall be sent on ${words}.`,
          ['monthly', `The order says on ${words} and leaves open which. How often is it due?`],
        ]),
        ...['half yearly/yearly', 'half-yearly/yearly', 'halfyearly/yearly'].map(
          (words): [string, string[]] => [
            `Data shall be sent ${words}.`,
            ['half_yearly', `The order says ${words} and leaves open which. How often is it due?`],
          ],
        ),
      ],
      rejects: [['Reports shall be sent on quarterly basis.', ['quarterly']]],
    },
  },
});
