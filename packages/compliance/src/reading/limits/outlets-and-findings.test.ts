import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';
import { limitsOf } from './table-limits.test-support.ts';

it.each<[string, Parameters<typeof limitsOf>[0], string[]]>([
  [
    'two outlets as columns, one with the capacity of its plant',
    [
      ['Parameter', 'Outlet 1: lagoon', 'Outlet 2: colony STP (120 KLD)'],
      ['pH', '5.5 to 9.0', '6.5 to 8.5'],
      ['COD', '250 mg/l', '50 mg/l'],
      ['Phenols', '1 mg/l', '-'],
    ],
    [
      'effluent: pH | 5.5 to 9.0 | null',
      'sewage: pH | 6.5 to 8.5 | null',
      'effluent: COD | 250 | mg/l',
      'sewage: COD | 50 | mg/l',
      'effluent: Phenols | 1 | mg/l',
    ],
  ],
  [
    'stacks by their codes, of which one stands below the head of all',
    [
      ['Pollutant', 'K-1 and K-2', 'Permissible value at the stack K-3'],
      ['PM (mg/Nm3)', '30', '100'],
      ['SO2 (mg/Nm3)', '-', '250'],
    ],
    ['emission: PM | 30 | mg/Nm3', 'emission: PM | 100 | mg/Nm3', 'emission: SO2 | 250 | mg/Nm3'],
  ],
  [
    'wastes whose numbers stand behind their names',
    [
      ['Sl. No.', 'Hazardous waste', 'Category', 'Quantity (TPA)', 'Disposal'],
      ['1', 'Still bottoms', '26.1 / 28.1', '310', 'Kiln'],
      ['2', 'Dilute acid', 'B15', '4,200', 'Users'],
      ['3', 'Spent carbon', '36.2, 28.3', '12', 'TSDF'],
    ],
    [
      'hazardous_waste: Still bottoms | 310 | TPA',
      'hazardous_waste: Dilute acid | 4,200 | TPA',
      'hazardous_waste: Spent carbon | 12 | TPA',
    ],
  ],
  [
    'wastes whose numbers stand in words behind their names',
    [
      ['Sl. No.', 'Waste', 'Process No.', 'Quantity', 'Unit'],
      ['1', 'Used oil', 'Cat. 5.1', '2', 'KL/A'],
      ['2', 'ETP sludge', '35.3 (Sch-I)', '20', 'MT/A'],
      ['3', 'Tar', 'Sch. I, 28.1', '4', 'MT/A'],
    ],
    [
      'hazardous_waste: Used oil | 2 | KL/A',
      'hazardous_waste: ETP sludge | 20 | MT/A',
      'hazardous_waste: Tar | 4 | MT/A',
    ],
  ],
  [
    'a head with the code of a stack beside codes alone',
    [
      ['Pollutant', 'Limit for K-1', 'K-2 and K-3'],
      ['PM (mg/Nm3)', '50', '150'],
    ],
    ['emission: PM | 50 | mg/Nm3', 'emission: PM | 150 | mg/Nm3'],
  ],
  [
    'two names beside one figure with thousands',
    [
      ['Parameter', 'Limit (mg/l)'],
      ['TDS / chloride', '2,100'],
    ],
    ['effluent: TDS / chloride | 2,100 | mg/l'],
  ],
])('reads %s', (_, table, limits) => {
  expect(limitsOf(table).toSorted()).toEqual(limits.toSorted());
});

it.each<[string, Parameters<typeof limitsOf>[0]]>([
  [
    'a water balance by the source of the water',
    [
      ['Source / use', 'Quantity (KLD)', 'TDS (mg/l)', 'Reuse'],
      ['Scrubber bleed', '12', '9,400', '10'],
      ['Floor wash', '6', '1,800', '5'],
    ],
  ],
  [
    'what sorts of effluent there are',
    [
      ['Type of effluent', 'Quantity (KLD)', 'TDS (ppm)', 'Treatment', 'Disposal'],
      ['Strong', '12', '42,000', 'MEE', 'Reuse'],
      ['Weak', '40', '3,000', 'ETP', 'Reuse'],
    ],
  ],
  [
    'what was seen of each condition',
    [
      ['Condition', 'Observations'],
      ['STP', 'BOD 8 mg/l, COD 42 mg/l'],
      ['Boiler', 'PM 88 mg/Nm3'],
    ],
  ],
])('leaves %s', (_, table) => {
  expect(limitsOf(table)).toEqual([]);
});

it('leaves what an annexure says was seen, but for what its own words bound', () => {
  expect(
    limitsOfPages(`
      3. BOD of the treated sewage shall not exceed 10 mg/l.
      ANNEXURE-II : Status of compliance seen by the Regional Office
      STP. Treated sewage BOD 7 mg/l, COD 31 mg/l, garden wet.
      Boiler. PM of the last report 88 mg/Nm3.
      4. PM of the boiler stack shall be kept below 50 mg/Nm3.`),
  ).toEqual(['sewage | BOD | 10 | mg/l', 'emission | @ boiler stack | PM | 50 | mg/Nm3']);
});

it('leaves what stands below the title of a bare annexure, and what a sample gave', () => {
  expect(
    limitsOfPages(
      `
      3. BOD of the treated sewage shall not exceed 10 mg/l.
                              ANNEXURE - I
      Status of compliance of the earlier consent as per the report of the
      Scientific Assistant
      Analysis of the effluent: 57 of 58 reports available. COD 214 mg/l, TSS 61 mg/l.`,
    ),
  ).toEqual(['sewage | BOD | 10 | mg/l']);
  expect(
    limitsOfPages(`
      The samples gave the following results:
      Point              pH     SS (mg/l)    COD (mg/l)
      Outlet of STP      7.3    28           62
      Outlet of ETP      7.7    36           108`),
  ).toEqual([]);
});

it('goes on with a row over a page break below heads that are printed again', () => {
  const heads = `
      Sl.   Location                Pollutant     Not to exceed`;
  expect(
    limitsOfPages(
      `
      4. Ambient air:
${heads.slice(1)}
      1     Ambient air, gate       PM10          100 µg/m3
      2     Ambient air, colony     PM10          80 µg/m3
                                    SO2           60 µg/m3`,
      `${heads}
                                    NOx           70 µg/m3
      3     Ambient air, school     PM2.5         40 µg/m3`,
    ),
  ).toEqual([
    'ambient_air | @ Ambient air, gate | PM10 | 100 | µg/m3',
    'ambient_air | @ Ambient air, colony | PM10 | 80 | µg/m3',
    'ambient_air | @ Ambient air, colony | SO2 | 60 | µg/m3',
    'ambient_air | @ Ambient air, colony | NOx | 70 | µg/m3',
    'ambient_air | @ Ambient air, school | PM2.5 | 40 | µg/m3',
  ]);
});
