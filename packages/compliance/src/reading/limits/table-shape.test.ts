import { expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import type { Table } from '../layout/table.ts';
import { listPoints } from './table-points.ts';
import { toPlainShapes } from './table-shape.ts';

/** A table by its heads and its rows, whose cells are parted by `|`. */
const tableOf = (heads: string, ...rows: string[]): Table => {
  const lines = toLines(rows);
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  return {
    heads: cellsOf(heads),
    rows: lines.map((line, at) => ({ cells: cellsOf(rows[at] ?? ''), lines: [line], grid: [], under: null })),
    lines,
  };
};

it.each<[string, string[], string[], string[]]>([
  [
    'Parameter | Limit (µg/m3) | Limit (µg/m3)',
    ['| Annual | 24 hours average', 'PM10 | 60 | 100'],
    ['Parameter', 'Limit (µg/m3) Annual', 'Limit (µg/m3) 24 hours average'],
    ['PM10 | 60 | 100'],
  ],
  [
    'Parameter | Day | Night',
    ['| 75 | 70', 'Zone | 55 | 45'],
    ['Parameter', 'Day', 'Night'],
    ['| 75 | 70', 'Zone | 55 | 45'],
  ],
  ['Parameter | Limit', ['| Annual', 'PM10 | 60'], ['Parameter', 'Limit'], ['| Annual', 'PM10 | 60']],
  [
    'Attached to | exceed (mg/Nm3) PM SO2 | Tests',
    ['Boiler | 150 600 | Yearly', 'Carding | 100 - | Yearly'],
    ['Attached to', 'exceed (mg/Nm3) PM', 'exceed (mg/Nm3) SO2', 'Tests'],
    ['Boiler | 150 | 600 | Yearly', 'Carding | 100 | - | Yearly'],
  ],
  [
    'Attached to | Limit of PM SO2',
    ['Boiler | 150 mg/Nm3', 'Carding | 100'],
    ['Attached to', 'Limit of PM SO2'],
    ['Boiler | 150 mg/Nm3', 'Carding | 100'],
  ],
])('the heads of “%s” over %j are %j', (heads, rows, own, left) => {
  const [table] = toPlainShapes(tableOf(heads, ...rows));
  expect(table?.heads).toEqual(own);
  expect(table?.rows.map(({ cells }) => cells.join(' | ').trim())).toEqual(left);
});

it('joins a name whose bracket the next cell closes, and no other', () => {
  const rows = [
    'Heater (6 | 150',
    'lakh kcal/hr) | 100',
    '| 50',
    'Boiler | 30',
    'Kiln (old | 20',
    'Mill | 10',
  ];
  expect(listPoints(tableOf('Stack attached to | Limit', ...rows), 0)).toEqual([
    'Heater (6 lakh kcal/hr)',
    'Heater (6 lakh kcal/hr)',
    'Heater (6 lakh kcal/hr)',
    'Boiler',
    'Kiln (old',
    'Mill',
  ]);
});
