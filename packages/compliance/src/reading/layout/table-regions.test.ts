import { describe, expect, it } from 'vitest';
import { type Cell, lineAt } from './line-at.test-support.ts';
import { findTableRegions } from './table-regions.ts';
import type { TextLine } from './text-line.ts';

describe('a table over a page break', () => {
  const FIRST = [
    lineAt(700, [
      [60, 'Sr. No'],
      [120, 'Parameter'],
      [300, 'Limit'],
    ]),
    lineAt(720, [
      [60, '1'],
      [120, 'BOD'],
      [300, '30'],
    ]),
  ];
  const regionsWith = (...next: TextLine[]) =>
    findTableRegions([...FIRST, ...next]).map(({ from, to }) => [from, to]);

  it.each<[string, TextLine, number]>([
    [
      'goes on with a row in the same columns',
      lineAt(
        60,
        [
          [60, '2'],
          [120, 'COD'],
          [300, '250'],
        ],
        2,
      ),
      3,
    ],
    [
      'goes on a little off them',
      lineAt(
        60,
        [
          [67, '2'],
          [127, 'COD'],
          [350, '250'],
        ],
        2,
      ),
      3,
    ],
    [
      'ends where the label is off',
      lineAt(
        60,
        [
          [68, '2'],
          [120, 'COD'],
          [300, '250'],
        ],
        2,
      ),
      2,
    ],
    [
      'ends where no cell is below one',
      lineAt(
        60,
        [
          [60, '2'],
          [140, 'COD'],
          [350, '250'],
        ],
        2,
      ),
      2,
    ],
    [
      'ends before two cells',
      lineAt(
        60,
        [
          [60, '2'],
          [120, 'COD'],
        ],
        2,
      ),
      2,
    ],
    [
      'ends before a row without a label',
      lineAt(
        60,
        [
          [60, 'new'],
          [120, 'COD'],
          [300, '250'],
        ],
        2,
      ),
      2,
    ],
  ])('%s', (_name, line, to) => {
    expect(regionsWith(line)).toEqual([[0, to]]);
  });

  it('goes on from a head that stands alone at the foot of a page', () => {
    const [head] = FIRST;
    if (!head) throw new Error('no head');
    const regionsOf = (cells: Cell[]) => findTableRegions([head, lineAt(60, cells, 2)]).map(({ to }) => to);
    expect(
      regionsOf([
        [60, '1'],
        [120, 'COD'],
        [300, '250'],
      ]),
    ).toEqual([2]);
    expect(
      regionsOf([
        [83, '1'],
        [133, 'COD'],
        [313, '250'],
      ]),
    ).toEqual([2]);
    expect(
      regionsOf([
        [84, '1'],
        [120, 'COD'],
        [300, '250'],
      ]),
    ).toEqual([]);
    expect(
      regionsOf([
        [60, '1'],
        [134, 'COD'],
        [300, '250'],
      ]),
    ).toEqual([]);
    expect(
      regionsOf([
        [60, '1'],
        [120, 'COD'],
      ]),
    ).toEqual([]);
  });

  it('ends before a table with another head', () => {
    const other = lineAt(
      60,
      [
        [60, 'Sr. No'],
        [120, 'Source'],
        [300, 'Fuel'],
      ],
      2,
    );
    expect(
      regionsWith(
        other,
        lineAt(
          80,
          [
            [60, '1'],
            [120, 'Boiler'],
            [300, 'Coal'],
          ],
          2,
        ),
      ),
    ).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });
});

/** The head of a table at 124 points, and its first row. */
const HEAD = lineAt(124, [
  [60, 'Sr. No'],
  [120, 'Parameter'],
  [300, 'Limit'],
]);
const ROW = lineAt(144, [
  [60, '1'],
  [120, 'BOD'],
  [300, '30'],
]);

describe('a high head', () => {
  /** Where the table begins that has these lines above its head. */
  const startOf = (...above: TextLine[]) => findTableRegions([...above, HEAD, ROW])[0]?.from;

  it('begins with short lines off the margin that are close above', () => {
    expect(startOf(lineAt(112, [[300, 'Permissible']]))).toBe(0);
    expect(startOf(lineAt(100, [[300, 'Most']]), lineAt(112, [[300, 'permissible']]))).toBe(0);
    expect(startOf(lineAt(88, [[300, 'Most']]), lineAt(112, [[300, 'permissible']]))).toBe(1);
  });

  it('is less than 1.25 lines away from them, by the higher line', () => {
    expect(startOf(lineAt(111.6, [[300, 'Permissible']]))).toBe(0);
    expect(startOf(lineAt(111.5, [[300, 'Permissible']]))).toBe(1);
    expect(startOf({ ...lineAt(100, [[300, 'Permissible']]), height: 20 })).toBe(0);
  });

  it('begins more than 20 points inside of the margin', () => {
    expect(startOf(lineAt(112, [[81, 'Name']]))).toBe(0);
    expect(startOf(lineAt(112, [[80, 'Name']]))).toBe(1);
  });

  it.each(['Sr', 'Sl.', 'S.', 'Stack', 'chimney', 'OUTLET'])('begins at the margin with “%s”', (word) => {
    expect(startOf(lineAt(112, [[60, word]]))).toBe(0);
  });

  it.each(['Stacks', 'The stack', 'Source'])('does not begin at the margin with “%s”', (word) => {
    expect(startOf(lineAt(112, [[60, word]]))).toBe(1);
  });

  it('has cells of four words at most', () => {
    expect(startOf(lineAt(112, [[200, 'Most that is permitted']]))).toBe(0);
    expect(startOf(lineAt(112, [[200, 'Most that is permitted here']]))).toBe(1);
    expect(
      startOf(
        lineAt(112, [
          [120, 'All of it'],
          [200, 'most that is permitted here'],
        ]),
      ),
    ).toBe(1);
  });

  it('has three lines above at most, of its own page', () => {
    const above = [76, 88, 100, 112].map((y) => lineAt(y, [[300, 'Most']]));
    expect(startOf(...above)).toBe(1);
    expect(findTableRegions([lineAt(700, [[300, 'Most']], 0), HEAD, ROW])).toEqual([{ from: 1, to: 3 }]);
  });

  it('leaves the last line of the table before it', () => {
    const next = [HEAD, ROW].map((line) => ({ ...line, y: line.y + 52 }));
    expect(findTableRegions([HEAD, ROW, lineAt(164, [[120, 'of it']]), ...next])).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 5 },
    ]);
  });
});

describe('a row that goes on after a page break', () => {
  const regionsOf = (...lines: TextLine[]) => findTableRegions(lines).map(({ from, to }) => [from, to]);
  const next = (...cells: Cell[]) => lineAt(60, cells, 2);

  it('has its label below one of those before it', () => {
    const indented = lineAt(164, [
      [90, '2'],
      [150, 'COD'],
      [330, '250'],
    ]);
    expect(regionsOf(HEAD, ROW, indented, next([60, '3'], [120, 'TSS'], [300, '100']))).toEqual([[0, 4]]);
  });

  it('may be below a head that is printed again with another ending', () => {
    const head = (page: number, ending: string) =>
      lineAt(
        124,
        [
          [60, 'Sr. No'],
          [120, 'Parameter of the effluent'],
          [300, `Limit ${ending}`],
        ],
        page,
      );
    expect(regionsOf(head(1, 'in mg/l'), ROW, head(2, 'continued'), { ...ROW, page: 2 })).toEqual([[0, 4]]);
  });
});

describe('a line with a number below the rows', () => {
  /** Whether the table goes on with a line below two rows whose labels are at these edges. */
  const goesOn = (label: Cell, text: string, rows: number[] = [60, 60], head = HEAD): boolean => {
    const lines = [
      lineAt(80, [
        [20, '4.'],
        [60, 'This is asked for:'],
      ]),
      head,
      ...rows.map((x, at) =>
        lineAt(144 + at * 20, [
          [x, `${at + 1}`],
          [120, 'BOD'],
          [300, '30'],
        ]),
      ),
      lineAt(144 + rows.length * 20, [label, [120, text]]),
    ];
    return findTableRegions(lines)[0]?.to === lines.length;
  };

  it('is a row in the column of the labels, by its left edge', () => {
    expect(goesOn([60, '3.'], 'wastes')).toBe(true);
    expect(goesOn([62.5, '3.'], 'wastes')).toBe(true);
    expect(goesOn([62.6, '13.'], 'wastes')).toBe(false);
    expect(goesOn([57.5, '13.'], 'wastes')).toBe(true);
    expect(goesOn([40, '3.'], 'wastes')).toBe(false);
  });

  it('or by its middle, where labels are centred', () => {
    expect(goesOn([65, '13.'], 'wastes', [70, 70])).toBe(true);
    expect(goesOn([62, '13.'], 'wastes', [70, 70])).toBe(true);
    expect(goesOn([61, '13.'], 'wastes', [70, 70])).toBe(false);
  });

  it('is a row where the table has two columns only, or no labels before it', () => {
    const narrow = lineAt(124, [
      [60, 'Sr. No'],
      [120, 'Parameter'],
    ]);
    expect(goesOn([80, '3.'], 'wastes', [60, 60], narrow)).toBe(true);
    expect(goesOn([80, '3.'], 'wastes', [])).toBe(true);
  });

  it.each(['3.', '12.', '123.', '(3)', '3.)', 'b)', '(iv)', 'C]'])('is none with “%s” elsewhere', (label) => {
    expect(goesOn([84, label], 'wastes')).toBe(false);
  });

  it.each(['3', 'No 3.', '3.a', '%.', '1234.', 'CD]', 'C]d'])('may be one with “%s” elsewhere', (label) => {
    expect(goesOn([84, label], 'wastes')).toBe(true);
  });

  it('is none where its words end with a colon', () => {
    expect(goesOn([60, '3.'], 'wastes :-')).toBe(false);
    expect(goesOn([60, '3.'], 'wastes: oil')).toBe(true);
    expect(goesOn([60, '3'], 'wastes:')).toBe(true);
  });
});

describe('a table ends', () => {
  const endOf = (line: TextLine) => findTableRegions([HEAD, ROW, line])[0]?.to;
  const cells: Cell[] = [
    [120, 'of it'],
    [300, 'or less'],
  ];

  it('before a gap of more than 3.4 lines, by the higher line', () => {
    expect(endOf(lineAt(178, cells))).toBe(3);
    expect(endOf(lineAt(178.5, cells))).toBe(2);
    expect(endOf({ ...lineAt(200, cells), height: 20 })).toBe(3);
  });

  it('not before a cell at the edge of a page', () => {
    expect(endOf(lineAt(164, [[0, 'of it']]))).toBe(3);
  });

  it('not before a row of a Word document with one cell, unless it is the first', () => {
    const ofWord = (line: TextLine): TextLine => ({ ...line, page: null, paragraph: 1 });
    const endWith = (x0: number) =>
      findTableRegions([HEAD, ROW, lineAt(164, [[x0, 'of it']])].map(ofWord))[0]?.to;
    expect(endWith(100)).toBe(3);
    expect(endWith(0)).toBe(2);
  });
});
