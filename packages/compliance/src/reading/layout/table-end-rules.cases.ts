import { toLines } from '../facts/head.test-support.ts';
import { toFamily } from '../rule-family.test-support.ts';
import type { InputParagraph } from '../types.ts';
import { toDocumentLines } from './document-lines.ts';
import { TABLE_END_RULES } from './table-end-rules.ts';
import { findTableRegions } from './table-regions.ts';
import type { TextLine } from './text-line.ts';

const HEAD = 'Sr. No | Parameter | Limit';
const BARE_ROWS = ['Source | Height | Limit', 'Kiln | 52 | 30', 'Mill | 30 | 30'];
const STACK_ROWS = ['Stack | Source | Fuel | Limit', 'S-1 | Boiler | Husk | 115', 'S-2 | Heater | Gas | 100'];
const ROWS = [HEAD, '1 | BOD | 30', '2 | COD | 250'];

const toParagraphs = (lines: string[]): InputParagraph[] => {
  let index = 0;
  return lines.flatMap((line, row) =>
    line.includes('|')
      ? line
          .split('|')
          .map((text, cell) => ({ index: index++, text: text.trim(), cell: { table: 0, row, cell } }))
      : [{ index: index++, text: line }],
  );
};

/** Lines of a page whose cells are parted by rules; "~" is a gap without one. */
const toRuled = (lines: string[]): TextLine[] =>
  toLines(lines.map((line) => line.replace('~', '|'))).map((line, at) => ({
    ...line,
    items: line.cells.map(({ text, x0, x1 }, cell) => ({
      text,
      x: x0,
      y: line.y,
      width: x1 - x0,
      height: line.height,
      ...(cell > 0 && lines[at]?.includes('|') && { startsCell: true as const }),
    })),
  }));

/** The stretches of lines that are tables, as indexes "from-to"; of a Word document where it says so. */
export const tableEnds = toFamily({
  name: 'end of a table',
  rules: TABLE_END_RULES,
  run: (input: string[] | { word: string[] } | { ruled: string[] }, rules) =>
    findTableRegions(
      Array.isArray(input)
        ? toLines(input)
        : 'ruled' in input
          ? toRuled(input.ruled)
          : toDocumentLines({ form: 'docx', paragraphs: toParagraphs(input.word) }),
      rules,
    ).map(({ from, to }) => `${from}-${to}`),
  cases: {
    'decimal-title': {
      accepts: [[[...BARE_ROWS, '3.2 Emission characteristics', 'Source | Fuel'], ['0-3']]],
      rejects: [
        [[...BARE_ROWS, '3.2 emission', 'Saw | 20 | 30'], ['0-5']],
        [['Waste | Height | Limit', '5.1 Used oil | 52 | 30', '33.1 Empty drums', 'Saw | 20 | 30'], ['0-4']],
      ],
    },
    unruled: {
      accepts: [
        [{ ruled: [...ROWS, 'or ~ Bath volumes: zinc 42 m3, nickel 18 m3', 'The unit'] }, ['0-3']],
        [{ ruled: [...ROWS, 'i ~ Wastes that are allowed, under the rules', 'The unit'] }, ['0-3']],
      ],
      rejects: [
        [{ ruled: [...ROWS, '3 ~ TSS', '4 | Zinc | 5'] }, ['0-5']],
        [{ ruled: [...ROWS, 'and so on | TSS', '4 | Zinc | 5'] }, ['0-5']],
        [{ ruled: [...ROWS, '3 | Residue (bag | TSDF', 'dust) ~ Nimbua', '4 | Zinc | 5'] }, ['0-6']],
      ],
    },
    heading: {
      accepts: [
        [[...ROWS, 'SCHEDULE-II', 'The unit'], ['0-3']],
        [[...ROWS, 'Note: as per the rules', 'The unit'], ['0-3']],
      ],
      rejects: [
        [[...ROWS, 'as per the rules', '3 | TSS | 100'], ['0-5']],
        [[...ROWS.slice(0, -1), '2 | COD (Part D of | 250', 'Schedule III)', '3 | TSS | 100'], ['0-5']],
      ],
    },
    prose: {
      accepts: [
        [[...ROWS, 'The unit shall keep a log of it', '3 | TSS | 100'], ['0-3']],
        [[...BARE_ROWS, '(b) for recovery and for recycling', 'Saw | 20 | 30'], ['0-3']],
      ],
      rejects: [
        [[...ROWS, '3 | TSS, which shall not exceed | 100'], ['0-4']],
        [
          [
            BARE_ROWS[0] ?? '',
            '(a) for disposal',
            ...BARE_ROWS.slice(1),
            '(b) for recovery and for recycling',
            'Saw | 20 | 30',
          ],
          ['0-6'],
        ],
      ],
    },
    'next-table': {
      accepts: [
        [
          [...ROWS, 'Sr. No | Stack | Height', '1 | Boiler | 30'],
          ['0-3', '3-5'],
        ],
      ],
      rejects: [[[HEAD, 'Sr. No | of the rules | mg/l', '1 | BOD | 30'], ['0-3']]],
    },
    'counts-back': {
      accepts: [[[...ROWS, '2 | Effluent shall not be led to the river', '3 | TSS | 100'], ['0-3']]],
      rejects: [[[...ROWS, '3 | Effluent shall not be led to the river', '4 | TSS | 100'], ['0-5']]],
    },
    'same-header': {
      accepts: [
        [
          ['Parameter | Limit', 'BOD | 30 mg/l', '(B) Trade effluent', 'Parameter | Limit', 'COD | 250 mg/l'],
          ['0-2', '3-5'],
        ],
        [
          ['Parameter | Limit', 'BOD | 30 mg/l', 'Parameter | Limit', 'COD | 250 mg/l'],
          ['0-2', '2-4'],
        ],
      ],
      rejects: [
        [['Parameter | Limit', 'BOD | 30 mg/l', '(B) Trade effluent', 'COD | 250 mg/l'], ['0-4']],
        [['Parameter | Limit', 'Parameter | Limit', 'BOD | 30 mg/l'], ['0-3']],
      ],
    },
    'titled-table': {
      accepts: [
        [
          [
            'Raw material | Quantity',
            'Toluene | 18 MT',
            'Product details',
            'Name of product | Capacity',
            'Resin | 12 MT',
          ],
          ['0-2', '3-5'],
        ],
      ],
      rejects: [
        [['Raw material | Quantity', 'Toluene | 18 MT', 'By-product details', 'Stack oil | 12 MT'], ['0-4']],
        [
          ['Raw material | Quantity', 'Product details', 'Name of product | Capacity', 'Resin | 12 MT'],
          ['0-4'],
        ],
      ],
    },
    'other-heads': {
      accepts: [
        [
          [
            'Parameter | Limit',
            'BOD | 30',
            'COD | 250',
            'Activity | By whom | How often',
            'Scales | Engineer | Daily',
          ],
          ['0-3', '3-5'],
        ],
      ],
      rejects: [
        [
          [
            'Parameter | Unit | Limit',
            'BOD | mg/l | 30',
            'COD | mg/l | 250',
            'Activity | By whom | How often',
            'Scales | Engineer | Daily',
          ],
          ['0-5'],
        ],
        [
          [
            'Parameter | Limit',
            'BOD | 30',
            'COD | 250',
            'Activity | Nobody | Seldom',
            'Scales | Clerk | Daily',
          ],
          ['0-5'],
        ],
      ],
    },
    'announced-table': {
      accepts: [
        [
          [
            'Sr. No | Stack | Source | Standards',
            '1 | 2 | Heater | Schedule',
            'Solid wastes of the plant:',
            '| Waste | Quantity | Disposal',
            '| Scrap | 31 MT | Sale',
          ],
          ['0-2', '3-5'],
        ],
      ],
      rejects: [
        [
          [
            'Sr. No | Stack | Source | Standards',
            '1 | 2 | Heater | Schedule',
            'Stacks of the plant:',
            '2 | 3 | Kiln | Schedule',
          ],
          ['0-4'],
        ],
      ],
    },
    'condition-at-margin': {
      accepts: [
        [[...ROWS, '5; | Bath volumes of zinc and of nickel', '3 | TSS | 100'], ['0-3']],
        [[...ROWS, '7. | Hazardous wastes:', 'sludge'], ['0-3']],
        [[...ROWS, 'B] | wastes', 'sludge'], ['0-3']],
        [[...ROWS, 'C. | Solid wastes', 'sludge'], ['0-3']],
        [[...ROWS, '4. | Flue gas of the stacks', 'sludge'], ['0-3']],
        [[...BARE_ROWS, '3. | Noise of the plant is low', 'sludge'], ['0-3']],
        [[...STACK_ROWS, 'B.2 | The boiler of the plant is fitted with a cyclone and a filter'], ['0-3']],
      ],
      rejects: [
        [[...ROWS, '3 | TSS', 'sludge'], ['0-5']],
        [[...ROWS, 'B. | Air', '3 | PM | 30'], ['0-5']],
        [[...BARE_ROWS, '3. | Raw mill', 'sludge'], ['0-5']],
        [[...STACK_ROWS, 'S-3 | Kiln for lime with its own fan and its hood on top'], ['0-4']],
      ],
    },
    'lettered-title': {
      accepts: [[[...BARE_ROWS, 'B. Air', 'sludge'], ['0-3']]],
      rejects: [
        [[...ROWS, 'B. Air', 'sludge'], ['0-5']],
        [
          [
            'Sl. | Waste | Quantity',
            'No. | of the process | per year',
            'A. Wastes received',
            '1 | Dross | 30',
          ],
          ['0-4'],
        ],
      ],
    },
    'numbered-title': {
      accepts: [[[...BARE_ROWS.map((row) => `| ${row}`), '4. Emission parameters.', 'sludge'], ['0-3']]],
      rejects: [
        [[...BARE_ROWS, '4. Emission parameters', 'sludge'], ['0-5']],
        [[...BARE_ROWS.map((row) => `| ${row}`), 'Emission parameters', 'sludge'], ['0-5']],
      ],
    },
    gap: {
      accepts: [[[...ROWS, '', '', '', '', '', 'sludge | oil'], ['0-3']]],
      rejects: [
        [[...ROWS, '', 'sludge | oil'], ['0-4']],
        [[HEAD, '', '', '', '1 | BOD | 30', '2 | COD | 250'], ['0-3']],
      ],
    },
    signature: {
      accepts: [
        [[...ROWS, 'Signature Not Verified', '3 | TSS | 100'], ['0-3']],
        [[...ROWS, 'For and on behalf of the Board', '3 | TSS | 100'], ['0-3']],
        [[...ROWS, '(Regional Officer)', '3 | TSS | 100'], ['0-3']],
        [[...ROWS, 'Sd/-', '3 | TSS | 100'], ['0-3']],
      ],
      rejects: [[[...ROWS, 'of the Regional Officer', '3 | TSS | 100'], ['0-5']]],
    },
    paragraph: {
      accepts: [[{ word: [...ROWS, 'sludge of the press'] }, ['0-3']]],
      rejects: [[[...ROWS, 'sludge of the press'], ['0-4']]],
    },
  },
});
