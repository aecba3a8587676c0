import { describe, expect, it } from 'vitest';
import type { LimitContext } from './table-context.ts';
import { type Grid, limitsOf } from './table-limits.test-support.ts';

describe('a table of standards', () => {
  it.each<[string, Grid, string[]]>([
    [
      'a column for what comes in, which is no limit, and one for the outlet',
      [
        ['Sr. No.', 'Parameter', 'Unit', 'Inlet', 'Outlet of the STP'],
        ['1', 'pH', '-', '5 to 9', '6.5 to 8.5'],
        ['2', 'BOD', 'mg/l', '300', '10'],
      ],
      ['sewage: pH | 6.5 to 8.5 | null', 'sewage: BOD | 10 | mg/l'],
    ],
    [
      'the unit first of all columns',
      [
        ['Unit', 'Parameter', 'Limit'],
        ['mg/l', 'COD', '250'],
      ],
      ['effluent: COD | 250 | mg/l'],
    ],
    [
      'the unit in the head of the limit',
      [
        ['Parameter', 'Limit in mg/l'],
        ['COD', '250'],
        ['TSS', '100 mg/litre'],
      ],
      ['effluent: COD | 250 | mg/l', 'effluent: TSS | 100 | mg/litre'],
    ],
    [
      'the unit in another head',
      [
        ['Parameter (all in mg/l)', 'Limit'],
        ['COD', '250'],
        ['pH value', '6 to 9'],
        ['p.h of the bath', '6 to 9'],
        ['Bio-assay', '90 % survival of fish'],
      ],
      [
        'effluent: COD | 250 | mg/l',
        'effluent: pH value | 6 to 9 | null',
        'effluent: p.h of the bath | 6 to 9 | null',
        'effluent: Bio-assay | 90 % survival of fish | null',
      ],
    ],
    [
      'heads that say nothing',
      [
        ['', '', ''],
        ['1', 'COD', '250 mg/l'],
        ['2', 'BOD', '30 mg/l'],
      ],
      ['effluent: COD | 250 | mg/l', 'effluent: BOD | 30 | mg/l'],
    ],
    [
      'limits before the parameter, which are of something else',
      [
        ['Value of last year', 'Parameter', 'Remark'],
        ['12', 'COD', '250'],
      ],
      ['effluent: COD | 250 | null'],
    ],
    [
      'limits in a column that is headed by an average, with units',
      [
        ['Pollutant', 'Time weighted average', 'Method'],
        ['SO2', '80 µg/m3', 'West and Gaeke 24'],
        ['NOx', '24', '80 µg/m3'],
      ],
      ['ambient_air: SO2 | 80 | µg/m3', 'ambient_air: NOx | 80 | µg/m3'],
    ],
    [
      'labels and empty cells where a parameter should be',
      [
        ['Parameter', 'Limit'],
        ['COD', '250 mg/l'],
        ['12', '30 mg/l'],
        ['(iv)', '30 mg/l'],
        ['b)', '30 mg/l'],
        ['...', '30 mg/l'],
        ['', '30 mg/l'],
        ['BOD', 'As told'],
        ['Lead', '120'],
      ],
      ['effluent: COD | 250 | mg/l', 'effluent: Lead | 120 | null'],
    ],
    [
      'a head that names the limit and the parameter',
      [
        ['Standard for parameter', 'Name', 'Limit'],
        ['4', 'COD', '250 mg/l'],
      ],
      ['effluent: COD | 250 | mg/l'],
    ],
    [
      'a parameter column in which few rows are known',
      [
        ['Characteristic', 'Limit', 'Area'],
        ['COD', '250 mg/l', '7'],
        ['Sulphonate', '5 mg/l', '8'],
      ],
      ['effluent: COD | 250 | mg/l', 'effluent: Sulphonate | 5 | mg/l'],
    ],
    [
      'an area that is not what is measured',
      [
        ['Area', 'Name', 'Limit'],
        ['Shed', 'SO2', '80 µg/m3'],
        ['Dust yard', 'NOx', '80 µg/m3'],
        ['Gate', 'PM10', '100 µg/m3'],
      ],
      ['ambient_air: SO2 | 80 | µg/m3', 'ambient_air: NOx | 80 | µg/m3', 'ambient_air: PM10 | 100 | µg/m3'],
    ],
  ])('with %s', (_name, grid, limits) => {
    expect(limitsOf(grid)).toEqual(limits);
  });

  it.each([
    'Sr. No',
    'Sl no',
    'S.No.',
    'S No',
    'Srno',
    'Height in m',
    'Fuel',
    'Quantity',
    'Sulphur',
    'Diameter',
    'Capacity',
    'Method',
    'Temperature',
    'Weighted',
    'Daily average',
    'Stack height',
    'Discharge in KLD',
    'The type of fuel',
    'Mode of disposal',
  ])('leaves out the column “%s”', (head) => {
    const grid: Grid = [
      ['Parameter', head, 'Limit'],
      ['COD', '12', '250 mg/l'],
    ];
    expect(limitsOf(grid)).toEqual(['effluent: COD | 250 | mg/l']);
    const only: Grid = [
      ['Parameter', head, 'Of the shed'],
      ['COD', '12', '250 mg/l'],
    ];
    expect(limitsOf(only)).toEqual(['effluent: COD | 250 | mg/l']);
  });

  it.each<[string, Partial<LimitContext>, string]>([
    ['the words before it', { before: 'Treated sewage:' }, 'sewage'],
    ['the section', { section: 'Stack emission', before: 'Limits:' }, 'emission'],
    ['the words just before it', { section: 'Stack emission', before: 'Treated sewage:' }, 'sewage'],
    ['nothing', {}, 'effluent'],
    ['words that stand too far before it', { before: `Treated sewage ${'is kept '.repeat(40)}` }, 'effluent'],
  ])('has its medium from %s', (_name, context, medium) => {
    expect(
      limitsOf(
        [
          ['Parameter', 'Limit'],
          ['Colour', '5'],
        ],
        context,
      ),
    ).toEqual([`${medium}: Colour | 5 | null`]);
  });
});

describe('a table of stacks', () => {
  it.each<[string, Grid, string[]]>([
    [
      'heads that name what is limited',
      [
        ['Stack', 'Height', 'PM (mg/Nm3)', 'SO2 in mg/Nm3', 'Remark'],
        ['Boiler', '30', '115', '600', '4'],
        ['Furnace', '30', 'as told', '50 mg/m3', ''],
      ],
      ['emission: PM | 115 | mg/Nm3', 'emission: SO2 | 600 | mg/Nm3', 'emission: SO2 | 50 | mg/m3'],
    ],
    [
      'a head without a unit',
      [
        ['Stack', 'PM'],
        ['Boiler', '115'],
        ['Furnace', '115 mg/Nm3'],
        ['Kiln', '40 %'],
      ],
      ['emission: PM | 115 | mg/Nm3'],
    ],
    [
      'heads of heights and averages',
      [
        ['Stack', 'Height for SO2 in m/s', 'Average of PM (mg/Nm3)'],
        ['Boiler', '30', '115'],
      ],
      [],
    ],
  ])('with %s', (_name, grid, limits) => {
    expect(limitsOf(grid)).toEqual(limits);
  });

  it.each<[string, Partial<LimitContext>, string]>([
    ['its head', { before: 'Treated sewage:' }, 'emission'],
    ['nothing', {}, 'emission'],
  ])('has its medium from %s', (_name, context, medium) => {
    const grid: Grid = [
      ['Stack', 'Emission of HCl (mg/m3)'],
      ['Boiler', '20'],
    ];
    expect(limitsOf(grid, context)).toEqual([`${medium}: HCl | 20 | mg/m3`]);
  });

  it.each<[string, Partial<LimitContext>, string]>([
    ['the words before it', { before: 'Stacks of the unit:' }, 'emission'],
    ['the section', { section: 'Stacks', before: 'Values:' }, 'emission'],
    ['words that stand too far before it', { before: `Ambient air ${'is kept '.repeat(40)}` }, 'emission'],
    ['words near it', { before: 'Ambient air is kept.' }, 'ambient_air'],
  ])('without a word in its head has its medium from %s', (_name, context, medium) => {
    const grid: Grid = [
      ['Source', 'HCl (mg/m3)'],
      ['Boiler', '20'],
    ];
    expect(limitsOf(grid, context)).toEqual([`${medium}: HCl | 20 | mg/m3`]);
  });
});
