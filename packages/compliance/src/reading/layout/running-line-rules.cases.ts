import { IDENTITY } from '../pages/mapping.ts';
import { toFamily } from '../rule-family.test-support.ts';
import type { InputPage } from '../types.ts';
import { toPageLines } from './page-lines.ts';
import { RUNNING_LINE_RULES } from './running-line-rules.ts';
import { withoutRunningLines } from './running-lines.ts';

/** A line on a page of 842 points: its distance from the top, its words, and whether they were recognised. */
type Placed = [y: number, text: string, isRecognised?: true];

const toInputPage = (lines: Placed[], at: number): InputPage => ({
  number: at + 1,
  width: 595,
  height: 842,
  kind: 'text',
  ...(lines.some(([, , isRecognised]) => isRecognised) && { toPaper: IDENTITY }),
  items: lines.map(([y, text]) => ({ text, x: 60, y, width: text.length * 5, height: 10 })),
});

/** The lines that stay, of the pages of an order. */
export const runningLines = toFamily({
  name: 'running line',
  rules: RUNNING_LINE_RULES,
  run: (pages: Placed[][], rules) =>
    withoutRunningLines(pages.map(toInputPage).flatMap(toPageLines), rules).body.map((line) => line.text),
  cases: {
    'page-number': {
      accepts: [
        [
          [
            [
              [790, 'पान क्र. २'],
              [810, 'पृष्ठ १ / ३'],
              [400, 'The unit'],
            ],
          ],
          ['The unit'],
        ],
        [
          [
            [
              [800, 'Page 1 of 12'],
              [400, 'The unit'],
            ],
          ],
          ['The unit'],
        ],
        [
          [
            [
              [20, '- 3 -'],
              [400, 'The unit'],
            ],
          ],
          ['The unit'],
        ],
      ],
      rejects: [
        [[[[50, '10) खताच्या प्रमाणाची नोंद ठेवावी.']]], ['10) खताच्या प्रमाणाची नोंद ठेवावी.']],
        [
          [
            [
              [100, '3'],
              [400, 'The unit'],
            ],
          ],
          ['3', 'The unit'],
        ],
        [
          [
            [
              [800, 'Page of the order'],
              [400, '4'],
            ],
          ],
          ['4', 'Page of the order'],
        ],
      ],
    },
    'edge-dirt': {
      accepts: [
        [
          [
            [
              [20, 'nN', true],
              [400, 'The unit', true],
            ],
          ],
          ['The unit'],
        ],
      ],
      rejects: [
        [
          [
            [
              [20, 'nN'],
              [400, 'The unit'],
            ],
          ],
          ['nN', 'The unit'],
        ],
        [
          [
            [
              [60, 'pH', true],
              [400, 'The unit', true],
            ],
          ],
          ['pH', 'The unit'],
        ],
      ],
    },
    repeated: {
      accepts: [
        [
          [
            [
              [40, 'Order 88 of the Board'],
              [400, 'The unit'],
            ],
            [
              [44, 'Order 89 of the Board'],
              [400, 'The unit'],
            ],
          ],
          ['The unit', 'The unit'],
        ],
      ],
      rejects: [
        [
          [
            [
              [40, 'Order 88 of the Board'],
              [400, 'The unit'],
            ],
          ],
          ['Order 88 of the Board', 'The unit'],
        ],
        [
          [
            [
              [40, 'Order 88 of the Board'],
              [400, 'The unit'],
            ],
            [
              [40, 'The yard'],
              [400, 'The unit'],
            ],
            [
              [40, 'The tank'],
              [400, 'The unit'],
            ],
          ],
          ['Order 88 of the Board', 'The unit', 'The yard', 'The unit', 'The tank', 'The unit'],
        ],
      ],
    },
  },
});
