import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.ts';
import { lineAt } from './line-at.test-support.ts';
import type { TextLine } from './text-line.ts';

const tablesOf = (lines: TextLine[]) =>
  toBlocks(lines).flatMap((block) =>
    block.kind === 'table'
      ? [{ heads: block.table.heads, rows: block.table.rows.map((row) => row.cells) }]
      : [],
  );

describe('heads that are set to the middle of a high row', () => {
  it('are one head each, however many half lines they take', () => {
    expect(
      tablesOf([
        lineAt(300, [
          [60, 'Chimn'],
          [380, 'Prescribed Standard (mg/Nm3)'],
        ]),
        lineAt(304, [[290, 'Quantity of']]),
        lineAt(308, [
          [60, 'ey /'],
          [220, 'Stack height'],
        ]),
        lineAt(312, [
          [110, 'Description of Stack'],
          [290, 'emission'],
        ]),
        lineAt(316, [
          [60, 'Stack'],
          [240, '(m)'],
          [360, 'PM'],
          [420, 'SO2'],
          [480, 'Fluoride'],
        ]),
        lineAt(320, [[60, 'No.']]),
        lineAt(340, [
          [60, '1'],
          [110, 'Calciner'],
          [240, '45'],
          [290, '52,000'],
          [360, '50'],
          [420, '600'],
          [480, '5'],
        ]),
        lineAt(360, [
          [58, 'C.'],
          [80, 'Disposal of waste permitted in the following manner'],
        ]),
      ]),
    ).toEqual([
      {
        heads: [
          'Chimn ey / Stack No.',
          'Description of Stack',
          'Stack height (m)',
          'Quantity of emission',
          'PM',
          'Prescribed Standard (mg/Nm3) SO2',
          'Prescribed Standard (mg/Nm3) Fluoride',
        ],
        rows: [['1', 'Calciner', '45', '52,000', '50', '600', '5']],
      },
    ]);
  });

  it('stay one head where the fullest of their lines is not the first', () => {
    expect(
      tablesOf([
        lineAt(292, [
          [290, 'Quantity of'],
          [375, 'Prescribed Standard'],
        ]),
        lineAt(297, [[64, 'Outlet']]),
        lineAt(302, [
          [103, 'Description of outlet'],
          [290, 'discharge KLD'],
        ]),
        lineAt(307, [
          [64, 'No.'],
          [360, 'pH'],
          [420, 'TSS (mg/l)'],
        ]),
        lineAt(312, [[290, 'or KL/hr']]),
        lineAt(330, [
          [64, '01'],
          [103, 'Domestic effluent'],
          [290, '42 KLD'],
          [360, '6.5-9.0'],
          [420, '20'],
        ]),
      ]),
    ).toEqual([
      {
        heads: [
          'Outlet No.',
          'Description of outlet',
          'Quantity of discharge KLD or KL/hr',
          'Prescribed Standard pH',
          'Prescribed Standard TSS (mg/l)',
        ],
        rows: [['01', 'Domestic effluent', '42 KLD', '6.5-9.0', '20']],
      },
    ]);
  });
});
