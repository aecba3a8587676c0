import { toFamily } from '../rule-family.test-support.ts';
import { findRecurrences } from './recurrence-rules.ts';
import { SEASON_RULES } from './season-rules.ts';
import { told } from './told.test-support.ts';

/** What a sentence says of seasons, and what it leaves open. */
export const seasons = toFamily({
  name: 'season',
  rules: SEASON_RULES,
  run: (sentence: string, seasons) =>
    findRecurrences(sentence, { seasons }).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'every-season': {
      accepts: [
        ['The drains shall be desilted before every monsoon.', ['yearly']],
        ['The boiler shall be descaled each winter.', ['yearly']],
        ['Drains shall be cleaned twice before each monsoon.', ['2/1 year']],
        ['The dyke shall be examined once every off-season.', ['yearly']],
        ['Lagoons shall be emptied after every crushing season.', ['yearly']],
        ['Drains shall be desilted before each rainy season.', ['yearly']],
        ['Roofs shall be mended before every monsoons.', ['yearly']],
      ],
      rejects: [['The drains shall be kept clear during the monsoon.', []]],
    },
    'named-seasons': {
      accepts: [
        ['Beds shall be surveyed pre-monsoon (April) and post-monsoon (October).', ['half_yearly']],
        ['Wells shall be sampled during pre-monsoon and post-monsoon.', ['half_yearly']],
        ['Wells shall be sampled in pre- and post-monsoon.', ['half_yearly']],
        ['Soil shall be analysed pre season and post season.', ['half_yearly']],
        ['Wells shall be sampled pre monsoon/post monsoon seasons.', ['half_yearly']],
        ['Wells shall be sampled both during premonsoon & during postmonsoon season.', ['half_yearly']],
        ['Wells shall be sampled both pre-monsoon and post-monsoon.', ['half_yearly']],
        ['Odour shall be surveyed in summer and winter.', ['half_yearly']],
        ['Odour shall be surveyed each summer and winter.', ['half_yearly']],
        ['Fields, pre-sowing and post-harvest, shall be sampled.', ['half_yearly']],
        ['Leachate shall be sampled in the pre-monsoon, monsoon and post-monsoon seasons.', ['1/4 month']],
        ['Air shall be sampled in summer, monsoon, post monsoon and winter.', ['quarterly']],
        ['Wells shall be sampled before the monsoon and after the monsoon.', ['half_yearly']],
      ],
      rejects: [
        ['Wells shall be sampled pre-monsoon.', []],
        ['Odour shall be surveyed in winter.', []],
      ],
    },
    'each-of-seasons': {
      accepts: [
        ['Air shall be monitored for one week in each of the four seasons of the year.', ['quarterly']],
        ['Air shall be monitored during all three seasons.', ['1/4 month']],
      ],
      rejects: [['Air shall be monitored in all seasons.', []]],
    },
    'before-and-after': {
      accepts: [
        ['The pond shall be tested once before and once after monsoon.', ['half_yearly']],
        ['The pond shall be tested once before monsoon and once after the monsoon.', ['half_yearly']],
        ['Wells shall be tested before and after the south- west monsoon.', ['half_yearly']],
      ],
      rejects: [['The pond shall be tested after the monsoon.', []]],
    },
    'once-in-season': {
      accepts: [['One sample shall be drawn from the tank once during the winter.', ['yearly']]],
      rejects: [
        ['Air shall be sampled twice a year, once in winter and once in summer.', ['half_yearly']],
        ['One sample shall be drawn in the winter.', []],
      ],
    },
    'before-monsoon-of-year': {
      accepts: [
        ['The drain shall be completed before the onset of monsoon 2027.', ['once on 2027-05-31']],
        ['Pits shall be dug prior to the rains of the year 2026.', ['once on 2026-05-31']],
      ],
      rejects: [
        ['Pits shall be dug before the monsoon 2026, i.e. by 15.05.2026.', []],
        ['Pits shall be dug before the monsoon 2026-27.', []],
      ],
    },
    'upkeep-before-monsoon': {
      accepts: [
        ['The drains shall be cleaned and desilted before the onset of monsoon.', ['yearly']],
        ['Upkeep of the ponds shall be done prior to the monsoon.', ['yearly']],
      ],
      rejects: [
        [
          'The drains shall be built before the onset of monsoon.',
          [
            'once null null',
            'The order says before the onset of monsoon and not which day. Until when is it due?',
          ],
        ],
        [
          'The drains shall be cleaned before the next monsoon.',
          [
            'once null null',
            'The order says before the next monsoon and not which day. Until when is it due?',
          ],
        ],
      ],
    },
    'before-monsoon': {
      accepts: [
        [
          'Sprinklers shall be fixed before the next crushing season.',
          [
            'once null null',
            'The order says before the next crushing season and not which day. Until when is it due?',
          ],
        ],
        [
          'The drains shall be lined before the onset of monsoon.',
          [
            'once null null',
            'The order says before the onset of monsoon and not which day. Until when is it due?',
          ],
        ],
        [
          'Saplings shall be planted in the coming monsoon.',
          ['once null null', 'The order says in the coming monsoon and not which day. Until when is it due?'],
        ],
        [
          'Saplings shall be planted prior to the coming rainy season.',
          [
            'once null null',
            'The order says prior to the coming rainy season and not which day. Until when is it due?',
          ],
        ],
      ],
      rejects: [
        ['The drains shall be kept clean during the monsoon.', []],
        ['The drains shall be cleaned before every monsoon.', ['yearly']],
        ['The belt shall be planted before the monsoon, i.e. 31.05.2027.', []],
      ],
    },
  },
});
