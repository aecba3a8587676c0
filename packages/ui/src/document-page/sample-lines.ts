import type { ClauseChipState } from '../clause-chip/clause-chip.tsx';
import type { DocumentMark, MarkBox } from './marks.ts';

/** Size of the invented page in its own units: A4. */
export const PAPER = { width: 680, height: 962 } as const;

/** Left edge and greatest width of its lines. */
const LEFT = 94;
const MEASURE = 524;

/** One line of the invented page. `y`: its base line. */
export type SampleLine = { y: number; text: string; width: number; clause?: number };

/** Each line is drawn at a width that suits its letters, so that the boxes fit with every font. */
function toLine(y: number, text: string, clause?: number): SampleLine {
  return { y, text, width: Math.min(MEASURE, Math.round(text.length * 6.1)), clause };
}

/** Lines of conditions of the invented page. */
export const LINES: readonly SampleLine[] = [
  toLine(166, 'A) As per your application, you have provided an effluent treatment plant for 120 CMD.'),
  toLine(187, 'The applicant shall run the plant so that the treated effluent keeps these standards:', 16),
  toLine(332, 'B) The applicant shall get samples of the treated effluent collected and analysed, once', 17),
  toLine(353, 'in a month, by a laboratory recognised under the Environment (Protection) Act, 1986,', 17),
  toLine(374, 'and shall send the report to the Board on or before the 10th of the next month.', 17),
  toLine(395, 'The record shall be kept at the site and shown to the officer of the Board on demand.'),
  toLine(426, 'C) The treated effluent shall be sent to the common plant through a closed pipeline.', 18),
  toLine(457, '2. The applicant shall install an online monitor at the outlet of the plant for pH, BOD,', 19),
  toLine(478, 'COD, TSS and flow, connected to the servers of the Board, and get it calibrated.', 19),
  toLine(509, '3. The applicant shall provide flow meters with a recorder at the inlet and the outlet.', 20),
  toLine(530, 'The daily log shall be kept in the form of Annexure III.'),
  toLine(561, '4. The applicant shall keep the conditions of the Act and the rules made under it.'),
];

/** Rows of the table of the invented page. */
export const ROWS = [
  ['Parameter', 'Limit, mg/l except pH'],
  ['pH', '6.5 to 9.0'],
  ['BOD, 3 days at 27 °C', '30'],
  ['COD', '250'],
  ['Total suspended solids', '100'],
] as const;

/** The place of the table, and the height of its rows. */
export const TABLE = { x: LEFT, y: 198, width: MEASURE, row: 21 } as const;

const toBox = (x: number, y: number, width: number, height: number): MarkBox => ({
  x: x / PAPER.width,
  y: y / PAPER.height,
  width: width / PAPER.width,
  height: height / PAPER.height,
});

function toMark(clause: number, words: string, look: Partial<DocumentMark>): DocumentMark {
  const boxes = LINES.filter((line) => line.clause === clause).map(({ y, width }) =>
    toBox(LEFT, y - 14.5, width, 19),
  );
  return { id: `c${clause}`, number: clause, label: `Condition ${clause}, page 6, ${words}`, boxes, ...look };
}

const state = (name: ClauseChipState) => ({ state: name });
const table = toBox(TABLE.x, TABLE.y + TABLE.row, TABLE.width, TABLE.row * (ROWS.length - 1));
const limits = toMark(16, 'accepted', state('accepted'));

/** What is marked on the invented page. */
export const SAMPLE_MARKS: readonly DocumentMark[] = [
  { ...limits, boxes: [...limits.boxes, table] },
  toMark(17, 'to check', {}),
  toMark(18, 'not an obligation', { isFaint: true }),
  toMark(19, 'to check', state('question')),
  toMark(20, 'to check', {}),
];
