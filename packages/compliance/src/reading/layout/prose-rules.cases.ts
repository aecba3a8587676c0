import { toFamily } from '../rule-family.test-support.ts';
import { isProse, PROSE_RULES } from './prose-rules.ts';
import type { TextLine } from './text-line.ts';

/** A cell by its left and right edge on a page of 600 points. */
type Cell = [x0: number, x1: number, text: string];

const toLine = (cells: Cell[]): TextLine => ({
  page: 1,
  paragraph: null,
  text: cells.map(([, , text]) => text).join(' '),
  x0: cells[0]?.[0] ?? 0,
  x1: cells.at(-1)?.[1] ?? 0,
  y: 100,
  height: 10,
  pageWidth: 600,
  pageHeight: 842,
  cells: cells.map(([x0, x1, text]) => ({ x0, x1, text })),
  items: [],
});

/** Whether a line is prose below a table that begins at 60 points. */
export const prose = toFamily({
  name: 'prose',
  isDrawn: true,
  rules: PROSE_RULES,
  run: (cells: Cell[], rules) => isProse(toLine(cells), 60, rules),
  cases: {
    'numbered-line': {
      accepts: [
        [[[60, 250, '7. Hazardous wastes:']], true],
        [[[60, 250, '2. The unit keeps a log']], true],
        [[[60, 250, '२. घातक अपशिष्ट:']], true],
        [[[62, 250, 'iv) the unit keeps a log']], true],
      ],
      rejects: [
        [[[160, 250, '2. sludge of the last press']], false],
        [[[60, 250, '2. used oil']], false],
      ],
    },
    'indic-command': {
      accepts: [
        [[[60, 250, 'जल मीटरों की रीडिंग प्रत्येक सप्ताह पंजिका में दर्ज की जावेगी।']], true],
        [
          [
            [60, 70, '७.'],
            [90, 330, 'मीटरचे वाचन दर आठवड्याला नोंदवहीत नोंदवून ठेवावे.'],
          ],
          true,
        ],
      ],
      rejects: [
        [
          [
            [60, 70, '१'],
            [90, 250, 'बहिःस्राव उपचार संयंत्र का अंतिम निकास बिन्दु'],
          ],
          false,
        ],
      ],
    },
    command: {
      accepts: [
        [[[200, 400, 'The log shall be kept here']], true],
        [[[200, 400, 'consent is hereby granted to it all']], true],
      ],
      rejects: [
        [[[200, 400, 'to be kept at the gate']], false],
        [[[200, 400, 'shall not exceed']], false],
      ],
    },
    sentence: {
      accepts: [[[[60, 300, 'This consent is valid for the period from 01/07/2023 to 30/06/2028']], true]],
      rejects: [
        [[[150, 390, 'This consent is valid for the period from 01/07/2023 to 30/06/2028']], false],
        [[[60, 300, 'This consent is valid till 30/06/2028']], false],
        [[[60, 300, 'Period: this consent is valid from 01/07/2023 to 30/06/2028']], false],
      ],
    },
    'wide-line': {
      accepts: [[[[60, 500, 'These limits are those of the rules of the year 1986']], true]],
      rejects: [
        [[[60, 300, 'These limits are those of the rules of the year 1986']], false],
        [[[150, 560, 'These limits are those of the rules of the year 1986']], false],
        [[[60, 500, 'These limits are those of 1986']], false],
      ],
    },
    'number-and-sentence': {
      accepts: [
        [
          [
            [60, 70, '1.'],
            [90, 500, 'The unit keeps a log of all that it burns'],
          ],
          true,
        ],
      ],
      rejects: [
        [
          [
            [60, 70, '1.'],
            [90, 300, 'The unit keeps a log of all that it burns'],
          ],
          false,
        ],
        [
          [
            [60, 120, 'Boiler'],
            [130, 500, 'The unit keeps a log of all that it burns'],
          ],
          false,
        ],
      ],
    },
    'decimal-number': {
      accepts: [
        [
          [
            [60, 80, '4.5'],
            [90, 300, 'The unit keeps its log here'],
          ],
          true,
        ],
      ],
      rejects: [
        [
          [
            [60, 80, '4.5'],
            [90, 300, 'to 9.0 at most'],
          ],
          false,
        ],
        [
          [
            [60, 80, '4'],
            [90, 300, 'The unit keeps its log here'],
          ],
          false,
        ],
      ],
    },
    'torn-sentence': {
      accepts: [
        [
          [
            [60, 200, 'The unit shall keep a log'],
            [215, 500, 'of all that it burns in the boiler of its sheds'],
          ],
          true,
        ],
      ],
      rejects: [
        [
          [
            [60, 200, 'The unit keeps a log'],
            [215, 500, 'of all that it burns in the boiler of its sheds'],
          ],
          false,
        ],
        [
          [
            [60, 160, 'The unit shall'],
            [175, 260, 'keep a log of'],
            [275, 360, 'all that it burns'],
            [375, 500, 'in the boiler of its sheds'],
          ],
          false,
        ],
      ],
    },
  },
});
