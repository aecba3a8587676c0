import { describe, expect, it } from 'vitest';
import { type Cell, lineAt } from './line-at.test-support.ts';
import { readTable } from './read-table.test-support.ts';
import type { TextLine } from './text-line.ts';

/** Lines of a table whose columns begin at these edges, at a height of a page; an empty cell is none. */
const inColumns =
  (...edges: number[]) =>
  (at: number | [page: number, y: number], ...texts: string[]): TextLine => {
    const [page, y] = typeof at === 'number' ? [1, at] : at;
    const cells = texts.map((text, index): Cell => [edges[index] ?? 0, text]);
    return lineAt(
      y,
      cells.filter(([, text]) => text !== ''),
      page,
    );
  };
const two = inColumns(60, 300);
const three = inColumns(60, 120, 300);

describe('the rows of a table', () => {
  it.each<[string, TextLine[], string[][]]>([
    [
      'with labels at the top of each row',
      [
        three(100, 'Sr', 'Parameter', 'Limit'),
        three(120, '1', 'Suspended', '100'),
        three(132, '', 'solids', 'mg/l'),
        three(150, '2', 'BOD', '30'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'Suspended solids', '100 mg/l'],
        ['2', 'BOD', '30'],
      ],
    ],
    [
      'with labels at the top and rows as close as lines',
      [
        three(100, 'Sr', 'Parameter', 'Limit'),
        three(112, '1', 'Suspended', '100'),
        three(124, '', 'solids'),
        three(136, '2', 'BOD', '30'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'Suspended solids', '100'],
        ['2', 'BOD', '30'],
      ],
    ],
    [
      'with labels in the middle of each row',
      [
        three(100, 'Sr', 'Parameter', 'Limit'),
        three(130, '', 'Total'),
        three(142, '1', 'suspended', '100'),
        three(154, '', 'solids'),
        three(172, '', 'Oil'),
        three(184, '2', 'and', '10'),
        three(196, '', 'grease'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'Total suspended solids', '100'],
        ['2', 'Oil and grease', '10'],
      ],
    ],
    [
      'without labels, by their names',
      [
        two(100, 'Parameter', 'Limit'),
        two(120, 'Suspended', '100'),
        two(132, '', 'mg/l'),
        two(150, 'BOD', '30'),
      ],
      [
        ['Parameter', 'Limit'],
        ['Suspended', '100 mg/l'],
        ['BOD', '30'],
      ],
    ],
    [
      'without labels, by values in the middle of wrapped names',
      [
        two(100, 'Parameter', 'Limit'),
        two(130, 'Suspended'),
        two(136, '', '100'),
        two(142, 'solids'),
        two(170, 'Chlorides'),
        two(176, '', '<10'),
        two(182, 'total'),
      ],
      [
        ['Parameter', 'Limit'],
        ['Suspended solids', '100'],
        ['Chlorides total', '<10'],
      ],
    ],
    [
      'that share a label',
      [
        three(100, 'Outlet', 'Parameter', 'Limit'),
        three(120, '1', 'pH', '5.5 to 9.0'),
        three(132, '', 'BOD', '30 mg/l'),
        three(144, '', 'COD', '250 mg/l'),
      ],
      [
        ['Outlet', 'Parameter', 'Limit'],
        ['1', 'pH', '5.5 to 9.0'],
        ['', 'BOD', '30 mg/l'],
        ['', 'COD', '250 mg/l'],
      ],
    ],
    [
      'that do not share a label, because a value is missing',
      [
        three(100, 'Outlet', 'Parameter', 'Limit'),
        three(120, '1', 'Suspended', '100'),
        three(132, '', 'solids', 'or less'),
      ],
      [
        ['Outlet', 'Parameter', 'Limit'],
        ['1', 'Suspended solids', '100 or less'],
      ],
    ],
    [
      'below a head of two lines',
      [three(100, 'Sr', 'Parameter', 'Limit'), three(112, 'No', '', 'in mg/l'), three(130, '1', 'BOD', '30')],
      [
        ['Sr No', 'Parameter', 'Limit in mg/l'],
        ['1', 'BOD', '30'],
      ],
    ],
    [
      'below a head of two lines, without labels',
      [
        two(100, 'Parameter', 'Limit'),
        two(112, '', 'of the unit'),
        two(132, 'BOD', '30'),
        two(152, 'Colour', 'nil'),
      ],
      [
        ['Parameter', 'Limit of the unit'],
        ['BOD', '30'],
        ['Colour', 'nil'],
      ],
    ],
    [
      'with a sub-heading between them',
      [
        three(100, 'Sr', 'Parameter', 'Limit'),
        three(120, '1', 'BOD', '30'),
        three(140, 'Effluent type: sewage'),
        three(160, '2', 'COD', '250'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'BOD', '30'],
        ['2', 'COD', '250'],
      ],
    ],
    [
      'over two pages, the head printed again',
      [
        three(700, 'Sr', 'Parameter', 'Limit'),
        three(720, '1', 'BOD', '30'),
        three([2, 60], 'Sr', 'Parameter', 'Limit'),
        three([2, 72], 'No', '', 'in mg/l'),
        three([2, 90], '2', 'COD', '250'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'BOD', '30'],
        ['2', 'COD', '250'],
      ],
    ],
    [
      'with heads of two lines, the second of one a little to the left as in a scan',
      [
        lineAt(100, [
          [60, 'Area'],
          [200, 'Day (6 AM to 10'],
          [340, 'Night (10 PM to 6'],
        ]),
        lineAt(112, [
          [200, 'PM) dB(A)'],
          [339.5, 'AM) dB(A)'],
        ]),
        lineAt(132, [
          [60, 'Colony'],
          [200, '55'],
          [340, '45'],
        ]),
        lineAt(150, [
          [60, 'Gate'],
          [200, '75'],
          [340, '70'],
        ]),
      ],
      [
        ['Area', 'Day (6 AM to 10 PM) dB(A)', 'Night (10 PM to 6 AM) dB(A)'],
        ['Colony', '55', '45'],
        ['Gate', '75', '70'],
      ],
    ],
    [
      'with a head that is centred over its column',
      [
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [340, 'Limit'],
        ]),
        three(120, '1', 'BOD', '30'),
        three(140, '2', 'COD', '250'),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'BOD', '30'],
        ['2', 'COD', '250'],
      ],
    ],
  ])('%s', (_name, lines, table) => {
    expect(readTable(lines)).toEqual(table);
  });
});
