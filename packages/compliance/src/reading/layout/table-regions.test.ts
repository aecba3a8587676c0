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
