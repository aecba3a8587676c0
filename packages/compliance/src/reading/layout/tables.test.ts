import { describe, expect, it } from 'vitest';
import { lineAt } from './line-at.test-support.ts';
import { readTable } from './read-table.test-support.ts';
import type { TextLine } from './text-line.ts';

describe('the rows of a table', () => {
  it.each<[string, TextLine[], string[][]]>([
    [
      'with labels at the top of each row',
      [
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [60, '1'],
          [120, 'Suspended'],
          [300, '100'],
        ]),
        lineAt(132, [
          [120, 'solids'],
          [300, 'mg/l'],
        ]),
        lineAt(150, [
          [60, '2'],
          [120, 'BOD'],
          [300, '30'],
        ]),
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
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(112, [
          [60, '1'],
          [120, 'Suspended'],
          [300, '100'],
        ]),
        lineAt(124, [[120, 'solids']]),
        lineAt(136, [
          [60, '2'],
          [120, 'BOD'],
          [300, '30'],
        ]),
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
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(130, [[120, 'Total']]),
        lineAt(142, [
          [60, '1'],
          [120, 'suspended'],
          [300, '100'],
        ]),
        lineAt(154, [[120, 'solids']]),
        lineAt(172, [[120, 'Oil']]),
        lineAt(184, [
          [60, '2'],
          [120, 'and'],
          [300, '10'],
        ]),
        lineAt(196, [[120, 'grease']]),
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
        lineAt(100, [
          [60, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [60, 'Suspended'],
          [300, '100'],
        ]),
        lineAt(132, [[300, 'mg/l']]),
        lineAt(150, [
          [60, 'BOD'],
          [300, '30'],
        ]),
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
        lineAt(100, [
          [60, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(130, [[60, 'Suspended']]),
        lineAt(136, [[300, '100']]),
        lineAt(142, [[60, 'solids']]),
        lineAt(170, [[60, 'Chlorides']]),
        lineAt(176, [[300, '<10']]),
        lineAt(182, [[60, 'total']]),
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
        lineAt(100, [
          [60, 'Outlet'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [60, '1'],
          [120, 'pH'],
          [300, '5.5 to 9.0'],
        ]),
        lineAt(132, [
          [120, 'BOD'],
          [300, '30 mg/l'],
        ]),
        lineAt(144, [
          [120, 'COD'],
          [300, '250 mg/l'],
        ]),
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
        lineAt(100, [
          [60, 'Outlet'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [60, '1'],
          [120, 'Suspended'],
          [300, '100'],
        ]),
        lineAt(132, [
          [120, 'solids'],
          [300, 'or less'],
        ]),
      ],
      [
        ['Outlet', 'Parameter', 'Limit'],
        ['1', 'Suspended solids', '100 or less'],
      ],
    ],
    [
      'below a head of two lines',
      [
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(112, [
          [60, 'No'],
          [300, 'in mg/l'],
        ]),
        lineAt(130, [
          [60, '1'],
          [120, 'BOD'],
          [300, '30'],
        ]),
      ],
      [
        ['Sr No', 'Parameter', 'Limit in mg/l'],
        ['1', 'BOD', '30'],
      ],
    ],
    [
      'below a head of two lines, without labels',
      [
        lineAt(100, [
          [60, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(112, [[300, 'of the unit']]),
        lineAt(132, [
          [60, 'BOD'],
          [300, '30'],
        ]),
        lineAt(152, [
          [60, 'Colour'],
          [300, 'nil'],
        ]),
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
        lineAt(100, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(120, [
          [60, '1'],
          [120, 'BOD'],
          [300, '30'],
        ]),
        lineAt(140, [[60, 'Effluent type: sewage']]),
        lineAt(160, [
          [60, '2'],
          [120, 'COD'],
          [300, '250'],
        ]),
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
        lineAt(700, [
          [60, 'Sr'],
          [120, 'Parameter'],
          [300, 'Limit'],
        ]),
        lineAt(720, [
          [60, '1'],
          [120, 'BOD'],
          [300, '30'],
        ]),
        lineAt(
          60,
          [
            [60, 'Sr'],
            [120, 'Parameter'],
            [300, 'Limit'],
          ],
          2,
        ),
        lineAt(
          72,
          [
            [60, 'No'],
            [300, 'in mg/l'],
          ],
          2,
        ),
        lineAt(
          90,
          [
            [60, '2'],
            [120, 'COD'],
            [300, '250'],
          ],
          2,
        ),
      ],
      [
        ['Sr', 'Parameter', 'Limit'],
        ['1', 'BOD', '30'],
        ['2', 'COD', '250'],
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
        lineAt(120, [
          [60, '1'],
          [120, 'BOD'],
          [300, '30'],
        ]),
        lineAt(140, [
          [60, '2'],
          [120, 'COD'],
          [300, '250'],
        ]),
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
