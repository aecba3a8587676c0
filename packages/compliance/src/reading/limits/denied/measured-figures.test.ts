import { describe, expect, it } from 'vitest';
import { readOrder } from '../../read-order.ts';
import { drawPage } from '../drawn-page.test-support.ts';
import { findTableLimits } from '../table-limit-rules.ts';
import { limitsOf, toTable } from '../table-limits.test-support.ts';

const READINGS = [
  ['BOD', '26 mg/l'],
  ['COD', '188 mg/l'],
  ['Oil and grease', '3.2 mg/l'],
];

describe('figures that were measured', () => {
  it('are no limits where a pH is one figure and most others are not round', () => {
    expect(limitsOf([['Test', 'Value'], ['pH', '7.42'], ...READINGS])).toEqual([]);
  });

  it('are no limits where high figures have broken parts and most are not round', () => {
    expect(
      limitsOf([
        ['Stack', 'PM (mg/Nm3)'],
        ['Kiln', '31.2'],
        ['Mill', '28.4'],
        ['Cooler', '17.9'],
      ]),
    ).toEqual([]);
  });

  it.each<[string, string[][]]>([
    [
      'a pH is one figure',
      [
        ['pH', '7.42'],
        ['BOD', '30 mg/l'],
        ['COD', '250 mg/l'],
      ],
    ],
    ['most are not round', READINGS],
  ])('stay, for a person to look at, where nothing but one sign tells: %s', (_, rows) => {
    const found = findTableLimits(toTable([['Test', 'Value'], ...rows]), { section: null, before: '' });
    expect(found).toHaveLength(3);
    expect(found.every(({ isDoubtful }) => isDoubtful)).toBe(true);
  });

  it('are in doubt in the order, with the word of each figure on its page', () => {
    const page = drawPage(
      1,
      `
      3. The final outlet
      Test                 Value
      BOD                  26 mg/l
      COD                  188 mg/l
      Chlorides            164 mg/l
      `,
    );
    const { limits, doubts } = readOrder({ form: 'pdf', pages: [page] });
    expect(limits.map(({ confidence }) => confidence)).toEqual([0.5, 0.5, 0.5]);
    expect(doubts?.map(({ text, reason }) => `${text} ${reason}`)).toEqual([
      '26 mg/l pattern',
      '188 mg/l pattern',
      '164 mg/l pattern',
    ]);
  });

  it('are limits where a head calls them so', () => {
    expect(limitsOf([['Test', 'Permissible limit'], ...READINGS])).toHaveLength(3);
  });

  it('are round in a standard', () => {
    expect(
      limitsOf([
        ['Test', 'Value'],
        ['pH', '6.5 to 9.0'],
        ['BOD', '30 mg/l'],
        ['COD', '250 mg/l'],
        ['SO2', '120 mg/l'],
      ]),
    ).toHaveLength(4);
  });

  it.each([
    'Sample no. 4471 drawn from the final tank, as per the report of the regional laboratory',
    'The officers noted the following at the outlet:',
    'The applicant has declared the following:',
    'Monitoring was done by the laboratory of the unit:',
  ])('are no limits below "%s"', (before) => {
    expect(
      limitsOf(
        [
          ['Parameter', 'Value'],
          ['BOD', '30 mg/l'],
          ['COD', '250 mg/l'],
        ],
        { before },
      ),
    ).toEqual([]);
  });

  it('are no quantities that may be, of wastes that lay at the site on a day', () => {
    const wastes = [
      ['Hazardous waste', 'Category', 'Quantity (MT)'],
      ['ETP sludge', '35.3', '12.4'],
      ['Used oil', '5.1', '0.31'],
    ] as const;
    const read = (before: string) => limitsOf([[...wastes[0]], [...wastes[1]], [...wastes[2]]], { before });
    expect(read('The hazardous waste lying at the site on the date of visit:')).toEqual([]);
    expect(read('Authorised hazardous wastes:')).toHaveLength(2);
  });
});
