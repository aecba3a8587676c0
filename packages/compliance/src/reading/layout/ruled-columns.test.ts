import { expect, it } from 'vitest';
import type { PageItem } from '../types.ts';
import { toRuledColumns } from './ruled-columns.ts';
import { findTableRegions } from './table-regions.ts';
import { toTable } from './tables.ts';
import type { TextLine } from './text-line.ts';

/** The rules of a table stand at these places. */
const RULES = [50, 150, 250, 300, 350] as const;

/** What a line prints in the columns from one up to another. */
type Printed = [text: string, from: number, to?: number];

const lineAt = (y: number, ...printed: Printed[]): TextLine => {
  const items = printed.map(([text, from, to = from + 1], at): PageItem => {
    const [x0 = 0, x1 = 0] = [RULES[from], RULES[to]];
    return {
      text,
      x: x0 + 4,
      y,
      width: 5 * text.length,
      height: 10,
      cell: { x0, x1 },
      ...(at > 0 && { startsCell: true as const }),
    };
  });
  const cells = items.map(({ text, x, width }) => ({ text, x0: x, x1: x + width }));
  return {
    page: 1,
    paragraph: null,
    text: cells.map(({ text }) => text).join(' '),
    x0: cells[0]?.x0 ?? 0,
    x1: cells.at(-1)?.x1 ?? 0,
    y,
    height: 10,
    pageWidth: 595,
    pageHeight: 842,
    cells,
    items,
  };
};

const TABLE = [
  lineAt(100, ['Stack No.', 0], ['Attached to', 1], ['Standard', 2, 4]),
  lineAt(120, ['PM', 2], ['NOx', 3]),
  lineAt(140, ['1', 0], ['Kiln', 1], ['50', 2]),
  lineAt(160, ['2', 0], ['DG set', 1], ['710', 3]),
  lineAt(180, ['3', 0], ['Cooler', 1], ['30', 2]),
  lineAt(200, ['4', 0], ['Boiler', 1], ['150', 2], ['300', 3]),
];

it('the columns of a table are those between its rules, a head over several of them is in each', () => {
  const { heads, rows } = toTable(TABLE, { from: 0, to: TABLE.length });
  expect(heads).toEqual(['Stack No.', 'Attached to', 'Standard PM', 'Standard NOx']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', 'Kiln', '50', ''],
    ['2', 'DG set', '', '710'],
    ['3', 'Cooler', '30', ''],
    ['4', 'Boiler', '150', '300'],
  ]);
});

it('rules that lie a little askew are one border', () => {
  const askew = TABLE.map((line, at) => ({
    ...line,
    items: line.items.map(({ cell, ...item }) => ({
      ...item,
      ...(cell && { cell: { x0: cell.x0 + at / 2, x1: cell.x1 + at / 2 } }),
    })),
  }));
  expect(toRuledColumns(askew)?.columns).toHaveLength(4);
});

it('a head of several lines begins with the first, where rules stand above inner words of the second alone', () => {
  const second = lineAt(114, ['No.', 0], ['pH', 2], ['TSS', 3], ['BOD', 3]);
  const lines = [
    lineAt(100, ['Outlet', 0], ['Description of outlet', 1], ['Prescribed standards', 2, 4]),
    { ...second, items: second.items.map((item, at) => (at === 0 ? item : { ...item, ruleAbove: 112 })) },
    lineAt(140, ['01', 0], ['Settling tank', 1], ['6.5 - 8.5', 2], ['100', 3]),
    lineAt(160, ['02', 0], ['Sewage', 1], ['6.5 - 9.0', 2], ['50', 3]),
  ];
  expect(findTableRegions(lines)).toEqual([{ from: 0, to: 4 }]);
});

it('a table that is not ruled as a whole has no such columns', () => {
  const plain = TABLE.map((line, at) =>
    at < 3 ? line : { ...line, items: line.items.map(({ cell: _, ...item }) => item) },
  );
  expect(toRuledColumns(plain)).toBeNull();
});

it('heads of a ruled table take as many lines as is known of it, whatever figures they have', () => {
  const lines = [
    lineAt(100, ['Parameter', 0], ['Outlet', 1], ['Standards of drains', 2, 4]),
    lineAt(112, ['Found on', 1], ['Found on', 2], ['Standard', 3]),
    lineAt(124, ['18-07-2022', 1], ['18-07-2022', 2], ['prescribed', 3]),
    lineAt(144, ['COD', 0], ['268', 1], ['92', 2], ['250', 3]),
    lineAt(160, ['TSS', 0], ['84', 1], ['37', 2], ['100', 3]),
  ];
  const columns = RULES.slice(1).map((x1, at) => ({ x0: RULES[at] ?? 0, x1 }));
  const head = { lines: 3, columns, spans: [], areCentred: true };
  const { heads, rows } = toTable(lines, { from: 0, to: lines.length, head });
  expect(heads).toEqual([
    'Parameter',
    'Outlet Found on 18-07-2022',
    'Standards of drains Found on 18-07-2022',
    'Standards of drains Standard prescribed',
  ]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['COD', 'TSS']);
});
