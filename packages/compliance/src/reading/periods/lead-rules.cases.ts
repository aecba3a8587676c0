import { toFamily } from '../rule-family.test-support.ts';
import { findLeads, LEAD_RULES } from './lead-rules.ts';
import { told } from './told.test-support.ts';

/** What a sentence counts back from an end, with the words that are quoted for it. */
export const leads = toFamily({
  name: 'lead',
  rules: LEAD_RULES,
  run: (sentence: string, rules) =>
    findLeads(sentence, rules).map((period) => `${told(period)}: ${period.text}`),
  cases: {
    'before-printed-date': {
      accepts: [
        [
          'The holder shall apply for renewal three months before 31/03/2029.',
          ['lead 3 month from 2029-03-31: three months before 31/03/2029'],
        ],
        ['Form 9 shall be sent 10 days prior to 31st March.', ['open 03-21: 10 days prior to 31st March.']],
      ],
      rejects: [
        ['Form 9 shall be sent 10 days prior to Diwali.', ['event: 10 days prior']],
        ['Form 9 shall be sent 10 days prior to 31/02/2026.', ['event: 10 days prior']],
      ],
    },
    'beyond-end': {
      accepts: [
        [
          'The bank guarantee shall be valid for six months beyond the validity of the consent.',
          ['lead -6 month: six months beyond the validity of the consent'],
        ],
        [
          'The B.G. shall be kept alive 90 days after its expiry.',
          ['lead -90 day: 90 days after its expiry'],
        ],
      ],
      rejects: [['The records shall be kept for two years beyond the validity of the consent.', []]],
    },
    'count-before': {
      accepts: [
        [
          'The form with the licence fee shall be filed six months before expiry of the consent.',
          ['lead 6 month: six months before expiry'],
        ],
        [
          'A month before the B.G. (valid up to 30.11.2027) ends it shall be extended.',
          ['lead 1 month from 2027-11-30: A month before the B.G. (valid up to 30.11.2027) ends'],
        ],
        [
          'Not less than one month and not more than three months before this clearance expires the mill shall ask for more.',
          ['lead 1 month: three months before this clearance expires'],
        ],
        [
          'This consent lapses on the day above; a fresh form shall be sent four months earlier.',
          ['lead 4 month: four months earlier'],
        ],
        [
          'The bank guarantee expires on 10.02.2026 and shall be renewed one month before its expiry.',
          ['lead 1 month from 2026-02-10: one month before its expiry'],
        ],
        [
          'Renewal shall be applied for at least 60 days before the date of expiry.',
          ['lead 60 day: 60 days before the date of expiry'],
        ],
        [
          'The unit shall apply for renewal 120 days in advance of the expiry of this consent.',
          ['lead 120 day: 120 days in advance of the expiry'],
        ],
        [
          'Apply for renewal four months (120 days) prior to the expiry of this consent.',
          ['lead 4 month: four months (120 days) prior to the expiry'],
        ],
        [
          'Apply for renewal two months before this consent lapses.',
          ['lead 2 month: two months before this consent lapses'],
        ],
        ['The application for renewal shall reach us one month ahead.', ['lead 1 month: one month ahead']],
        [
          'The unit shall give notice 10 days prior to the start of the season.',
          ['event: 10 days prior to the start of the season'],
        ],
        [
          'The existing NOC shall be got renewed 90 days before its expiry.',
          ['event: 90 days before its expiry'],
        ],
        ['The Board shall be told 72 hours before the burn.', ['event: 72 hours before the burn']],
        [
          'The Board shall be told a week before starting the trial.',
          ['event: a week before starting the trial'],
        ],
        [
          'The lease agreement shall be extended 30 days before it expires.',
          ['event: 30 days before it expires'],
        ],
        [
          'With the lease, renewal of this consent shall be sought 30 days before expiry.',
          ['lead 30 day: 30 days before expiry'],
        ],
      ],
      rejects: [
        ['The mast shall be tested once a year before monsoon.', []],
        ['The unit shall inform the Board hours before it starts.', []],
        ['Before the trial, 30 days of data shall be kept.', []],
      ],
    },
    'before-count': {
      accepts: [
        [
          'The holder shall apply before three months of the expiry of this order for renewal.',
          ['lead 3 month: before three months of the expiry'],
        ],
        [
          'Apply prior to at least 90 days from the date of its expiry.',
          ['lead 90 day: prior to at least 90 days from the date of its expiry'],
        ],
      ],
      rejects: [['The dump shall be cleared before three months of monsoon.', []]],
    },
    'before-it-ends': {
      accepts: [
        [
          'The authorisation shall be renewed before it expires on 30.06.2029.',
          ['lead 0 day from 2029-06-30: before it expires on 30.06.2029'],
        ],
        ['The consent shall be renewed before it lapses.', ['lead 0 day: before it lapses']],
        ['The insurance shall be renewed before it lapses.', ['event: before it lapses']],
      ],
      rejects: [
        ['The waste shall be lifted before it lapses.', []],
        ['The insurance shall be told before it lapses.', []],
      ],
    },
    'before-expiry': {
      accepts: [
        ['The unit shall apply for renewal before expiry of this consent.', ['lead 0 day: before expiry']],
        [
          'An extension shall be sought well before the date of its lapse.',
          ['lead 0 day: well before the date of its lapse'],
        ],
        [
          'The bank guarantee expiring on 30/06/2025 shall be got renewed before its expiry.',
          ['lead 0 day from 2025-06-30: before its expiry'],
        ],
        ['The agreement shall be renewed before its end.', ['event: before its end']],
      ],
      rejects: [
        ['The guarantee shall be encashed before expiry.', []],
        ['The unit shall apply for a policy and pay before its expiry.', []],
      ],
    },
  },
});
