import { describe, expect, it } from 'vitest';
import type { PageItem } from '../types.ts';
import { lineAt } from './line-at.test-support.ts';
import { toPageLines } from './page-lines.ts';
import { toLineCells as readCells, toColumns } from './table-columns.ts';
import type { TextLine } from './text-line.ts';

/** Runs of text in one line, as a page prints them: the left edge, the words, and the width in points. */
const lineOf = (...runs: [x: number, text: string, width: number][]): TextLine => {
  const items = runs.map(([x, text, width]): PageItem => ({ text, x, y: 100, width, height: 10 }));
  const [line] = toPageLines({ number: 1, width: 595, height: 842, kind: 'text', items });
  if (!line) throw new Error('no line');
  return line;
};

const toLineCells = (...of: Parameters<typeof readCells>): string[] =>
  readCells(...of).map(({ text }) => text);

describe('the columns of a table', () => {
  it('are the stretches between white strips that run through all lines', () => {
    expect(
      toColumns([
        lineAt(100, [
          [60, 'Sr'],
          [200, 'Limit'],
        ]),
        lineAt(120, [
          [62, '1'],
          [180, 'mg/l'],
          [215, 'of it'],
        ]),
      ]),
    ).toEqual([
      { x0: 60, x1: 70 },
      { x0: 180, x1: 240 },
    ]);
  });

  it('stay apart by a strip of one and a half points', () => {
    const columnsOf = (gap: number) =>
      toColumns([
        lineOf([60, 'Sr', 40], [200, 'Limit', 40]),
        lineOf([60, '1', 5], [100 + gap, 'BOD', 20], [200, '30', 10]),
      ]).map(({ x0, x1 }) => [x0, x1]);
    expect(columnsOf(1.5)).toEqual([
      [60, 100],
      [101.5, 121.5],
      [200, 240],
    ]);
    expect(columnsOf(1.4)).toEqual([
      [60, 121.4],
      [200, 240],
    ]);
  });

  it('reach as far as their widest piece', () => {
    expect(
      toColumns([
        lineAt(100, [
          [60, 'Suspended solids'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [70, 'BOD'],
          [300, '30'],
        ]),
        lineAt(140, [
          [120, 'Oil'],
          [300, '10'],
        ]),
      ]),
    ).toEqual([
      { x0: 60, x1: 140 },
      { x0: 300, x1: 325 },
    ]);
  });

  it('are not made by a line of one cell, which may be a sub-heading', () => {
    expect(
      toColumns([
        lineAt(100, [
          [60, 'Sr'],
          [200, 'Limit'],
        ]),
        lineAt(120, [[60, 'Effluent of the whole plant and of the shed']]),
      ]),
    ).toHaveLength(2);
  });

  it('are found between runs of text that are closer than cells', () => {
    // The blank before "mg" parts words (3 points), the one inside of "30" (1 point) does not.
    const line = lineOf([60, 'BOD', 20], [200, '3', 5], [206, '0', 5], [214, 'mg', 10], [224, '/l', 5]);
    expect(toColumns([line])).toEqual([
      { x0: 60, x1: 80 },
      { x0: 200, x1: 211 },
      { x0: 214, x1: 229 },
    ]);
    expect(toLineCells(line, toColumns([line]))).toEqual(['BOD', '30', 'mg/l']);
  });

  it('are not made by blanks that are printed', () => {
    const line = lineOf([60, 'BOD', 20], [150, '30', 10], [164, 'mg', 10]);
    const blank: PageItem = { text: '  ', x: 110, y: 100, width: 10, height: 10 };
    expect(
      toColumns([{ ...line, items: [...line.items.slice(0, 1), blank, ...line.items.slice(1)] }]),
    ).toEqual([
      { x0: 60, x1: 80 },
      { x0: 150, x1: 160 },
      { x0: 164, x1: 174 },
    ]);
  });

  it('keep a run that ends inside of the one before it', () => {
    const line = lineOf([60, 'Suspended', 50], [70, 'ly', 5], [111, 'set', 10], [200, '30', 10]);
    expect(toColumns([line])).toEqual([
      { x0: 60, x1: 121 },
      { x0: 200, x1: 210 },
    ]);
  });
});

describe('the cells of a line', () => {
  const COLUMNS = [
    { x0: 60, x1: 80 },
    { x0: 120, x1: 180 },
    { x0: 300, x1: 340 },
  ];
  const cellsOf = (...cells: [x: number, text: string][]) => toLineCells(lineAt(100, cells), COLUMNS);

  it('are empty where nothing is printed', () => {
    expect(cellsOf([120, 'BOD'])).toEqual(['', 'BOD', '']);
  });

  it('hold all that is printed in their column, with one blank between', () => {
    expect(cellsOf([120, 'BOD'], [150, '(5  days)'], [300, '30 '], [320, ' mg/l'])).toEqual([
      '',
      'BOD (5 days)',
      '30 mg/l',
    ]);
  });

  it.each<[string, [x: number, text: string], number]>([
    ['the column that it begins in', [62, 'x'.repeat(60)], 0],
    ['the nearer column to the left', [90, 'ab'], 0],
    ['the nearer column to the right', [105, 'ab'], 1],
    ['the column before all others', [10, 'ab'], 0],
    ['the column behind all others', [500, 'ab'], 2],
    ['the column that its middle reaches, if it begins a little before it', [110, 'x'.repeat(9)], 1],
    ['a column by its beginning, if it is long', [86, 'x'.repeat(80)], 0],
  ])('belong to %s', (_name, cell, column) => {
    expect(cellsOf(cell).findIndex(Boolean)).toBe(column);
  });
});
