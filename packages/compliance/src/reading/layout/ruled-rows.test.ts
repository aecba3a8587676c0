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

const NUMBERED: [number, Cell[]] = [
  0,
  [
    [60, 'Sr'],
    [120, 'Parameter'],
    [300, 'Limit'],
  ],
];

describe('rows that rules part', () => {
  /** The same lines with the words below a rule, by where it runs. */
  const ruledAt = (lines: TextLine[], rules: readonly number[]): TextLine[] => {
    const columns = new Map<number, number>();
    return lines.map((line) => ({
      ...line,
      items: line.cells.map(({ text, x0, x1 }) => {
        const above = columns.get(x0) ?? 0;
        columns.set(x0, line.y);
        const rule = rules.find((y) => y > above && y < line.y);
        const item = {
          text,
          x: x0,
          y: line.y,
          width: x1 - x0,
          height: line.height,
          startsCell: true as const,
        };
        return rule === undefined ? item : { ...item, ruleAbove: rule + (x0 % 2) };
      }),
    }));
  };

  it('are kept apart where their labels are lost, and cells set to the middle of a row stay in it', () => {
    const lines = linesOf(
      NUMBERED,
      [
        20,
        [
          [60, '1'],
          [120, 'PM'],
          [300, '50 mg/Nm3'],
        ],
      ],
      [20, [[120, 'Hydrogen']]],
      [6, [[300, '30 mg/Nm3']]],
      [6, [[120, 'chloride']]],
      [
        20,
        [
          [120, 'NOx'],
          [300, '120 ppm'],
        ],
      ],
      [
        20,
        [
          [61, '3'],
          [120, 'SO2'],
          [300, '37 kg/day'],
        ],
      ],
    );
    expect(readTable(ruledAt(lines, [112, 132, 162, 182]))).toEqual([
      ['Sr', 'Parameter', 'Limit'],
      ['1', 'PM', '50 mg/Nm3'],
      ['', 'Hydrogen chloride', '30 mg/Nm3'],
      ['', 'NOx', '120 ppm'],
      ['3', 'SO2', '37 kg/day'],
    ]);
    expect(readTable(lines)).not.toEqual(readTable(ruledAt(lines, [112, 132, 162, 182])));
  });

  it('are parted by their figures where only some of the rules were seen', () => {
    const row = (name: string, figure: string): [number, Cell[]] => [
      22,
      [
        [60, name],
        [300, figure],
      ],
    ];
    const lines = linesOf(
      row('Parameter', 'Result'),
      row('pH', '7.6'),
      row('COD', '312'),
      row('BOD', '29'),
      row('Boron', '1.2'),
    );
    const [, first, , third] = lines;
    expect(readTable(ruledAt(lines, [(first?.y ?? 0) - 5, (third?.y ?? 0) - 5]))).toEqual([
      ['Parameter', 'Result'],
      ['pH', '7.6'],
      ['COD', '312'],
      ['BOD', '29'],
      ['Boron', '1.2'],
    ]);
  });

  const WASTES: [number, Cell[]] = [
    0,
    [
      [60, 'Waste'],
      [200, 'Quantity'],
      [300, 'Way'],
    ],
  ];
  const waste = (name: string, quantity: string, way: string): Cell[] => [
    [60, name],
    [200, quantity],
    [300, way],
  ];

  it('begin with the highest of their cells on a new page, where the rule was seen above others alone', () => {
    const above = linesOf(
      WASTES,
      [20, waste('Used oil', '0.45', 'Recycler')],
      [20, [[60, 'Discarded drums /']]],
      [
        6,
        [
          [200, '14'],
          [300, 'Sale'],
        ],
      ],
      [6, [[60, 'liners']]],
    );
    const below = [
      lineAt(52, [[60, 'ETP waste (chemical']], 2),
      lineAt(
        58,
        [
          [200, '612'],
          [300, 'TSDF'],
        ],
        2,
      ),
      lineAt(64, [[60, 'sludge)']], 2),
    ];
    const [first, second, third] = below.map((line) => ({
      ...line,
      items: line.cells.map(({ text, x0, x1 }) => ({
        text,
        x: x0,
        y: line.y,
        width: x1 - x0,
        height: line.height,
        ...(text === '612' && { ruleAbove: 49 }),
      })),
    }));
    const lines = [...ruledAt(above, [112, 132]), first, second, third].filter((line) => line !== undefined);
    expect(readTable(lines).slice(2)).toEqual([
      ['Discarded drums / liners', '14', 'Sale'],
      ['ETP waste (chemical sludge)', '612', 'TSDF'],
    ]);
  });

  it('are parted by their figures with units as well', () => {
    const above = linesOf(
      WASTES,
      [20, waste('Used oil', '3.2 kl/year', 'Recycler')],
      [20, waste('Spent catalyst', '4.5 T/year', 'Supplier')],
    );
    const lines = [...ruledAt(above, [112, 132]), lineAt(52, waste('Sludge', '62 T/year', 'TSDF'), 2)];
    expect(readTable(lines).slice(2)).toEqual([
      ['Spent catalyst', '4.5 T/year', 'Supplier'],
      ['Sludge', '62 T/year', 'TSDF'],
    ]);
  });
});
