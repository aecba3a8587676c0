import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.ts';
import { toDocumentLines } from './document-lines.ts';
import { toPage } from './lines.fixtures.ts';

/** The blocks in short: `# heading`, `number: first words`, or a table as its heads and rows. */
const told = (...pages: string[][]): unknown[] =>
  toBlocks(toDocumentLines({ form: 'pdf', pages: pages.map((lines, at) => toPage(at + 1, lines)) })).map(
    (block) => {
      if (block.kind === 'heading') return `# ${block.text}`;
      if (block.kind === 'table') return [block.table.heads, ...block.table.rows.map((row) => row.cells)];
      return `${block.number}: ${block.lines
        .map((line) => line.text)
        .join(' ')
        .slice(0, 34)}`;
    },
  );

describe('toBlocks', () => {
  it('keeps the line of a heading', () => {
    const [heading] = toBlocks(toDocumentLines({ form: 'pdf', pages: [toPage(1, ['SCHEDULE-I'])] }));
    expect(heading).toMatchObject({ kind: 'heading', lines: [{ text: 'SCHEDULE-I', page: 1 }] });
  });

  it('splits conditions in the numbering of the boards, anew in each section', () => {
    expect(
      told([
        'SCHEDULE-I',
        '1. A] The unit shall treat its effluent.',
        'B] The outlet shall be metered.',
        '2. The tank shall cover an area of',
        '1. 6 acres and be lined.',
        'SPECIAL CONDITIONS',
        'i. The stack shall be raised.',
        'xvii. The road shall be tarred.',
        'GENERAL CONDITIONS:',
        '3.1 The meter shall be sealed.',
        '3(a). The emission shall be low.',
        'Condition 1) Trees shall be planted.',
      ]),
    ).toEqual([
      '# SCHEDULE-I',
      '1 A: 1. A] The unit shall treat its eff',
      '1 B: B] The outlet shall be metered.',
      '2: 2. The tank shall cover an area of',
      '# SPECIAL CONDITIONS',
      'i: i. The stack shall be raised.',
      'xvii: xvii. The road shall be tarred.',
      '# GENERAL CONDITIONS:',
      '3.1: 3.1 The meter shall be sealed.',
      '3(a): 3(a). The emission shall be low.',
      '1: Condition 1) Trees shall be plante',
    ]);
  });

  it('reads a table over a page break with its head printed again', () => {
    expect(
      told(
        ['1. The unit shall monitor as follows:', 'Sr No|Location|Frequency', '1|Boiler stack|Monthly'],
        [
          'Sr No|Location|Frequency',
          '2|Ambient air|Half yearly',
          '2. The unit shall keep the reports of the monitoring at site.',
        ],
      ),
    ).toEqual([
      '1: 1. The unit shall monitor as follo',
      [
        ['Sr No', 'Location', 'Frequency'],
        ['1', 'Boiler stack', 'Monthly'],
        ['2', 'Ambient air', 'Half yearly'],
      ],
      '2: 2. The unit shall keep the reports',
    ]);
  });

  it('ends a table at the next lettered condition', () => {
    expect(
      told(['Sr No|Parameter|Limit', '1|COD|250 mg/l', 'C]|The effluent shall go to the garden.']),
    ).toEqual([
      [
        ['Sr No', 'Parameter', 'Limit'],
        ['1', 'COD', '250 mg/l'],
      ],
      'C: C] The effluent shall go to the ga',
    ]);
  });
});
