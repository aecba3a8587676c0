import { describe, expect, it } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import { readOrder } from '../read-order.ts';
import { readLimitValue } from './values.ts';

const limitsIn = (lines: string[]): string[] =>
  readOrder({ form: 'pdf', pages: [toPage(1, lines)] }).limits.map((limit) =>
    [limit.medium, limit.parameter, limit.limit, limit.unit ?? '-'].join(' | '),
  );

describe('readLimitValue', () => {
  it.each([
    ['5.5 to 9.0', { limit: '5.5 to 9.0', unit: null }],
    ['6.5 - 8.5', { limit: '6.5 - 8.5', unit: null }],
    ['100 mg/l', { limit: '100', unit: 'mg/l' }],
    ['150 mg/Nm3', { limit: '150', unit: 'mg/Nm3' }],
    ['Not to exceed 35 mg/Nm³', { limit: '35', unit: 'mg/Nm³' }],
    ['1000 MPN/100 ml', { limit: '1000', unit: 'MPN/100 ml' }],
    ['4,200', { limit: '4,200', unit: null }],
    ['86.4 Kg/Day', { limit: '86.4', unit: 'Kg/Day' }],
    ['40 deg. C', { limit: '40', unit: 'deg. C' }],
    ['90 % survival of fish', { limit: '90 % survival of fish', unit: null }],
    ['Nil', { limit: 'Nil', unit: null }],
    ['As per Schedule-I', null],
    ['45 Coal fired', null],
    ['-', null],
  ])('%s', (cell, expected) => {
    expect(readLimitValue(cell)).toEqual(expected);
  });
});

describe('limits outside the usual columns', () => {
  it('stand in a sentence of pH, beside a shared label, or under a head that names the parameter', () => {
    expect(limitsIn(['1. The pH of the effluent shall be between 6.0 and 8.5.'])).toEqual([
      'effluent | pH | 6.0 and 8.5 | -',
    ]);
    expect(
      limitsIn([
        '1. The effluent shall meet these standards:',
        'Outlet No.|Parameter|Limiting standards',
        '1|pH|5.5 - 9.0',
        '|COD|250 mg/l',
        '|Chlorides|600 mg/l',
      ]),
    ).toEqual([
      'effluent | pH | 5.5 - 9.0 | -',
      'effluent | COD | 250 | mg/l',
      'effluent | Chlorides | 600 | mg/l',
    ]);
    expect(
      limitsIn([
        '1. Emission permitted through these stacks:',
        'Stack No.|Description|Prescribed standard of PM',
        '1|Common stack|50 mg/Nm3',
        '2|Cooler stack|80 mg/Nm3',
      ]),
    ).toEqual(['emission | PM | 50 | mg/Nm3', 'emission | PM | 80 | mg/Nm3']);
  });
});

describe('limits of an order', () => {
  it('come from tables of effluent, sewage and stacks', () => {
    expect(
      limitsIn([
        '1. The trade effluent shall meet the following standards:',
        'Sr No|Parameters|Limits',
        '1|pH|5.5 to 9.0',
        '2|COD|250 mg/l',
        '2. The treated sewage from the STP shall conform to:',
        'Sr No|Parameters|Limits',
        '1|BOD|10 mg/l',
        '3. The stacks shall be kept within these standards:',
        'Stack No.|Source|Pollutant|Standard',
        'S-1|Boiler|SO2|320 Kg/Day',
      ]),
    ).toEqual([
      'effluent | pH | 5.5 to 9.0 | -',
      'effluent | COD | 250 | mg/l',
      'sewage | BOD | 10 | mg/l',
      'emission | SO2 | 320 | Kg/Day',
    ]);
  });

  it('come from tables of hazardous waste, not of other waste or of products', () => {
    expect(
      limitsIn([
        '1. The consent is for the manufacture of:',
        'Sr No|Product|Quantity|UOM',
        '1|Sulphuric acid|310|MT/M',
        '2. Non-Hazardous Wastes:',
        'Sr No|Type of Waste|Quantity|UoM',
        '1|Boiler ash|5.4|MT/D',
        '3. Hazardous wastes under the rules of 2016:',
        'Sr No|Category No./ Type|Quantity|UoM',
        '1|5.1 Used or spent oil|1.2|KL/A',
      ]),
    ).toEqual(['hazardous_waste | 5.1 Used or spent oil | 1.2 | KL/A']);
  });

  it('come from sentences about noise and air', () => {
    expect(
      limitsIn([
        '1. Noise shall not exceed 75 dB(A) in day time and 70 dB(A) in night time.',
        '2. The hood shall have an insertion loss of 25 dB(A) by day.',
        '3. The air shall hold PM10 - 100 μg/m3; PM2.5 - 60 μg/m3.',
      ]),
    ).toEqual([
      'noise | day time | 75 | dB(A)',
      'noise | night time | 70 | dB(A)',
      'ambient_air | PM10 | 100 | μg/m3',
      'ambient_air | PM2.5 | 60 | μg/m3',
    ]);
  });

  const TABLE = ['Sr No|Parameters|Limits', '1|Colour|5', '2|Odour|6'];
  it.each<[string, string[], string]>([
    ['by the heading above it', ['STANDARDS FOR TREATED SEWAGE', '', ...TABLE], 'sewage'],
    [
      'by the heading of its part, further up',
      ['STANDARDS FOR TREATED SEWAGE', '', 'The outlet of the unit shall meet these standards:', ...TABLE],
      'sewage',
    ],
    [
      'not by what stands above the list of those who get a copy',
      [
        'STANDARDS FOR TREATED SEWAGE',
        '',
        'Copy to:',
        '',
        'The values of the Regional Office are:',
        ...TABLE,
      ],
      'effluent',
    ],
    ['by the sentence above it', ['The treated sewage shall meet these standards:', ...TABLE], 'sewage'],
    [
      'not by a stray word above it',
      ['The treated sewage shall meet these standards:', '', 'Page 4 of 9', '', ...TABLE],
      'sewage',
    ],
  ])('belong to a medium %s', (_name, lines, medium) => {
    expect(limitsIn(lines).map((limit) => limit.split(' | ').slice(0, 2).join(': '))).toEqual([
      `${medium}: Colour`,
      `${medium}: Odour`,
    ]);
  });
});
