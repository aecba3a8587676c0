import { toLatinDigits } from '../indic/digits.ts';
import { isIndic } from '../indic/fold.ts';
import { hasIndicCommand } from '../indic/read-sentence.ts';
import { type Rule, readFirst } from '../rule.ts';
import { hasRowLabel } from './row-label.ts';
import type { TextLine } from './text-line.ts';

/** Whether a line below a table is prose and no row. `left` is where the header begins, in points. */
export type ProseRule = Rule<[line: TextLine, left: number], 'prose'>;

const NUMBERED_PROSE = /^(?:\(?\d{1,3}(?:\.\d{1,2}){0,2}[.)]?|\(?[a-z][.)]|\(?[ivxl]{1,6}[.)]|[A-Z]\])\s+\S/;
/** "4.5": the number of a condition, never of a row. */
const DECIMAL = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?$/;
const LAST_LINE_WIDTH = 0.55;

const isWide = (line: TextLine): boolean => line.x1 - line.x0 > line.pageWidth * LAST_LINE_WIDTH;
const wordsOf = (text: string): number => text.split(' ').length;

/** A line is prose if one of them says so. */
export const PROSE_RULES: readonly ProseRule[] = [
  /** "7. Hazardous wastes are allowed:", "2. The unit keeps a log": a condition. Leaves numbers inside a column. */
  {
    id: 'numbered-line',
    read: (line, left) =>
      line.cells.length === 1 &&
      NUMBERED_PROSE.test(toLatinDigits(line.text)) &&
      (/:\s*-?$/.test(line.text) || (wordsOf(line.text) > 4 && line.x0 <= left + 4))
        ? 'prose'
        : null,
  },
  /** "The log shall be kept at the gate": a sentence in one cell. Leaves notes without such a verb. */
  {
    id: 'command',
    read: (line) =>
      line.cells.length === 1 &&
      /\b(?:shall|should|must|will be|is hereby|are hereby)\b/i.test(line.text) &&
      wordsOf(line.text) > 5
        ? 'prose'
        : null,
  },
  /** "… लॉगबुक में अंकित की जायेगी।": a sentence that commands in an Indian language. Leaves cells without a verb. */
  {
    id: 'indic-command',
    read: (line) => {
      const [, second, third] = line.cells;
      const text = second && !third && hasRowLabel(line) ? second.text : line.text;
      return (line.cells.length === 1 || text !== line.text) &&
        wordsOf(text) > 5 &&
        isIndic(text) &&
        hasIndicCommand(text)
        ? 'prose'
        : null;
    },
  },
  /** A single cell over most of the page, near the margin. Leaves cells of a narrow column. */
  {
    id: 'wide-line',
    read: (line, left) =>
      line.cells.length === 1 && isWide(line) && wordsOf(line.text) > 8 && line.x0 <= left + 40
        ? 'prose'
        : null,
  },
  /** "This consent is valid from …": a sentence at the margin. Leaves short cells, and those of other columns. */
  {
    id: 'sentence',
    read: (line, left) =>
      line.cells.length === 1 &&
      line.x0 <= left + 4 &&
      wordsOf(line.text) > 7 &&
      /^(?:this|the)\s[^:]*\b(?:consent|order|authori[sz]ation|certificate|clearance)\b[^:]*\b(?:is|has|may)\b/i.test(
        line.text,
      )
        ? 'prose'
        : null,
  },
  /** "1.  The unit shall …": a number and a long sentence, at the margin of the text. Leaves rows with short cells. */
  {
    id: 'number-and-sentence',
    read: (line) => {
      const [, second, third] = line.cells;
      return second &&
        !third &&
        hasRowLabel(line) &&
        wordsOf(second.text) > 7 &&
        second.x1 - second.x0 > line.pageWidth * 0.5
        ? 'prose'
        : null;
    },
  },
  /** "4.5  The unit keeps its log": the number of a condition, never of a row. Leaves figures before few words. */
  {
    id: 'decimal-number',
    read: (line) => {
      const [first, second, third] = line.cells;
      return first && second && !third && DECIMAL.test(toLatinDigits(first.text)) && wordsOf(second.text) > 5
        ? 'prose'
        : null;
    },
  },
  /** A sentence that is torn into two or three cells. Leaves more cells, and sentences without a command. */
  {
    id: 'torn-sentence',
    read: (line) =>
      line.cells.length <= 3 &&
      isWide(line) &&
      wordsOf(line.text) > 13 &&
      /\b(?:shall|should|must)\b/i.test(line.text)
        ? 'prose'
        : null,
  },
];

/** Whether a line is prose and no row of a table that begins at `left`. */
export const isProse = (line: TextLine, left: number, rules = PROSE_RULES): boolean =>
  readFirst(rules, line, left) === 'prose';
