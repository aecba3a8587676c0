import { describe, expect, it } from 'vitest';
import { type Grid, limitsOf } from './table-limits.test-support.ts';

const WASTES = { before: 'The unit may keep these hazardous wastes:' };

describe('a table of hazardous wastes', () => {
  it.each<[string, Grid, string[]]>([
    [
      'the unit in a column of its own',
      [
        ['Sr. No', 'Category of waste', 'Quantity', 'UoM', 'Mode of disposal'],
        ['1', '5.1 Used oil', '1.2', 'KL/A', 'Sale to recyclers'],
        ['(ii)', '35.3 Sludge', '20', 'MT/A', 'TSDF'],
      ],
      ['hazardous_waste: 5.1 Used oil | 1.2 | KL/A', 'hazardous_waste: 35.3 Sludge | 20 | MT/A'],
    ],
    [
      'the unit first of all columns',
      [
        ['Unit', 'Name of the waste', 'Qty'],
        ['MT/A', 'Sludge', '20'],
      ],
      ['hazardous_waste: Sludge | 20 | MT/A'],
    ],
    [
      'the unit with the quantity',
      [
        ['Name of waste', 'Quantum'],
        ['Used oil', '200 KL/year'],
      ],
      ['hazardous_waste: Used oil | 200 | KL/year'],
    ],
    [
      'a unit behind the quantity that no list knows',
      [
        ['Name of waste', 'Quantum'],
        ['Used oil', '1,200 L in a year '],
      ],
      ['hazardous_waste: Used oil | 1,200 | L in a year'],
    ],
    [
      'the unit in the head',
      [
        ['Type of waste', 'Generation (MT per annum)'],
        ['Sludge', '20'],
      ],
      ['hazardous_waste: Sludge | 20 | MT per annum'],
    ],
    [
      'no unit at all',
      [
        ['Type of waste', 'Amount'],
        ['Empty drums', '20'],
      ],
      ['hazardous_waste: Empty drums | 20 | null'],
    ],
    [
      'the name over two columns, with a gap and what comes after the disposal',
      [
        ['Sr. No', 'Schedule I', '', 'Process', 'Quantity', 'Disposal', 'Remark'],
        ['1', '33.1', '', 'Empty drums', '20 Nos./year', 'Sale', 'New'],
      ],
      ['hazardous_waste: 33.1 Empty drums | 20 | Nos./year'],
    ],
    [
      'the disposal before the quantity',
      [
        ['Waste', 'Facility', 'Source', 'Quantity'],
        ['Sludge', 'TSDF', 'ETP', '20 MT/A'],
      ],
      ['hazardous_waste: Sludge ETP | 20 | MT/A'],
    ],
    [
      'a label in a later column, which is a part of the name',
      [
        ['Waste', 'Class', 'Quantity'],
        ['Ash', 'B', '2 MT/A'],
      ],
      ['hazardous_waste: Ash B | 2 | MT/A'],
    ],
    [
      'rows without a quantity, or without a name',
      [
        ['Sr. No', 'Waste', 'Quantity'],
        ['1', 'As generated', 'to be told'],
        ['2', '', '20 MT/A'],
        ['', 'Sludge', '5 MT/A'],
      ],
      ['hazardous_waste: Sludge | 5 | MT/A'],
    ],
  ])('with %s', (_name, grid, limits) => {
    expect(limitsOf(grid, WASTES)).toEqual(limits);
  });

  const SLUDGE: Grid = [
    ['Category', 'Quantity'],
    ['35.3 Sludge', '20 MT/A'],
  ];

  it.each([
    'Authorisation for hazardous waste:',
    'H.W. for which leave is given:',
    'HW for which leave is given:',
    'Those of schedule I of the rules:',
    'Those of Schedule- I of the rules:',
    'Those of Schedule-I of the rules:',
    'Wastes of the unit:',
    `The wastes ${'of the process '.repeat(25)}are:`,
  ])('is told by the words before it: %s', (before) => {
    expect(limitsOf(SLUDGE, { before })).toEqual(['hazardous_waste: 35.3 Sludge | 20 | MT/A']);
  });

  it.each([
    'Non-hazardous wastes:',
    'Non hazardous wastes:',
    'Nonhazardous wastes:',
    'Bio-medical waste:',
    'Biomedical waste:',
    'Bio medical waste:',
    'Bio- medical waste:',
    'Authorised BMW, with its waste bags:',
    'Raw material and waste of the unit:',
    'Product and waste of the unit:',
    'The staff of the shed:',
    `The hazardous waste is kept. ${'The shed has a roof and a floor. '.repeat(13)}`,
  ])('is none below the words: %s', (before) => {
    expect(limitsOf(SLUDGE, { before })).toEqual([]);
  });

  it('is one although other wastes were named long before', () => {
    const before = `Non-hazardous waste is sold. ${'The shed has a roof. '.repeat(8)}Hazardous waste:`;
    expect(limitsOf(SLUDGE, { before })).toEqual(['hazardous_waste: 35.3 Sludge | 20 | MT/A']);
  });

  it.each<[string, Grid]>([
    [
      'waste water',
      [
        ['Waste water', 'Quantity'],
        ['Wash water', '20 KLD'],
      ],
    ],
    [
      'trade effluent',
      [
        ['Category of trade effluent', 'Quantity'],
        ['Wash water', '20 KLD'],
      ],
    ],
    [
      'wastes without a quantity',
      [
        ['Waste', 'Shed'],
        ['Sludge', '20 MT/A'],
      ],
    ],
    [
      'quantities of other things',
      [
        ['Machine', 'Quantity'],
        ['Press', '20 Nos.'],
      ],
    ],
  ])('is none of %s', (_name, grid) => {
    expect(limitsOf(grid, WASTES)).toEqual([]);
  });
});

describe('a table about something else', () => {
  const ROW = ['1', 'Zinc', '20'];
  it.each([
    'Frequency',
    'Periodicity',
    'Transaction value',
    'Guarantee value',
    'Consumed value',
    'Consumption value',
    'Product value',
    'Raw material value',
    'No. of beds',
    'Permitted value',
    'Amount',
  ])('%s holds no limits', (head) => {
    expect(limitsOf([['Sr. No', 'Name', head], ROW])).toEqual([]);
  });

  it.each(['Permitted limit', 'Permitted standard', 'Permitted norm', 'Amount in tolerance'])(
    '%s holds limits',
    (head) => {
      expect(limitsOf([['Sr. No', 'Name', head], ROW])).toEqual(['effluent: Zinc | 20 | null']);
    },
  );

  it.each<[string, string[]]>([
    ['This is for the manufacture of:', []],
    ['This is for the manufacture of :', []],
    ['This is for the manufacture of', []],
    ['This is for the manufacture of: ', []],
    ['The manufacture of zinc gives this effluent:', ['effluent: Zinc | 20 | null']],
  ])('below “%s”', (before, limits) => {
    expect(limitsOf([['Sr. No', 'Name', 'Value'], ROW], { before })).toEqual(limits);
  });
});
