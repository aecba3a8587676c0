import { toFamily } from '../rule-family.test-support.ts';
import { findRecurrences, RECURRENCE_RULES } from './recurrence-rules.ts';
import { told } from './told.test-support.ts';

/** How often a sentence says that something is done, and what it leaves open. */
export const recurrences = toFamily({
  name: 'recurrence',
  rules: RECURRENCE_RULES,
  run: (sentence: string, rules) =>
    findRecurrences(sentence, rules).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'times-per-unit': {
      accepts: [
        ['The effluent shall be analysed once in a month.', ['monthly']],
        ['Samples shall be tested once in every three months.', ['quarterly']],
        ['Tests shall be made at a frequency of one in three months.', ['quarterly']],
        ['Air shall be sampled on two days in every week.', ['2/1 week']],
        ['Reports shall be furnished once in 6 (six) months.', ['half_yearly']],
        ['The air shall be monitored twice a week.', ['2/1 week']],
        ['Ground water shall be tested four times a year.', ['quarterly']],
        ['Readings shall be logged three times a day.', ['daily']],
        ['Bags shall be checked once in alternate months.', ['1/2 month']],
        ['The tank shall be desludged twice in 3 years.', ['2/3 year']],
        ['Drains shall be cleaned once per working day.', ['daily']],
        ['Pumps shall be overhauled once in 8000 hours of running.', ['event']],
        ['An audit shall be made once in a block of three years.', ['1/3 year']],
        ['The pit shall be opened thrice during any fortnight.', ['weekly']],
        ['Wells shall be sampled 12 times a year, 1 time a month.', ['monthly']],
        ['The log shall be read 3 Times each week.', ['3/1 week']],
        ['Tests shall be run once a week, and then once each day.', ['weekly', 'daily']],
      ],
      rejects: [
        ['Blasting shall be done only once a day.', []],
        ['The plant shall be stopped once.', []],
        ['The pump was replaced twice before the year of grant.', []],
        ['The tank shall be cleaned every month.', ['monthly']],
      ],
    },
    'adverb-times': {
      accepts: [
        ['The noise survey shall be done yearly twice.', ['half_yearly']],
        ['Sludge shall be tested annually thrice.', ['1/4 month']],
        ['The meter shall be read daily twice.', ['daily']],
        ['The strip test shall be done weekly twice.', ['2/1 week']],
        ['The pump shall be greased monthly once.', ['monthly']],
        ['Wells shall be sampled quarterly once.', ['quarterly']],
        ['Wells shall be sampled fortnightly once.', ['1/2 week']],
        ['Wells shall be sampled yearly four times.', ['quarterly']],
      ],
      rejects: [['The noise survey shall be done yearly.', ['yearly']]],
    },
    'times-adverb': {
      accepts: [
        ['The noise survey shall be done twice yearly.', ['half_yearly']],
        ['Sludge shall be tested thrice annually.', ['1/4 month']],
        ['The meter shall be read twice daily.', ['daily']],
        ['The register shall be checked once quarterly.', ['quarterly']],
        ['Wells shall be sampled once fortnightly.', ['1/2 week']],
        ['The pump shall be greased twice monthly.', ['2/1 month']],
        ['The odour survey shall be done two times annually.', ['half_yearly']],
      ],
      rejects: [['The noise survey shall be done once, quarterly reports follow.', ['quarterly']]],
    },
    'units-once': {
      accepts: [
        ['The log of traps shall be looked at fifteen days once.', ['1/15 day']],
        ['Filters shall be washed two months once', ['1/2 month']],
      ],
      rejects: [['The unit shall for two days once more be closed.', []]],
    },
    interval: {
      accepts: [
        ['Stack monitoring shall be done at an interval of not more than 3 months.', ['quarterly']],
        ['Health check-ups shall be held at intervals not exceeding one year.', ['yearly']],
        ['Samples shall be drawn with a time interval of 15 days.', ['1/15 day']],
        ['Belts shall be checked at regular intervals of maximum six weeks.', ['1/6 week']],
      ],
      rejects: [
        ['Samples shall be drawn at intervals to be fixed by the laboratory.', []],
        ['Trees shall be planted at an interval of 3 metres.', []],
        ['Check-ups shall be held at six monthly interval.', ['half_yearly']],
      ],
    },
    'n-unit-interval': {
      accepts: [
        ['VOCs shall be monitored at six months interval.', ['half_yearly']],
        ["Bags shall be checked with 15 days' intervals.", ['1/15 day']],
      ],
      rejects: [['VOCs shall be monitored at regular intervals.', []]],
    },
    'adverb-interval': {
      accepts: [
        ['The hearing of workers shall be tested at three-monthly intervals and noted.', ['quarterly']],
        ['Wells shall be sampled with a quarterly frequency.', ['quarterly']],
        ['Lime shall be weighed on a half-monthly basis.', ['2/1 month']],
        ['The loss shall be assessed on the monthly basis average.', ['monthly']],
      ],
      rejects: [
        ['Samples shall be drawn at regular intervals.', []],
        ['The figures are given on a dry basis.', []],
      ],
    },
    'running-hours': {
      accepts: [
        ['The set shall be serviced after every 500 hours of operation.', ['event']],
        ['The filter shall be changed every 250 running hours.', ['event']],
      ],
      rejects: [['The level shall be noted every 4 hours.', ['daily']]],
    },
    'every-n-units': {
      accepts: [
        ['The unit shall carry out monitoring every six months.', ['half_yearly']],
        ['The lining shall be renewed each 2 years.', ['1/2 year']],
        ['Samples shall be drawn every 45 days.', ['1/45 day']],
      ],
      rejects: [
        ['The waste may be stored for six months.', []],
        ['Six monitoring wells shall be dug.', []],
      ],
    },
    'respective-counts': {
      accepts: [
        [
          'Air, water and fire audits shall be made once in a year, two years and three years respectively.',
          ['yearly', '1/2 year', '1/3 year'],
        ],
      ],
      rejects: [['Audits shall be made once in a year, and two years and three years later.', ['yearly']]],
    },
    'every-nth-unit': {
      accepts: [
        ['The data shall be sent every 7th day.', ['weekly']],
        ['The bags shall be changed every third month.', ['quarterly']],
        ['Records shall be sent each 6th month.', ['half_yearly']],
        ['The screens shall be washed every fourth day.', ['1/4 day']],
      ],
      rejects: [['The bags shall be changed in the third month.', []]],
    },
    'n-monthly': {
      accepts: [
        ['The unit shall submit a five-monthly report.', ['1/5 month']],
        ['The unit shall submit 12 monthly returns.', ['yearly']],
        ['A three monthly statement shall be sent.', ['quarterly']],
        ['Soil shall be analysed 2 yearly.', ['1/2 year']],
      ],
      rejects: [
        ['The four monthly averages shall be compared.', []],
        ['The unit shall submit monthly returns.', ['monthly']],
      ],
    },
    'every-unit': {
      accepts: [
        ['The tank shall be cleaned every month.', ['monthly']],
        ['The bags shall be checked every alternate month.', ['1/2 month']],
        ['Readings shall be taken in each shift.', ['daily']],
        ['The sensors shall be calibrated every fortnight.', ['1/2 week']],
        ['Samples shall be drawn per quarter.', ['quarterly']],
        ['The return shall be sent each succeeding financial year.', ['yearly']],
        ['Cell rooms shall be checked everyday.', ['daily']],
      ],
      rejects: [
        ['The plan for next every year shall be made.', []],
        ['The plan for every year plan period shall be made.', []],
        ['Discharge shall not exceed 10 KL per day.', []],
        ['The belt shall be planted in phases of 50% each year.', []],
      ],
    },
    'part-of-day': {
      accepts: [['The meter shall be read at 8 AM every morning.', ['daily']]],
      rejects: [['The meter shall be read in the morning.', []]],
    },
    alternate: {
      accepts: [
        ['The pH shall be tested on alternate days.', ['1/2 day']],
        ['Bags shall be changed in alternate months.', ['1/2 month']],
      ],
      rejects: [['Water shall be drawn by alternate arrangement.', []]],
    },
    'trees-per-year': {
      accepts: [['The unit shall plant 100 saplings per year.', ['yearly']]],
      rejects: [['The unit shall make 100 tonnes per year.', []]],
    },
    'every-season': {
      accepts: [
        ['The drains shall be desilted before every monsoon.', ['yearly']],
        ['The boiler shall be descaled each winter.', ['yearly']],
        ['The dyke shall be examined once every off-season.', ['yearly']],
        ['Lagoons shall be emptied after every crushing season.', ['yearly']],
        ['Drains shall be desilted before each rainy season.', ['yearly']],
        ['Roofs shall be mended before every monsoons.', ['yearly']],
      ],
      rejects: [['The drains shall be kept clear during the monsoon.', []]],
    },
    'summer-and-winter': {
      accepts: [['Odour shall be surveyed in summer and winter.', ['half_yearly']]],
      rejects: [['Odour shall be surveyed in winter.', []]],
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
          'The drains shall be cleaned before the onset of monsoon.',
          [
            'once null null',
            'The order says before the onset of monsoon and not which day. Until when is it due?',
          ],
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
        ['The drains shall be cleaned before every monsoon.', ['yearly']],
        ['The belt shall be planted before the monsoon, i.e. 31.05.2027.', []],
      ],
    },
    'pre-and-post-monsoon': {
      accepts: [
        ['Beds shall be surveyed pre-monsoon (April) and post-monsoon (October).', ['half_yearly']],
        ['Wells shall be sampled during pre-monsoon and post-monsoon.', ['half_yearly']],
        ['Wells shall be sampled in pre- and post-monsoon.', ['half_yearly']],
        ['Wells shall be sampled pre monsoon/post monsoon seasons.', ['half_yearly']],
        ['Wells shall be sampled both during premonsoon & during postmonsoon season.', ['half_yearly']],
        ['Wells shall be sampled both pre-monsoon and post-monsoon.', ['half_yearly']],
      ],
      rejects: [['Wells shall be sampled pre-monsoon.', []]],
    },
    'bi-annually': {
      accepts: [
        [
          'Training shall be given bi-annually.',
          [
            'half_yearly',
            'The order says bi-annually: it was read as twice a year, but can mean every two years. Which is meant?',
          ],
        ],
        ...['biannually', 'biannual'].map((word): [string, string[]] => [
          word.endsWith('y') ? `Drills shall be held ${word}.` : `The unit shall send a ${word} report.`,
          [
            'half_yearly',
            `The order says ${word}: it was read as twice a year, but can mean every two years. Which is meant?`,
          ],
        ]),
      ],
      rejects: [
        ['The audit shall be carried out biennially.', ['1/2 year']],
        ['The bi-annual average shall be noted.', []],
      ],
    },
    adverb: {
      accepts: [
        ['Fire drills shall be conducted quarterly.', ['quarterly']],
        ['Cylinders shall be tested quinquennially.', ['1/5 year']],
        ['Cylinders shall be tested triennially.', ['1/3 year']],
        ['The unit shall submit half yearly monitoring reports.', ['half_yearly']],
        ['Fuel used shall be recorded shift-wise.', ['daily']],
        ['The tank shall be emptied fortnightly.', ['1/2 week']],
        ['The audit shall be carried out biennially.', ['1/2 year']],
        ['The register shall be kept up day to day.', ['daily']],
      ],
      rejects: [
        ['The maximum daily discharge shall be 14 KLD.', []],
        ['The unit shall appoint a chemist to look after day to day activities.', []],
      ],
    },
  },
});
