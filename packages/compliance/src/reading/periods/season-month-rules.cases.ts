import { toFamily } from '../rule-family.test-support.ts';
import { findPeriods } from './find-periods.ts';
import { SEASON_MONTH_RULES } from './season-month-rules.ts';

/** How often, and in which months of the year; "all" where it runs the whole year. */
export const seasonMonths = toFamily({
  name: 'season month',
  rules: SEASON_MONTH_RULES,
  run: (sentence: string, rules) =>
    findPeriods(sentence, { seasons: rules }).map(
      ({ frequency, months }) => `${frequency ?? 'own'} ${months.join('+') || 'all'}`,
    ),
  cases: {
    'range-behind': {
      accepts: [
        ['Wells shall be sampled monthly (June to September).', ['monthly 6+7+8+9']],
        ['The drain shall be cleaned every fortnight, June to September.', ['own 6+7+8+9']],
      ],
      rejects: [
        ['Accounts shall be sent monthly (April to March).', ['monthly all']],
        ['Levels shall be noted weekly, June 2027 to September 2027.', ['weekly all']],
        ['Samples shall be drawn quarterly (April to June).', ['quarterly all']],
      ],
    },
    'during-range': {
      accepts: [
        ['Wells shall be sampled monthly from November to April every year.', ['monthly 1+2+3+4+11+12']],
        ['The level shall be measured every month between June and October.', ['monthly 6+7+8+9+10']],
        ['Dust shall be measured twice a month from October to May.', ['own 1+2+3+4+5+10+11+12']],
        [
          'Drains shall be cleaned weekly from June to September and monthly else.',
          ['weekly 6+7+8+9', 'monthly 1+2+3+4+5+10+11+12'],
        ],
      ],
      rejects: [
        [
          'The report for the months from April to September shall be submitted every month by 10th.',
          ['monthly all'],
        ],
        ['Reports shall be sent monthly from June 2027 to September 2027.', ['monthly all']],
      ],
    },
    'season-range': {
      accepts: [
        [
          'The effluent shall be analysed once a week during the crushing season (October to March).',
          ['weekly 1+2+3+10+11+12'],
        ],
        [
          'Air shall be monitored weekly in the crushing season (October to March) and monthly during the rest of the year.',
          ['weekly 1+2+3+10+11+12', 'monthly 4+5+6+7+8+9'],
        ],
      ],
      rejects: [['The effluent shall be analysed weekly during the crushing season.', ['weekly all']]],
    },
    'season-list': {
      accepts: [
        [
          'Slopes shall be inspected daily in the monsoon (June, July and August) and weekly in other months.',
          ['daily 6+7+8', 'weekly 1+2+3+4+5+9+10+11+12'],
        ],
      ],
      rejects: [['Slopes shall be inspected daily (June, July and August).', ['daily all']]],
    },
    monsoon: {
      accepts: [
        [
          'The tanks shall be looked at daily in the monsoon and weekly otherwise.',
          ['daily 6+7+8+9', 'weekly 1+2+3+4+5+10+11+12'],
        ],
        [
          'Wells shall be sampled weekly in the north-east monsoon and monthly in the remaining months.',
          ['weekly 10+11+12', 'monthly 1+2+3+4+5+6+7+8+9'],
        ],
        ['In the rainy season, the drains shall be cleaned daily.', ['daily 6+7+8+9']],
      ],
      rejects: [
        ['The pit shall be pumped out once a week and more often during rains.', ['weekly all']],
        ['The drains shall be cleaned daily in the dry season.', ['daily all']],
        ['The ponds shall be looked at weekly for monsoon water.', ['weekly all']],
      ],
    },
  },
});
