import { toFamily } from '../reading/rule-family.test-support.ts';
import { readPaper } from './paper.ts';
import { PAPER_RULES } from './paper-rules.ts';

const CONDITIONS = [
  'The applicant shall operate the effluent treatment plant at all times.',
  'The analysis report shall be submitted every month.',
  'The applicant shall provide a separate energy meter.',
  'Sludge shall be sent to the common facility, and its manifest shall be kept.',
];
const TERMS = [
  'This report shall not be reproduced except in full.',
  'Complaints shall reach us within 7 days; samples shall be kept for 15 days only.',
];
const LABORATORY = ['SHARDA ANALYTICAL SERVICES', 'TEST REPORT', 'Sample ID : W-12'];

/** What a document is instead of a report; its lines, from the top. */
export const papers = toFamily({
  name: 'paper',
  rules: PAPER_RULES,
  run: (lines: readonly string[], rules) =>
    readPaper(
      lines.map((line) => [line]),
      false,
      rules,
    ).other,
  cases: {
    order: {
      accepts: [
        [
          [
            'Consent is hereby granted to M/s Blue Hill Mills under section 25 of the Water Act, 1974.',
            ...CONDITIONS,
          ],
          'order',
        ],
        [
          [
            'The Authority hereby accords environmental clearance to the project.',
            ...CONDITIONS,
            'Analysis report',
            'The height of the stack shall be 30 m, and a ladder shall be provided.',
          ],
          'order',
        ],
        [['The renewal is granted subject to the following conditions:', ...CONDITIONS], 'order'],
      ],
      rejects: [
        [
          [...LABORATORY, 'Limits as in consent order no. BO/214, which is granted up to 2027', ...TERMS],
          null,
        ],
        [['Consent is hereby granted up to 31.03.2027.'], null],
      ],
    },
    conditions: {
      accepts: [
        [['SPECIAL CONDITIONS', ...CONDITIONS], 'conditions'],
        [
          ['Annexure', 'Monitoring shall be as below, and the results shall be kept.', ...CONDITIONS],
          'conditions',
        ],
      ],
      rejects: [
        [
          [...LABORATORY, ...TERMS, 'The client shall pay within 30 days and shall inform us of the use.'],
          null,
        ],
        [['Treated water', ...TERMS], null],
      ],
    },
    bill: {
      accepts: [
        [['SHARDA ANALYTICAL SERVICES', 'TAX INVOICE', 'Sample ID : W-12'], 'bill'],
        [['SHARDA ANALYTICAL SERVICES', 'Tax invoice (original for recipient)'], 'bill'],
        [['Quotation no. 71 of 2026', 'Analysis of one stack'], 'bill'],
        [['SHARDA ANALYTICAL SERVICES', 'RECEIPT'], 'bill'],
      ],
      rejects: [
        [[...LABORATORY, 'Invoice no. : 71'], null],
        [[...LABORATORY, 'Work order no. : 17'], null],
        [['Receipt of the sample: 13.05.2026'], null],
      ],
    },
    form: {
      accepts: [
        [['FORM 10', 'Sender: Blue Hill Mills'], 'form'],
        [['Hazardous waste manifest', 'Waste: ETP sludge'], 'form'],
        [['ACKNOWLEDGEMENT', 'Your annual return has been received.'], 'form'],
        [['Application for renewal of consent'], 'form'],
        [['Safety data sheet', 'pH : 7.2'], 'form'],
      ],
      rejects: [
        [['FORM 7', ...LABORATORY], null],
        [['Formaldehyde in the air of the hall'], null],
      ],
    },
  },
});
