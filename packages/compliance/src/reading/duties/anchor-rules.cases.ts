import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { ANCHOR_RULES, toRecurrence } from './anchor-rules.ts';

/** How the first period of a sentence recurs; the first known day is Friday, 14 March 2025. */
export const anchors = toFamily({
  name: 'anchor',
  rules: ANCHOR_RULES,
  run: (sentence: string, rules) => {
    const period = findPeriods(sentence)[0];
    return period ? toRecurrence(period, '2025-03-14', rules) : 'no period';
  },
  cases: {
    'every-so-many': {
      accepts: [
        ['Once in two months.', { frequency: null, interval: { every: 2, unit: 'month' } }],
        ['Once in 15 days.', { frequency: null, interval: { every: 15, unit: 'day' } }],
      ],
      rejects: [['The committee shall meet bi-monthly.', null]],
    },
    'times-a-week': {
      accepts: [
        [
          'Twice a week.',
          { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] } },
        ],
        [
          'Three times a week.',
          { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'wednesday', 'friday'] } },
        ],
        [
          'Four times a week.',
          {
            frequency: null,
            interval: { every: 1, unit: 'week', days: ['monday', 'tuesday', 'thursday', 'friday'] },
          },
        ],
        [
          'Five times a week.',
          {
            frequency: null,
            interval: {
              every: 1,
              unit: 'week',
              days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            },
          },
        ],
        [
          'Six times a week.',
          {
            frequency: null,
            interval: {
              every: 1,
              unit: 'week',
              days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
            },
          },
        ],
      ],
      rejects: [['Once a week.', { frequency: 'weekly', day: 'friday' }]],
    },
    'days-of-month': {
      accepts: [
        [
          'It shall be read on the 7th and 21st of every month.',
          { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [7, 21] } },
        ],
      ],
      rejects: [['It shall be read by the 14th of every month.', { frequency: 'monthly', dayOfMonth: 14 }]],
    },
    'times-a-month': {
      accepts: [
        ['Twice a month.', { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 16] } }],
        [
          'Three times a month.',
          { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 11, 21] } },
        ],
        [
          'Four times a month.',
          { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 8, 15, 22] } },
        ],
      ],
      rejects: [['Five times a month.', null]],
    },
    daily: {
      accepts: [['To be noted daily.', { frequency: 'daily' }]],
      rejects: [['To be noted weekly.', { frequency: 'weekly', day: 'friday' }]],
    },
    weekly: {
      accepts: [
        ['To be noted each week.', { frequency: 'weekly', day: 'friday' }],
        ['To be noted every Monday.', { frequency: 'weekly', day: 'monday' }],
      ],
      rejects: [['To be noted every month.', { frequency: 'monthly', dayOfMonth: 14 }]],
    },
    monthly: {
      accepts: [
        ['To be noted once a month.', { frequency: 'monthly', dayOfMonth: 14 }],
        ['To be sent by the 5th of every month.', { frequency: 'monthly', dayOfMonth: 5 }],
      ],
      rejects: [['To be noted every year.', { frequency: 'yearly', month: 'march', dayOfMonth: 14 }]],
    },
    'named-month': {
      accepts: [
        [
          'It shall be sent annually in the month of April.',
          { frequency: 'yearly', month: 'april', dayOfMonth: 31 },
        ],
        [
          'The unit shall analyse the samples in January and July.',
          { frequency: 'half_yearly', month: 'january', dayOfMonth: 31 },
        ],
      ],
      rejects: [['It shall be sent annually.', { frequency: 'yearly', month: 'march', dayOfMonth: 14 }]],
    },
    'from-first-day': {
      accepts: [
        ['It shall be sent once in a quarter.', { frequency: 'quarterly', month: 'march', dayOfMonth: 14 }],
        ['It shall be sent once a year.', { frequency: 'yearly', month: 'march', dayOfMonth: 14 }],
      ],
      rejects: [
        ['It shall be sent once in two years.', { frequency: null, interval: { every: 2, unit: 'year' } }],
      ],
    },
  },
});
