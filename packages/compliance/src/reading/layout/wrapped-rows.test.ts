import { describe, expect, it } from 'vitest';
import { type Cell, lineAt } from './line-at.test-support.ts';
import { readTable } from './read-table.test-support.ts';
import type { TextLine } from './text-line.ts';

/** Lines below each other: each has the distance to the one before it, and its cells. */
const linesOf = (...lines: [gap: number, cells: Cell[]][]): TextLine[] => {
  let y = 100;
  return lines.map(([gap, cells]) => {
    y += gap;
    return lineAt(y, cells);
  });
};

describe('a row without a number whose cells wrap', () => {
  const source = (gap: number, name: string, figure: string, often: string): [number, Cell[]] => [
    gap,
    [[60, name] as Cell, [300, figure] as Cell, [400, often] as Cell].filter(([, text]) => text !== ''),
  ];
  const HEAD = source(0, 'Source', 'Standard', 'Sampling');

  it('has the lines close below it that begin small or with a bracket', () => {
    expect(
      readTable(
        linesOf(
          HEAD,
          source(20, 'Thermic fluid heater', '150', 'Every three'),
          source(12, '(stack 1)', '', 'months'),
          source(20, 'Vacuum vent', '100', 'Half yearly'),
        ),
      ),
    ).toEqual([
      ['Source', 'Standard', 'Sampling'],
      ['Thermic fluid heater (stack 1)', '150', 'Every three months'],
      ['Vacuum vent', '100', 'Half yearly'],
    ]);
  });

  it('leaves lines that begin a name, or stand apart', () => {
    const rows = (gap: number, name: string) =>
      readTable(
        linesOf(
          HEAD,
          source(20, 'Boiler', '150', 'Monthly'),
          source(gap, name, '', 'yearly'),
          source(20, 'Kiln', '5', 'Daily'),
        ),
      );
    expect(rows(12, 'Furnace')).toContainEqual(['Furnace', '', 'yearly']);
    expect(rows(30, 'furnace')).toContainEqual(['furnace', '', 'yearly']);
  });
});
