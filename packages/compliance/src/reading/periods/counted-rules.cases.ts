import { toFamily } from '../rule-family.test-support.ts';
import { COUNTED_RULES } from './counted-rules.ts';
import { findRecurrences } from './recurrence-rules.ts';
import { told } from './told.test-support.ts';

/** How often a sentence says by a count. */
export const countedRecurrences = toFamily({
  name: 'counted recurrence',
  rules: COUNTED_RULES,
  run: (sentence: string, counted) =>
    findRecurrences(sentence, { counted }).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'times-per-unit': {
      accepts: [
        ['Air shall be sampled for 24 hours, one day in a fortnight.', ['1/2 week']],
        ['The effluent shall be analysed once in a month.', ['monthly']],
        ['Lux survey 2 times/year.', ['half_yearly']],
        ['The audit shall be done once in a period of six months.', ['half_yearly']],
        ['The policy shall be renewed once a yr.', ['yearly']],
        ['Samples shall be tested once in every three months.', ['quarterly']],
        ['Tests shall be made at a frequency of one in three months.', ['quarterly']],
        ['Air shall be sampled on two days in every week.', ['2/1 week']],
        ['Air shall be sampled at the school for two days in a month.', ['2/1 month']],
        ['Air shall be sampled one day in a week.', ['weekly']],
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
        ['Wells shall be sampled 12 times a year, 1 time a month.', ['monthly', 'monthly']],
        ['The log shall be read 3 Times each week.', ['3/1 week']],
        ['Tests shall be run once a week, and then once each day.', ['weekly', 'daily']],
      ],
      rejects: [
        ['Blasting shall be done only once a day.', []],
        ['Once the year is over, the balance shall be made.', []],
        ['The plant shall be stopped once.', []],
        ['The pump was replaced twice before the year of grant.', []],
        ['The tank shall be cleaned every month.', ['monthly']],
      ],
    },
    'unit-times': {
      accepts: [
        ['Samples shall be tested in a year not less than four times.', ['quarterly']],
        ['Drains shall be cleaned in every month, twice.', ['2/1 month']],
      ],
      rejects: [
        ['Samples shall be tested four times in a year.', ['quarterly']],
        ['The line shall be built in a year, and twice the fee is paid.', []],
      ],
    },
    'tested-in-a-unit': {
      accepts: [
        ['The plant shall be tested in a year by a laboratory.', ['yearly']],
        ['The meters shall be periodically calibrated in every quarter.', ['quarterly']],
      ],
      rejects: [
        ['The plant shall be built in a year.', []],
        ['The plant shall be tested in a year from the start.', []],
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
        ['Detectors shall be set right at a periodicity not exceeding 90 days.', ['1/90 day']],
        ['Stack monitoring shall be done at an interval of not more than 3 months.', ['quarterly']],
        ['Health check-ups shall be held at intervals not exceeding one year.', ['yearly']],
        ['Samples shall be drawn with a time interval of 15 days.', ['1/15 day']],
        ['Belts shall be checked at regular intervals of maximum six weeks.', ['1/6 week']],
        ['Sludge shall be lifted at a gap not exceeding three months.', ['quarterly']],
      ],
      rejects: [
        ['Samples shall be drawn at intervals to be fixed by the laboratory.', []],
        ['Trees shall be planted at an interval of 3 metres.', []],
        ['Check-ups shall be held at six monthly interval.', ['half_yearly']],
      ],
    },
    'gap-between': {
      accepts: [
        ['The interval between two samplings shall not be more than three months.', ['quarterly']],
        ['The duration between two successive calibrations shall not exceed one year.', ['yearly']],
      ],
      rejects: [
        ['The gap between the two walls shall not exceed 3 metres.', []],
        ['The time between shutdown and start shall not exceed two days.', []],
      ],
    },
    'acts-per-unit': {
      accepts: [
        ['Water shall be sent at a frequency of one sample per month.', ['monthly']],
        ['Monitoring of ambient air, 4 nos. per annum, at three stations.', ['quarterly']],
        ['Two soil samples per year shall be collected.', ['half_yearly']],
      ],
      rejects: [
        ['Spent drums of 12 nos. per annum shall be sold.', []],
        ['Sampling bottles: 500 nos. per annum.', []],
      ],
    },
    'least-per-unit': {
      accepts: [
        ['The unit is to get stack tests done by a laboratory, minimum three in a year.', ['1/4 month']],
        ['Audits of the network, at least two per year, shall be arranged.', ['half_yearly']],
      ],
      rejects: [['Saplings shall be planted, at least twelve in a year.', []]],
    },
    'acts-done-per-unit': {
      accepts: [
        [
          'Two sets of samples, one of each well, shall be drawn from the two wells each year.',
          ['half_yearly'],
        ],
        ['Minimum 2 nos. of awareness programmes shall be held every year.', ['half_yearly']],
        ['Four mock drills shall be carried out in each calendar year.', ['quarterly']],
        ['Two drills of gas leakage shall be organised in a year, one of them at night.', ['half_yearly']],
      ],
      rejects: [
        ['1 audit shall be held every year.', ['yearly']],
        ['Two tanks shall be cleaned every year.', ['yearly']],
      ],
    },
    'in-a-unit-acts': {
      accepts: [
        ['In a year, at least two mock drills shall be held.', ['half_yearly']],
        ['During every quarter 3 audits of the works must be made.', ['monthly']],
      ],
      rejects: [
        ['In a year, two tanks shall be cleaned.', []],
        ['In a year of two drills the mill shall tell the Board.', []],
      ],
    },
    'count-over-unit': {
      accepts: [
        ['Drinking water test: 4/year.', ['quarterly']],
        ['Survey of birds at the outfall - two per year.', ['half_yearly']],
        ['Removal of septage x 1 per month.', ['monthly']],
      ],
      rejects: [['Water drawn is 4 per year of lease.', []]],
    },
    'each-part': {
      accepts: [
        ['Flushing of the hydrants (H1 and H2 each year).', ['half_yearly']],
        ['Summary of manifests - Q1, Q2, Q3 and Q4 - to the Board.', ['quarterly']],
        ['Returns for Q1 to Q4 shall be sent.', ['quarterly']],
      ],
      rejects: [['The return for Q1 shall be sent.', []]],
    },
    'named-parts': {
      accepts: [
        ['For the half-years closing on 30 September and 31 March it shall be sent.', ['half_yearly']],
        ['A return for the half year ending 31st March and 30th September shall be filed.', ['half_yearly']],
        ['Sheets of the quarters ending June, September, December and March shall be sent.', ['quarterly']],
      ],
      rejects: [
        ['A return for the half year ending 31st March shall be filed.', []],
        ['The half years ending March and September 2027 shall be looked at.', []],
      ],
    },
    'n-unit-interval': {
      accepts: [
        ['VOCs shall be monitored at six months interval.', ['half_yearly']],
        ["Bags shall be checked with 15 days' intervals.", ['1/15 day']],
      ],
      rejects: [['VOCs shall be monitored at regular intervals.', []]],
    },
    'counted-adverb-interval': {
      accepts: [
        ['Energy shall be audited at three-yearly intervals.', ['1/3 year']],
        ['Pits shall be tested on a 5 monthly basis.', ['1/5 month']],
      ],
      rejects: [['Energy shall be audited at regular intervals.', []]],
    },
    'adverb-interval': {
      accepts: [
        ['Noise surveys shall be organised on a quarterly footing.', ['quarterly']],
        ['The hearing of workers shall be tested at three-monthly intervals and noted.', ['quarterly']],
        ['Wells shall be sampled with a quarterly frequency.', ['quarterly']],
        ['Lime shall be weighed on a half-monthly basis.', ['2/1 month']],
        ['The loss shall be assessed on the monthly basis average.', ['monthly']],
        ['The hospital shall maintain on day to day basis the waste management register.', ['daily']],
      ],
      rejects: [
        ['Samples shall be drawn at regular intervals.', []],
        ['The figures are given on a dry basis.', []],
        ['The use shall not exceed 3 m3 per tonne, calculated on monthly basis.', []],
        ['Cleanliness shall be maintained on day-to-day basis in the canteen.', []],
      ],
    },
  },
});
