import { expect, it } from 'vitest';
import type { PageItem } from '../types.ts';
import { findForm, toForm } from './forms.ts';
import { toPageLines } from './page-lines.ts';

type Row = readonly [question: string, answer: string];

const ROWS: readonly Row[] = [
  ['Category', 'RED'],
  ['Period of consent', '01/04/2023 - 31/03/2028'],
  ['Capital investment', '1284.5'],
  ['Quantity of effluent', '18.0 KL/Day'],
  ['Trade effluent parameters', ''],
];

/** A form with its rows 14 points apart, the questions at 50 and the answers at 280, as far as `shift` leaves them there. */
const toItems = (rows: readonly Row[], scan: (row: number) => Partial<PageItem> = () => ({})): PageItem[] =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column): PageItem[] => {
      if (text === '') return [];
      const place = { x: column === 0 ? 50 : 280, y: 100 + 14 * at, width: 5 * text.length, height: 10 };
      return [{ text, ...place, ...scan(at) }];
    }),
  );

const read = (items: PageItem[]) => {
  const lines = toPageLines({ number: 1, width: 595, height: 842, kind: 'text', items });
  const region = findForm(lines, 0);
  return region && toForm(lines, region).rows.map(({ cells }) => cells);
};

it('a form of a scan goes on where labels are lost and the sheet lies to one side', () => {
  const items = toItems(ROWS, () => ({ confidence: 0.9 }));
  const more: PageItem[] = [
    { text: '. Zinc as Zn', x: 60, y: 170, width: 60, height: 10, confidence: 0.9 },
    { text: '5 mg/l', x: 286, y: 170, width: 30, height: 10, confidence: 0.9 },
  ];
  expect(read([...items, ...more])?.at(-1)).toEqual(['. Zinc as Zn', '5 mg/l']);
  // Printed text is exact: what stands elsewhere is no row.
  const printed = [...toItems(ROWS), ...more.map(({ confidence: _, ...item }) => item)];
  expect(read(printed)?.at(-1)).toEqual(['Trade effluent parameters', '']);
});

it('rules between its rows tell them apart, however its lines came out', () => {
  const items = toItems(ROWS, (row) => ({ confidence: 0.9, ruleAbove: 98 + 14 * row }));
  // A word of the fourth row came out on a line of its own, close above the rest.
  const stray = { text: 'about', x: 345, y: 137, width: 25, height: 10, confidence: 0.9, ruleAbove: 140 };
  expect(read([...items, stray])?.map(([question]) => question)).toEqual(ROWS.map(([question]) => question));
});
