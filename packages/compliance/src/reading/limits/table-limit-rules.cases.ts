import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { findTableLimits, TABLE_LIMIT_RULES } from './table-limit-rules.ts';

/** The limits of the tables on a page, below the words `before`. */
export const tableLimits = toFamily({
  name: 'table of limits',
  isDrawn: true,
  rules: TABLE_LIMIT_RULES,
  run: ({ before, lines }: { before: string; lines: string[] }, rules) =>
    toBlocks(toLines(lines)).flatMap((block) =>
      block.kind === 'table'
        ? findTableLimits(block.table, { section: null, before }, rules).map(
            ({ medium, parameter, limit, unit }) => `${medium}: ${parameter} ${limit} ${unit}`,
          )
        : [],
    ),
  cases: {
    form: {
      accepts: [
        [
          {
            before: '',
            lines: [
              'Category of industry | Red',
              'Certificate type | Renewal',
              'Permissible effluent parameters | 1. BOD : 30 mg/l 2. pH : 6.0-9.0',
              'Number of stacks | 3',
              'Washed ore | 1.4 MTPA at a loss of 12 ± 0.5 %',
              'Fines and tailings | 0.7 MTPA and 1.25 MTPA',
              'Name of officer | Sulphur 20 mg/l',
            ],
          },
          ['effluent: BOD 30 mg/l', 'effluent: pH 6.0-9.0 null'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Standards of the treated effluent:',
            lines: ['Parameter | Limit', 'BOD | 30 mg/l', 'COD | 250 mg/l', 'TSS | 100 mg/l'],
          },
          ['effluent: BOD 30 mg/l', 'effluent: COD 250 mg/l', 'effluent: TSS 100 mg/l'],
        ],
      ],
    },
    'water-balance': {
      accepts: [
        [
          {
            before: 'Streams of the plant:',
            lines: [
              'Source / use | Flow (KLD) | COD (mg/l) | Reuse (KLD)',
              'High COD wash | 20 | 38,000 | 18',
              'Blow down | 45 | 120 | 40',
            ],
          },
          [],
        ],
      ],
      rejects: [
        [
          {
            before: 'The treated effluent:',
            lines: ['Parameter | Limit (mg/l) | Treatment', 'BOD | 30 | ETP', 'COD | 250 | ETP'],
          },
          ['effluent: BOD 30 mg/l', 'effluent: COD 250 mg/l'],
        ],
      ],
    },
    'wastes-in-cells': {
      accepts: [
        [
          {
            before: 'Hazardous wastes authorised:',
            lines: [
              'Section | Wastes and quantities',
              'Workshop | Used oil (5.1): 0.9 KL/year, oily cotton (5.2): 0.2 MT/year',
              'ETP | ETP sludge (35.3): 30 MT/year',
            ],
          },
          [
            'hazardous_waste: Used oil (5.1) 0.9 KL/year',
            'hazardous_waste: oily cotton (5.2) 0.2 MT/year',
            'hazardous_waste: ETP sludge (35.3) 30 MT/year',
          ],
        ],
      ],
      rejects: [
        [
          {
            before: 'Solid wastes:',
            lines: ['Section | Wastes and quantities', 'Canteen | Food waste: 30 kg/day'],
          },
          [],
        ],
      ],
    },
    'hazardous-wastes': {
      accepts: [
        [
          {
            before: 'The unit may store:',
            lines: [
              'Sr. No | Type of hazardous waste | Quantity | Disposal',
              '1 | Used oil | 2 KL/Year | Sale',
            ],
          },
          ['hazardous_waste: Used oil 2 KL/Year'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Bio-medical waste:',
            lines: ['Sr. No | Category of waste | Quantity', '1 | Yellow | 2 kg/day'],
          },
          [],
        ],
      ],
    },
    conditions: {
      accepts: [
        [
          {
            before: 'Specific conditions',
            lines: [
              'S. No. | Item | Condition',
              '1 | Dust | PM10 at the boundary shall not be over 100 µg/m3',
              '2 | Energy | Solar panels shall be set up on the roof',
              '3 | Water | The tank shall hold 40 KL',
            ],
          },
          ['ambient_air: PM10 100 µg/m3'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Specific conditions',
            lines: [
              'S. No. | Item | Remark',
              '1 | Dust | PM10 at the boundary shall not be over 100 µg/m3',
              '2 | Energy | Solar panels shall be set up on the roof',
              '3 | Water | The tank shall hold 40 KL',
            ],
          },
          [],
        ],
      ],
    },
    zones: {
      accepts: [
        [
          {
            before: 'Noise in dB(A):',
            lines: ['Area | Day time | Night time', 'Industrial area | 75 | 70', 'Silence zone | 50 | 40'],
          },
          [
            'noise: Day time 75 dB(A)',
            'noise: Night time 70 dB(A)',
            'noise: Day time 50 dB(A)',
            'noise: Night time 40 dB(A)',
          ],
        ],
      ],
      rejects: [
        [
          {
            before: 'Labour in shifts:',
            lines: ['Area | Day time | Night time', 'Press shop | 75 | 70', 'Paint shop | 50 | 40'],
          },
          [],
        ],
      ],
    },
    'listed-in-cells': {
      accepts: [
        [
          {
            before: 'Standards of emission:',
            lines: [
              'Sr. No | Stack | Pollutants with limit',
              '1 | Boiler | PM 150 mg/Nm3, SO2 100 ppm',
              '2 | Vent | HCl 20 mg/Nm3',
            ],
          },
          ['emission: PM 150 mg/Nm3', 'emission: SO2 100 ppm', 'emission: HCl 20 mg/Nm3'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Standards of emission:',
            lines: ['Sr. No | Parameter | Limit', '1 | PM | 150 mg/Nm3'],
          },
          ['emission: PM 150 mg/Nm3'],
        ],
      ],
    },
    'other-subject': {
      accepts: [
        [{ before: 'The unit makes:', lines: ['Sr. No | Product | Value', '1 | Zinc | 20 MT/Month'] }, []],
        [
          { before: 'This is for the manufacture of:', lines: ['Sr. No | Name | Value', '1 | Zinc | 20'] },
          [],
        ],
      ],
      rejects: [
        [
          {
            before: 'Standards:',
            lines: ['Sr. No | Product parameter | Limit', '1 | Zinc | 5 mg/l'],
          },
          ['effluent: Zinc 5 mg/l'],
        ],
      ],
    },
    'standard-row': {
      accepts: [
        [
          {
            before: 'Results of the outlet:',
            lines: [
              'Date | pH | BOD (mg/l) | COD (mg/l)',
              '04.05.2022 | 7.4 | 24 | 120',
              'Standard | 6.5-8.5 | 30 | 250',
            ],
          },
          ['effluent: pH 6.5-8.5 null', 'effluent: BOD 30 mg/l', 'effluent: COD 250 mg/l'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Results of the outlet:',
            lines: [
              'Date | pH | BOD (mg/l) | COD (mg/l)',
              '04.05.2022 | 7.4 | 24 | 120',
              'Mean | 7.3 | 26 | 130',
            ],
          },
          [],
        ],
      ],
    },
    transposed: {
      accepts: [
        [
          {
            before: 'Treated effluent:',
            lines: ['Parameter | pH | BOD | Oil & Grease', 'Limit (mg/l except pH) | 6.5-8.5 | 30 | 10'],
          },
          ['effluent: pH 6.5-8.5 null', 'effluent: BOD 30 mg/l', 'effluent: Oil & Grease 10 mg/l'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Treated effluent:',
            lines: ['Parameter | pH | BOD | Oil & Grease', 'Inlet (mg/l except pH) | 4.5-8.5 | 900 | 60'],
          },
          [],
        ],
      ],
    },
    'named-columns': {
      accepts: [
        [
          { before: 'Stacks:', lines: ['Sr. No | Source | PM (mg/Nm3)', '1 | Boiler | 115'] },
          ['emission: PM 115 mg/Nm3'],
        ],
      ],
      rejects: [
        [
          { before: 'Stacks:', lines: ['Sr. No | Parameter | Limit (mg/Nm3)', '1 | PM | 150'] },
          ['emission: PM 150 mg/Nm3'],
        ],
      ],
    },
    standards: {
      accepts: [
        [
          {
            before: 'Treated sewage:',
            lines: ['Sr. No | Parameter | Limit | Unit', '1 | pH | 5.5 to 9.0 | -', '2 | BOD | 30 | mg/l'],
          },
          ['sewage: pH 5.5 to 9.0 null', 'sewage: BOD 30 mg/l'],
        ],
      ],
      rejects: [[{ before: 'Sheds:', lines: ['Sr. No | Name | Value', '1 | Press | 20'] }, []]],
    },
  },
});
