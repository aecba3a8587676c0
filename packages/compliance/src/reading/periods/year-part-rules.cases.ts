import { toFamily } from '../rule-family.test-support.ts';
import { findNamedMonths } from './named-month-rules.ts';
import { told } from './told.test-support.ts';
import { YEAR_PART_RULES } from './year-part-rules.ts';

/** The days that a sentence gives by a year or a part of one. */
export const yearParts = toFamily({
  name: 'part of a year',
  rules: YEAR_PART_RULES,
  run: (sentence: string, years) =>
    findNamedMonths(sentence, { years }).map((period) =>
      period.month ? `${told(period)} | ${period.month}` : told(period),
    ),
  cases: {
    'year-of-order': {
      accepts: [
        ['It shall be audited at the end of the third year of this consent.', ['once 3 year']],
        ['It shall be lined by the end of the fifth year from the date of issue.', ['once 5 year']],
        ['It shall be reviewed in the 3rd year of the validity of this consent.', ['once 3 year']],
        ['It shall be renewed at the start of the second year of this authorisation.', ['once 1 year']],
        ['It shall be tested after the sixth month of the clearance.', ['once 6 month']],
      ],
      rejects: [
        ['It shall be sent at the end of the third month of operation.', []],
        ['It shall be tested monthly during the first year of this consent.', []],
        ['It shall be audited at the start of the first year of this consent.', []],
      ],
    },
    'in-numbered-financial-year': {
      accepts: [['The wall shall be constructed during financial year 2026-27.', ['once on 2027-03-31']]],
      rejects: [['The fees of the wall in financial year 2026-27 are paid.', []]],
    },
    'part-of-numbered-year': {
      accepts: [
        ['By the close of the first quarter of F.Y. 2026-27 drawings shall be sent.', ['once on 2026-06-30']],
        ['The stack shall be raised before the last quarter of 2026-27 is over.', ['once on 2027-03-31']],
        ['The pit shall be lined by the end of Q3 of FY 2026-27.', ['once on 2026-12-31']],
        ['The belt shall be planted within the second half of 2026-27.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['The report of the first quarter of 2026-27 shall be kept.', []],
        ['The pit shall be lined by the first quarter of the lease.', []],
      ],
    },
    'end-of-numbered-financial-year': {
      accepts: [
        ['The belt shall be planted by the end of the financial year 2026-27.', ['once on 2027-03-31']],
        ['The belt shall be planted before the close of FY 2026-2027.', ['once on 2027-03-31']],
        ['The boiler shall be taken down no later than FY 2026-27.', ['once on 2027-03-31']],
      ],
      rejects: [
        ['The belt shall be planted by the close of the year of the lease.', []],
        ['The fee was paid for the financial year 2026-27.', []],
      ],
    },
    'start-of-year': {
      accepts: [
        ['Operators shall be trained at the start of every financial year.', ['open 04-01']],
        ['The fee shall be paid in the beginning of each calendar year.', ['open 01-01']],
      ],
      rejects: [['Operators shall be trained at the start of every shift.', []]],
    },
    'end-of-this-year': {
      accepts: [
        [
          'Meters shall be tested once in a year and the sheet sent by the end of the financial year.',
          ['open 03-31'],
        ],
        ['The pit shall be lined by the end of the calendar year.', ['once 12-31']],
        ['The boiler shall be scrapped by the end of this financial year.', ['once 03-31']],
        ['The boiler shall be scrapped within the current calendar year.', ['once 12-31']],
      ],
      rejects: [['The boiler shall be scrapped by the end of this year.', []]],
    },
    'end-of-numbered-year': {
      accepts: [
        ['The belt shall be planted by the end of 2026.', ['once on 2026-12-31']],
        ['The belt shall be planted before the end of the year 2026.', ['once on 2026-12-31']],
      ],
      rejects: [['The belt shall be planted by the end of 2026-27.', []]],
    },
    'year-end': {
      accepts: [
        ['The stack shall be raised by the year end.', ['once null null']],
        ['The stack shall be raised before the end of the year.', ['once null null']],
        ['By year-end, every year, the stock shall be verified.', ['open 12-31']],
      ],
      rejects: [['The stack shall be raised by the end of the year 2027.', ['once on 2027-12-31']]],
    },
    'part-of-year': {
      accepts: [
        ['The survey shall be done in the first quarter of each financial year.', ['open 06-30']],
        ['The copy shall be sent in the first month of every calendar year.', ['open 01-31']],
        ['The copy shall be sent in the last quarter of every year.', ['open 03-31']],
      ],
      rejects: [
        ['The survey shall be done in the first quarter of the year.', []],
        ['The survey shall be done in the fourth half of every year.', []],
      ],
    },
  },
});
