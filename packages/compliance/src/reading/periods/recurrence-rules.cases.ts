import { toFamily } from '../rule-family.test-support.ts';
import { findRecurrences, RECURRENCE_RULES } from './recurrence-rules.ts';
import { told } from './told.test-support.ts';

/** How often a sentence says in one word, and what it leaves open. */
export const recurrences = toFamily({
  name: 'recurrence',
  rules: RECURRENCE_RULES,
  run: (sentence: string, adverbs) =>
    findRecurrences(sentence, { adverbs }).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'unit-wise': {
      accepts: [
        ['Solvent recovery statement: day-wise, closing balance certified monthly.', ['daily', 'monthly']],
        ['An extract of the log shall be furnished monthwise to the Board.', ['monthly']],
        ['A balance shall be drawn month-wise and its annual summary shall be sent.', ['monthly', 'yearly']],
        ['Fees shall be paid each month and the slips shall be kept day-wise.', ['monthly', 'daily']],
        ['The mill shall record day wise the lime that it has used.', ['daily']],
      ],
      rejects: [
        ['The yearly report shall list the water used month-wise.', ['yearly']],
        ['The ash sold shall be told month-wise, every quarter.', ['quarterly']],
        ['A statement showing month-wise generation of sludge shall be kept.', []],
        ['A statement listing day wise the lime used shall be kept.', []],
      ],
    },
    'unit-wise-told': {
      accepts: [
        ['Year wise expenditure on safety shall be reported to the Ministry.', ['yearly']],
        ['The month-wise figures of sale shall be furnished.', ['monthly']],
      ],
      rejects: [
        ['Year wise expenditure of the past shall be reported within 30 days.', []],
        ['The year-wise plan shall be kept to.', []],
      ],
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
