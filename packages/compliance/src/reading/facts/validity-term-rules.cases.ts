import { toFamily } from '../rule-family.test-support.ts';
import { readTerm, TERM_RULES } from './validity-term-rules.ts';

const OPEN = 'How long the order holds hangs on something that it does not date. Until when is it valid?';

const CONTRADICTS =
  'The order says two ends of its validity that contradict each other. Until when is it valid?';

/** What a statement says of the end of an order that was issued on 14 March 2024. */
export const terms = toFamily({
  name: 'term of validity',
  rules: TERM_RULES,
  run: (sentence: string, rules) => {
    const reading = readTerm(sentence, '2024-03-14', rules);
    if (!reading) return null;
    const periods = reading.periods.map(({ from, upto, medium }) =>
      [medium, from ?? '…', 'to', upto].filter(Boolean).join(' '),
    );
    return [
      ...periods,
      ...reading.questions.map(({ question }) => question),
      ...(reading.openEnded ? [reading.openEnded] : []),
    ];
  },
  cases: {
    commissioning: {
      accepts: [
        [
          'The consent is valid up to commissioning of the unit or for 5 years, whichever is earlier.',
          ['until_commissioning'],
        ],
        ['The consent is in force till 31/03/2026 or the commissioning.', ['… to 2026-03-31', OPEN]],
        [
          'It is valid for one year or till commissioning, w.e.f. 06-07-2023 to 05-07-2024.',
          ['2023-07-06 to 2024-07-05', OPEN],
        ],
      ],
      rejects: [['The consent of the commissioned unit is valid for 5 years.', ['2024-03-14 to 2029-03-14']]],
    },
    'whichever-is-earlier': {
      accepts: [
        [
          'The consent is valid for five years or up to 31/03/2028, whichever is earlier.',
          ['… to 2028-03-31'],
        ],
        [
          'The consent is valid for two years or up to the grant of the CTO, whichever is earlier.',
          ['2024-03-14 to 2026-03-14', OPEN],
        ],
      ],
      rejects: [['The consent is valid for five years or up to 31/03/2028.', ['… to 2028-03-31']]],
    },
    dates: {
      accepts: [
        ['This consent is valid from 01/10/2023 to 30/09/2028.', ['2023-10-01 to 2028-09-30']],
        ['Validity: 01/10/2023 - 30/09/2028', ['2023-10-01 to 2028-09-30']],
        ['Validity Period :01/10/2023 To M.P. Board 30/09/2028 Tower 4', ['… to 2028-09-30']],
        [
          'Consent valid up to 30-06-2028 for Water and 30-06-2027 for Air.',
          ['water … to 2028-06-30', 'air … to 2027-06-30'],
        ],
        [
          'The consent is valid for 5 years, commencing on 01/10/2023 and ending on 30/09/2028.',
          ['2023-10-01 to 2028-09-30'],
        ],
        ['The consent is valid for five years up to 31/03/2026.', ['… to 2026-03-31']],
        ['The consent under the Air Act is valid up to 31/03/2026.', ['air … to 2026-03-31']],
        [
          'The consent is valid under the Water Act till 31/03/2026 and under the Air Act till 31/03/2027.',
          ['water … to 2026-03-31', 'air … to 2027-03-31'],
        ],
        ['The authorisation under the rules is valid till 31/03/2026.', ['waste … to 2026-03-31']],
        [
          'This consent order shall be valid up to 31/09/2026.',
          [
            'The order prints 31/09/2026 as a date of its validity, which is no day of the calendar. Until when is it valid?',
          ],
        ],
      ],
      rejects: [
        ['The order is valid for a year from 01/10/2023.', ['2023-10-01 to 2024-09-30']],
        ['The order dated 01/10/2023 is valid for a year.', ['2024-03-14 to 2025-03-14']],
        [
          'The clearance is valid for seven years as per the notification dtd. 14.09.2006.',
          ['2024-03-14 to 2031-03-14'],
        ],
        ['The order is valid until cancelled.', ['until_cancelled']],
      ],
    },
    'end-of-month': {
      accepts: [
        ['The consent is valid till end of March 2029.', ['… to 2029-03-31']],
        ['The consent is valid up to the last day of February 2028.', ['… to 2028-02-29']],
        ['The consent shall be valid till March 2027.', ['… to 2027-03-31']],
      ],
      rejects: [['The consent is valid till end of March.', null]],
    },
    'extended-beyond': {
      accepts: [
        ['The consent is extended by six months beyond 30.06.2024.', ['… to 2024-12-30']],
        ['The validity is extended by a period of 1 year after 31/12/2024.', ['… to 2025-12-31']],
      ],
      rejects: [['The consent is extended by six months up to 31/12/2024.', ['… to 2024-12-31']]],
    },
    contradicting: {
      accepts: [
        ['This consent is valid for 5 years i.e. from 01.04.2024 to 31.03.2028.', [CONTRADICTS]],
        ['Validity: 2 (three) years.', [CONTRADICTS]],
      ],
      rejects: [
        [
          'This consent is valid for 5 years i.e. from 15.04.2024 to 31.03.2029.',
          ['2024-04-15 to 2029-03-31'],
        ],
        ['Validity: 2 (two) years.', ['2024-03-14 to 2026-03-14']],
      ],
    },
    'month-range': {
      accepts: [
        [
          'The consent is granted for a block of 5 years from April 2024 to March 2029.',
          ['2024-04-01 to 2029-03-31'],
        ],
        ['Period of consent: July, 2024 - June, 2026', ['2024-07-01 to 2026-06-30']],
      ],
      rejects: [['The consent is granted for 2 years from April 2024.', ['2024-03-14 to 2026-03-14']]],
    },
    span: {
      accepts: [
        ['This consent shall be valid for a period of five years.', ['2024-03-14 to 2029-03-14']],
        [
          'This consent is in force for a further period of 18 months unless revoked.',
          ['2024-03-14 to 2025-09-14'],
        ],
        ['The consent is valid for 5 years from the date of issue 14/03/2024.', ['2024-03-14 to 2029-03-14']],
        ['This consent is valid for one year from the date of commissioning.', [OPEN]],
        ['The clearance is valid for five years from the date of issue of mining lease.', [OPEN]],
        ['This consent is being renewed for five years from that date.', [OPEN]],
        [
          'This consent comes into force on 01.05.2024 and will be effective for two years.',
          ['2024-05-01 to 2026-04-30'],
        ],
        ['The consent is renewed for 5 years from the date of expiry of the earlier one.', [OPEN]],
        ['The consent is granted for a trial run of 90 days.', ['2024-03-14 to 2024-06-12']],
        ['Validity: 5 (five) years w.e.f. the date of issue', ['2024-03-14 to 2029-03-14']],
        ['The consent is valid for five years w.e.f. 01/07/2024.', ['2024-07-01 to 2029-06-30']],
      ],
      rejects: [['This consent is valid for all five sheds.', null]],
    },
    'financial-years': {
      accepts: [
        ['Valid for: 2024-25 to 2028-29', ['2024-04-01 to 2029-03-31']],
        ['The consent is renewed for the financial year 2024-2025.', ['2024-04-01 to 2025-03-31']],
      ],
      rejects: [['The consent is valid for batch 2024-29.', null]],
    },
    'bare-years': {
      accepts: [
        [
          'The consent is valid from 2024 to 2029.',
          ['The order prints 2029 as the last year of its validity and no day. Until when is it valid?'],
        ],
      ],
      rejects: [['The consent is valid for line 2024.', null]],
    },
    'at-most': {
      accepts: [
        [
          'The clearance is co-terminus with the lease, subject to a maximum of thirty years.',
          ['2024-03-14 to 2054-03-14', OPEN],
        ],
      ],
      rejects: [['The clearance is valid for a maximum of thirty years.', ['2024-03-14 to 2054-03-14']]],
    },
    'other-end': {
      accepts: [
        ['The validity of this order is co-terminus with the lease.', [OPEN]],
        ['The clearance is valid for the life of the mine.', [OPEN]],
      ],
      rejects: [
        [
          'The validity of this order is co-terminus with the lease, i.e. up to 17/08/2029.',
          ['… to 2029-08-17'],
        ],
      ],
    },
    'until-cancelled': {
      accepts: [
        ['The consent is valid until it is withdrawn.', ['until_cancelled']],
        ['The consent remains in force till further orders.', ['until_cancelled']],
      ],
      rejects: [['The consent is valid as long as the unit runs.', null]],
    },
  },
});
