import { describe, expect, it, test } from 'vitest';
import { IDENTITY, mapPoint } from '../pages/mapping.ts';
import { alignPages } from './aligned-pages.ts';
import { type Cell, lineAt } from './line-at.test-support.ts';
import type { TextLine } from './text-line.ts';

const COLUMNS = [72, 114, 224, 317, 395, 455];
const ROW = ['1', 'Outlet', 'Recycled', '320', 'pH', '6.0'];

const toLine = (y: number, page: number, starts: readonly number[], words = ROW): TextLine => ({
  ...lineAt(
    y,
    starts.map((x, at): Cell => [x, words[at] ?? 'x']),
    page,
  ),
  toPaper: IDENTITY,
  items: starts.map((x, at) => ({ text: words[at] ?? 'x', x, y, width: 10, height: 10 })),
});

const ABOVE = [toLine(700, 1, COLUMNS), toLine(720, 1, COLUMNS)];
const startsOf = (line?: TextLine): number[] => line?.cells.map(({ x0 }) => Math.round(x0)) ?? [];

describe('a table that goes on over the break between two recognised pages', () => {
  it.each<[string, (x: number) => number]>([
    ['further to the right', (x) => x + 23],
    ['further to the left', (x) => x - 9],
    ['larger', (x) => 1.02 * x - 3],
  ])('has its columns below each other where the second sheet lies %s', (_, move) => {
    const aligned = alignPages([ABOVE, [toLine(60, 2, COLUMNS.map(move))]]);
    const [, , row] = aligned;
    expect(startsOf(row)).toEqual(COLUMNS);
    expect(row?.items.map(({ x }) => Math.round(x))).toEqual(COLUMNS);
    expect(Math.round(row?.x0 ?? 0)).toBe(COLUMNS[0]);
  });

  it('stands on the paper where it stood', () => {
    const moved = COLUMNS.map((x) => 1.02 * x + 12);
    const [, , row] = alignPages([ABOVE, [toLine(60, 2, moved)]]);
    const width = row?.pageWidth ?? 1;
    const places = row?.items.map(({ x }) => {
      const at = { x: x / width, y: 0.1 };
      return row.toPaper ? mapPoint(row.toPaper, at).x * width : Number.NaN;
    });
    expect(places?.map((x) => x.toFixed(3))).toEqual(moved.map((x) => x.toFixed(3)));
  });

  it('goes on over further breaks', () => {
    const third = [
      toLine(
        60,
        3,
        COLUMNS.map((x) => x + 60),
      ),
    ];
    const aligned = alignPages([
      ABOVE,
      [
        toLine(
          60,
          2,
          COLUMNS.map((x) => x + 30),
        ),
      ],
      third,
    ]);
    expect(aligned.map(startsOf)).toEqual([COLUMNS, COLUMNS, COLUMNS, COLUMNS.map((x) => x + 60)]);
    const near = [
      toLine(
        60,
        3,
        COLUMNS.map((x) => x + 35),
      ),
    ];
    expect(
      alignPages([
        ABOVE,
        [
          toLine(
            60,
            2,
            COLUMNS.map((x) => x + 30),
          ),
        ],
        near,
      ]).map(startsOf),
    ).toEqual([COLUMNS, COLUMNS, COLUMNS, COLUMNS]);
  });
});

const asText = (lines: TextLine[]): TextLine[] => lines.map(({ toPaper: _, ...line }) => line);

test.each<[string, TextLine[], TextLine[]]>([
  [
    'a file with text',
    asText(ABOVE),
    asText([
      toLine(
        60,
        2,
        COLUMNS.map((x) => x + 23),
      ),
    ]),
  ],
  ['two columns', ABOVE, [toLine(60, 2, [95, 137])]],
  [
    'a sheet that lies the same',
    ABOVE,
    [
      toLine(
        60,
        2,
        COLUMNS.map((x) => x + 1),
      ),
    ],
  ],
  ['prose', ABOVE, [toLine(60, 2, [90]), toLine(80, 2, [110])]],
  [
    'a row above prose, whatever table stands below it',
    ABOVE,
    [
      toLine(60, 2, [224, 395]),
      toLine(80, 2, [72], ['Both streams shall be analysed once in every quarter by a laboratory.']),
      toLine(
        120,
        2,
        COLUMNS.map((x) => x + 9),
      ),
    ],
  ],
  ['a table of its own', ABOVE, [toLine(60, 2, [72, 150, 260, 300, 500])]],
])('%s stays where it is', (_, above, below) => {
  expect(alignPages([above, below])).toEqual([...above, ...below]);
});
