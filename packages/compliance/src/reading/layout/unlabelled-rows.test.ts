import { expect, it } from 'vitest';
import { type Cell, lineAt } from './line-at.test-support.ts';
import { findTableRegions } from './table-regions.ts';
import { toTable } from './tables.ts';

it('a table goes on after a page break with a label of two lines beside its figures', () => {
  const rowAt = (y: number, texts: string[], at: number[], page = 1) =>
    lineAt(
      y,
      texts.map((text, index): Cell => [at[index] ?? 0, text]),
      page,
    );
  const edges = [60, 200, 300, 380];
  const endWith = (gap: number, amount: number) =>
    findTableRegions([
      rowAt(700, ['Waste', 'Category', 'Quantity', 'Disposal'], edges),
      rowAt(720, ['Used oil', '5.1', '0.45', 'Recycler'], edges),
      lineAt(60, [[60, 'ETP waste (chemical']], 2),
      rowAt(60 + gap, ['35.3', '612', 'Landfill'], [200, amount, 380], 2),
    ])[0]?.to;
  expect(endWith(6, 300)).toBe(4);
  expect(endWith(14, 300)).toBe(2);
  expect(endWith(6, 330)).toBe(2);
});

it.each<[string, Cell[], number]>([
  [
    'goes on with its columns',
    [
      [60, 'Iron'],
      [300, '3 mg/l'],
    ],
    3,
  ],
  [
    'goes on with cells set to the same middle',
    [
      [60, 'Iron'],
      [297.5, '3.25 mg'],
    ],
    3,
  ],
  [
    'ends where a column is off',
    [
      [60, 'Iron'],
      [330, '3 mg/l'],
    ],
    2,
  ],
  [
    'ends where the first cell is off',
    [
      [75, 'Iron'],
      [300, '3 mg/l'],
    ],
    2,
  ],
  [
    'ends where the last of two cells is no value',
    [
      [60, 'Iron'],
      [300, 'scrap'],
    ],
    2,
  ],
  [
    'ends before a number',
    [
      [60, '7.'],
      [300, '3 mg/l'],
    ],
    2,
  ],
])('a table without labels over a page break %s', (_, cells, to) => {
  const table = [
    lineAt(700, [
      [60, 'Parameter'],
      [300, 'Limit'],
    ]),
    lineAt(720, [
      [60, 'Zinc'],
      [300, '5 mg/l'],
    ]),
  ];
  expect(findTableRegions([...table, lineAt(60, cells, 2)])[0]?.to).toBe(to);
});

it.each([
  ['half a line from both is the name of its rows', 6, null],
  ['a line from both is a title', 17, 'Heater (10 lakh kcal)'],
])('a name between two rows, %s', (_, away, under) => {
  const rowAt = (y: number, name: string, value: string) =>
    lineAt(y, [
      [180, name],
      [300, value],
    ]);
  const lines = [
    lineAt(100, [
      [60, 'Stack'],
      [180, 'Pollutant'],
      [300, 'Standard'],
    ]),
    rowAt(117, 'PM', '150 mg/Nm3'),
    lineAt(117 + away, [[60, 'Heater (10 lakh kcal)']]),
    rowAt(117 + 2 * away, 'SO2', '600 mg/Nm3'),
  ];
  expect(toTable(lines, { from: 0, to: 4 }).rows.at(-1)?.under).toBe(under);
});
