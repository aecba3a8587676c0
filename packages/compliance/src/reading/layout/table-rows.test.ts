import { describe, expect, it } from 'vitest';
import { type Cell, lineAt } from './line-at.test-support.ts';
import { readTable } from './read-table.test-support.ts';
import { toTable } from './tables.ts';
import type { TextLine } from './text-line.ts';

/** Lines below each other: each has the distance to the one before it, and its cells. */
const linesOf = (...lines: [gap: number, cells: Cell[]][]): TextLine[] => {
  let y = 100;
  return lines.map(([gap, cells]) => {
    y += gap;
    return lineAt(y, cells);
  });
};

/** A head of two columns. */
const PLAIN: [number, Cell[]] = [
  0,
  [
    [60, 'Parameter'],
    [300, 'Limit'],
  ],
];
const NUMBERED: [number, Cell[]] = [
  0,
  [
    [60, 'Sr'],
    [120, 'Parameter'],
    [300, 'Limit'],
  ],
];
const row = (gap: number, name: string, value: string): [number, Cell[]] => [
  gap,
  [
    [60, name],
    [300, value],
  ],
];
const name = (gap: number, text: string): [number, Cell[]] => [gap, [[60, text]]];
const value = (gap: number, text: string): [number, Cell[]] => [gap, [[300, text]]];
const labelled = (gap: number, label: string, text: string, limit: string): [number, Cell[]] => [
  gap,
  [
    [60, label],
    [120, text],
    [300, limit],
  ],
];

describe('the rows of a table whose lines are equally close', () => {
  it('are cut halfway between labels that are in their middle', () => {
    expect(
      readTable(
        linesOf(
          NUMBERED,
          [20, [[120, 'Total']]],
          labelled(12, '1', 'suspended', '100'),
          [12, [[120, 'solids']]],
          [12, [[120, 'Oil']]],
          labelled(12, '2', 'and', '10'),
          [12, [[120, 'grease']]],
        ),
      ),
    ).toEqual([
      ['Sr', 'Parameter', 'Limit'],
      ['1', 'Total suspended solids', '100'],
      ['2', 'Oil and grease', '10'],
    ]);
  });

  it('begin with their labels where the first goes on right below its own, wherever the widest gap is', () => {
    const pair = (gap: number, text: string, limit: string): [number, Cell[]] => [
      gap,
      [
        [120, text],
        [300, limit],
      ],
    ];
    expect(
      readTable(
        linesOf(
          NUMBERED,
          labelled(16, '1', 'SO2', '100'),
          pair(13, 'NOx', '600'),
          pair(20, 'HCl', '10'),
          pair(16, 'HF', '1'),
          labelled(16, '2', 'PM', '30'),
          labelled(16, '3', 'CO', '90'),
        ),
      ),
    ).toEqual([
      ['Sr', 'Parameter', 'Limit'],
      ['1', 'SO2 NOx HCl HF', '100 600 10 1'],
      ['2', 'PM', '30'],
      ['3', 'CO', '90'],
    ]);
  });

  it('begin with names that have a value beside them', () => {
    expect(
      readTable(
        linesOf(
          PLAIN,
          row(20, 'Suspended', '100'),
          name(12, 'solids'),
          row(12, 'BOD', '30'),
          name(12, 'total'),
        ),
      ),
    ).toEqual([
      ['Parameter', 'Limit'],
      ['Suspended solids', '100'],
      ['BOD total', '30'],
    ]);
  });

  it('are cut halfway between values that are in the middle of names', () => {
    expect(
      readTable(
        linesOf(
          PLAIN,
          name(20, 'Suspended'),
          value(6, '100'),
          name(6, 'solids'),
          name(6, 'Chlorides'),
          value(6, 'nil'),
          name(6, 'total'),
          name(6, 'Oil'),
          value(6, '< 10'),
          name(6, 'grease'),
        ),
      ),
    ).toEqual([
      ['Parameter', 'Limit'],
      ['Suspended solids', '100'],
      ['Chlorides total', 'nil'],
      ['Oil grease', '< 10'],
    ]);
  });

  it('go with the head up to the line of the first label', () => {
    expect(readTable(linesOf(NUMBERED, [12, [[300, 'in mg/l']]], labelled(12, '1', 'BOD', '30')))).toEqual([
      ['Sr', 'Parameter', 'Limit in mg/l'],
      ['1', 'BOD', '30'],
    ]);
  });
});

describe('a head without labels below it', () => {
  const headsOf = (...lines: [number, Cell[]][]) => readTable(linesOf(PLAIN, ...lines))[0];

  it.each(['of the unit', 'in 30 days', 'or nil', 'if monthly'])('goes on with “%s”', (words) => {
    expect(headsOf(value(12, words), row(20, 'BOD', '30'))).toEqual(['Parameter', `Limit ${words}`]);
  });

  it.each(['30', '<30', '≤ 30', '< 30', 'nil', 'Once a day', 'Monthly', 'quarterly'])(
    'ends before the value “%s”',
    (words) => {
      expect(headsOf(value(12, words), row(20, 'BOD', '30'))).toEqual(['Parameter', 'Limit']);
    },
  );

  it('ends before a name', () => {
    expect(headsOf(row(12, 'Colour', 'as told'), row(20, 'BOD', '30'))).toEqual(['Parameter', 'Limit']);
  });

  it('ends before a line that is closer to the next', () => {
    expect(headsOf(value(12, 'as told'), row(11.5, 'BOD', '30'))).toEqual(['Parameter', 'Limit as told']);
    expect(headsOf(value(12, 'as told'), row(11, 'BOD', '30'))).toEqual(['Parameter', 'Limit']);
  });

  it('has four lines at most, and not the last of the table', () => {
    const more = ['of', 'the', 'new', 'old'].map((text) => value(12, text));
    expect(headsOf(...more, row(20, 'BOD', '30'))).toEqual(['Parameter', 'Limit of the new']);
    expect(headsOf(value(12, 'of the unit'))).toEqual(['Parameter', 'Limit']);
  });
});

describe('a label beside several lines', () => {
  /** How many rows are read where a second line has this name and these values, below "pH | 5.5 to 9.0". */
  const rowsWith = (...cells: Cell[]): number =>
    readTable(
      linesOf(
        [
          0,
          [
            [60, 'Outlet'],
            [120, 'Parameter'],
            [300, 'Limit'],
            [450, 'Remark'],
          ],
        ],
        labelled(20, '1', 'pH', '5.5 to 9.0'),
        [12, cells],
      ),
    ).length - 1;

  it.each([
    ...['5.5 to 9.0', '5.25 to 9.25', '10 to 100', '5.5-9', '5.5 – 9.0', '6to9'],
    ...['30 mg/l', '30mg/l', '<30 mg/l', '≤ 30 mg/l', '< 0.05 mg / l', '10.25 µg/m³', '250 Kg/day'],
  ])('is shared by them, with “%s”', (limit) => {
    expect(rowsWith([120, 'BOD'], [300, limit])).toBe(2);
  });

  it.each(['30', 'or less', 'about 30 mg/l', '30 mg/l max', '30 mg', '>30 mg/l', '30 to', '30 %/l'])(
    'is not shared, with “%s”',
    (limit) => {
      expect(rowsWith([120, 'BOD'], [300, limit])).toBe(1);
    },
  );

  it('is not shared by lines without a name, or with more cells', () => {
    expect(rowsWith([300, '30 mg/l'])).toBe(1);
    expect(rowsWith([120, '(total)'], [300, '30 mg/l'])).toBe(1);
    expect(rowsWith([120, 'BOD'], [300, '30 mg/l'], [450, 'new'])).toBe(1);
  });

  it('is not shared where the first line has no value of its own', () => {
    expect(
      readTable(
        linesOf(NUMBERED, labelled(20, '1', 'Suspended', 'as told'), [
          12,
          [
            [120, 'BOD'],
            [300, '30 mg/l'],
          ],
        ]),
      ),
    ).toHaveLength(2);
  });
});

describe('the lines and columns of a table', () => {
  it('are those of each row', () => {
    const lines = linesOf(
      NUMBERED,
      labelled(20, '1', 'Suspended', '100'),
      [12, [[120, 'solids']]],
      labelled(20, '2', 'pH', '5.5 to 9.0'),
      [
        12,
        [
          [120, 'COD'],
          [300, '250 mg/l'],
        ],
      ],
    );
    const { rows, lines: all } = toTable(lines, { from: 0, to: lines.length });
    expect(rows.map((each) => each.lines.map(({ y }) => y))).toEqual([[120, 132], [152], [164]]);
    expect(all).toEqual(lines);
  });

  it('are found where the head is to the left of its cells', () => {
    expect(
      readTable(
        linesOf(
          [
            0,
            [
              [60, 'Sr'],
              [120, 'Parameter'],
              [280, 'Limit'],
            ],
          ],
          [
            20,
            [
              [60, '1'],
              [120, 'BOD'],
              [320, '30'],
            ],
          ],
        ),
      ),
    ).toEqual([
      ['Sr', 'Parameter', 'Limit'],
      ['1', 'BOD', '30'],
    ]);
  });

  it('stay apart where a column has no head and its neighbour has both', () => {
    expect(
      readTable(
        linesOf(
          [
            0,
            [
              [60, 'Sr'],
              [120, 'Parameter'],
              [300, 'Limit'],
              [450, 'Remark'],
            ],
          ],
          [
            20,
            [
              [60, '1'],
              [120, 'BOD'],
              [300, '30'],
              [380, 'mg/l'],
              [450, 'new'],
            ],
          ],
        ),
      ),
    ).toEqual([
      ['Sr', 'Parameter', 'Limit', '', 'Remark'],
      ['1', 'BOD', '30', 'mg/l', 'new'],
    ]);
  });

  it('keep words of a first column that is printed in two cells', () => {
    expect(
      readTable(
        linesOf(PLAIN, row(20, 'Total', '30'), [
          12,
          [
            [60, 'of'],
            [95, 'it'],
          ],
        ]),
      ),
    ).toEqual([
      ['Parameter', 'Limit'],
      ['Total of it', '30'],
    ]);
  });
});
