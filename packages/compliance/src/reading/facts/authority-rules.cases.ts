import { toFamily } from '../rule-family.test-support.ts';
import { AUTHORITY_RULES, findAuthority, LETTERHEAD_RULES } from './authority-rules.ts';
import { toLines } from './head.test-support.ts';

const PARK = 'Green Park, Sector 5';
const tell = (fact: ReturnType<typeof findAuthority>): string | null =>
  fact ? `${fact.value} ${fact.confidence}` : null;

/** Who issued an order, by its letterhead. */
export const letterheads = toFamily({
  name: 'letterhead',
  rules: LETTERHEAD_RULES,
  run: (lines: string[], rules) => tell(findAuthority(toLines(lines), [], rules)),
  cases: {
    'goes-on': {
      accepts: [
        [
          ['Ministry of Environment, Forest', 'and Climate Change'],
          'Ministry of Environment, Forest and Climate Change 0.95',
        ],
        [
          ['State Level Environment Impact Assessment Authority, Tamil', 'Nadu'],
          'State Level Environment Impact Assessment Authority, Tamil Nadu 0.95',
        ],
      ],
      rejects: [
        [
          ['Ministry of Environment, Forest and Climate Change', 'New Delhi'],
          'Ministry of Environment, Forest and Climate Change 0.97',
        ],
      ],
    },
    'below-ministry': {
      accepts: [
        [
          [
            'Ministry of Environment, Forest and Climate Change',
            'State Environment Impact Assessment Authority, Kerala',
          ],
          'State Environment Impact Assessment Authority, Kerala 0.95',
        ],
      ],
      rejects: [
        [['Ministry of Environment and Forests', PARK], 'Ministry of Environment and Forests 0.97'],
        [
          ['State Environment Impact Assessment Authority, Kerala', PARK],
          'State Environment Impact Assessment Authority, Kerala 0.97',
        ],
      ],
    },
    'government-above': {
      accepts: [
        [
          ['Government of Maharashtra', 'State Level Environment Impact Assessment Authority'],
          'State Level Environment Impact Assessment Authority, Maharashtra 0.95',
        ],
      ],
      rejects: [
        [
          ['Government of India', 'State Level Environment Impact Assessment Authority', PARK],
          'State Level Environment Impact Assessment Authority 0.97',
        ],
      ],
    },
    'second-column': {
      accepts: [
        [
          [
            'THIRU A. KUMAR|STATE LEVEL ENVIRONMENT IMPACT',
            'MEMBER SECRETARY|ASSESSMENT AUTHORITY - TAMIL NADU',
          ],
          'State Level Environment Impact Assessment Authority, Tamil Nadu 0.9',
        ],
      ],
      rejects: [[[PARK, 'Member Secretary|of the unit'], null]],
    },
    'state-below': {
      accepts: [
        [
          ['State Level Environment Impact Assessment Authority', '(Karnataka)'],
          'State Level Environment Impact Assessment Authority, Karnataka 0.95',
        ],
        [
          ['State Level Environment Impact Assessment Authority', 'SEIAA, KARNATAKA'],
          'State Level Environment Impact Assessment Authority, Karnataka 0.95',
        ],
      ],
      rejects: [
        [
          ['State Environment Impact Assessment Authority, Kerala', 'Karnataka'],
          'State Environment Impact Assessment Authority, Kerala 0.97',
        ],
      ],
    },
    'state-elsewhere': {
      accepts: [
        [
          ['State Level Environment Impact Assessment Authority', PARK, 'No. SIA/MH/MIS/4471/2021'],
          'State Level Environment Impact Assessment Authority, Maharashtra 0.9',
        ],
        [
          ['State Environment Impact Assessment Authority', PARK, PARK, 'Government of Kerala, Forests'],
          'State Environment Impact Assessment Authority, Kerala 0.9',
        ],
      ],
      rejects: [
        [
          ['State Environment Impact Assessment Authority, Kerala', PARK, 'No. SIA/MH/MIS/4471/2021'],
          'State Environment Impact Assessment Authority, Kerala 0.97',
        ],
        [
          ['State Environment Impact Assessment Authority', PARK, 'Government of India'],
          'State Environment Impact Assessment Authority 0.97',
        ],
      ],
    },
    'one-line': {
      accepts: [
        [['GOA STATE POLLUTION CONTROL BOARD', PARK], 'Goa State Pollution Control Board 0.97'],
        [['Assam Pollution Control Board', PARK], 'Assam Pollution Control Board 0.97'],
      ],
      rejects: [[[PARK], null]],
    },
    'over-lines': {
      accepts: [
        [['TAMIL NADU POLLUTION CONTROL | Category', 'BOARD'], 'Tamil Nadu Pollution Control Board 0.94'],
        [['TAMIL NADU POLLUTION CONTROL', 'Chennai', 'BOARD'], 'Tamil Nadu Pollution Control Board 0.94'],
      ],
      rejects: [
        [['TAMIL NADU POLLUTION CONTROL', 'Chennai', PARK, 'BOARD'], null],
        [
          ['U.T. Administration of Daman & Diu', 'Pollution Control Committee, Daman & Diu'],
          'Pollution Control Committee, Daman & Diu 0.97',
        ],
      ],
    },
  },
});

/** Who issued an order, by all its lines. */
export const authorities = toFamily({
  name: 'authority',
  rules: AUTHORITY_RULES,
  run: (lines: string[], rules) => tell(findAuthority([], toLines(lines), undefined, rules)),
  cases: {
    'own-script': {
      accepts: [
        [
          ['गुजरात प्रदूषण नियंत्रण बोर्ड', 'Central Pollution Control Board'],
          'Gujarat Pollution Control Board 0.9',
        ],
        [['उत्तर प्रदेश प्रदूषण', 'नियन्त्रण बोर्ड'], 'Uttar Pradesh Pollution Control Board 0.9'],
      ],
      rejects: [
        [['केन्द्रीय प्रदूषण नियंत्रण बोर्ड', 'GPCB'], 'Gujarat Pollution Control Board 0.75'],
        [
          [...Array<string>(14).fill(PARK), 'गुजरात प्रदूषण नियंत्रण बोर्ड', 'DPCC'],
          'Delhi Pollution Control Committee 0.75',
        ],
      ],
    },
    'named-anywhere': {
      accepts: [
        [
          [PARK, 'page of the Goa State Pollution Control Board', 'GPCB'],
          'Goa State Pollution Control Board 0.85',
        ],
      ],
      rejects: [[[PARK, 'GPCB'], 'Gujarat Pollution Control Board 0.75']],
    },
    abbreviation: {
      accepts: [
        [['DPCC', 'GPCB and once more', 'GPCB'], 'Gujarat Pollution Control Board 0.75'],
        [['No. TNPCB/4471'], 'Tamil Nadu Pollution Control Board 0.75'],
      ],
      rejects: [
        [['XPCB'], null],
        [['Order of the Assam Pollution Control Board'], 'Assam Pollution Control Board 0.85'],
      ],
    },
  },
});
