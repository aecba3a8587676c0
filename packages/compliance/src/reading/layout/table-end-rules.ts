import { toLatinDigits } from '../indic/digits.ts';
import { type Rule, readFirst } from '../rule.ts';
import {
  announcesNextTable,
  type Below,
  headsOtherColumns,
  lettersRows,
  repeatsHeader,
  startsNextTable,
  titlesNextTable,
  titlesRows,
} from './next-table.ts';
import { isProse } from './prose-rules.ts';
import { hasRowLabel } from './row-label.ts';
import type { TextLine } from './text-line.ts';

/** Whether a table ends before a line. */
export type TableEndRule = Rule<[below: Below], 'end'>;

/** What begins a part of an order, below a table or above one. */
export const HEADING =
  /^(?:schedule|annexure|part|appendix|section)(?![a-z])\s*[-–—:.]?\s*(?:[IVX]{1,4}|[A-H]|\d{1,2})\b|^(?:[A-Z]\.?\s)?(?:special|specific|general|additional|other|standard)\s.*conditions?\b|^terms\s+(?:and|&)\s+conditions|^copy\s+(?:to|for)|^note\b|^conditions?\s+under|^-{3,}/i;

const ORDERS = /\b(?:shall|should|must)\b/i;
/** Fewer words beside a number are a row as well. */
const SENTENCE = 5;

/** How far into the next column a cell reaches that is none, in points. */
const INTO_NEXT = 6;

/** "B.2", "C-4": a condition by the letter of its part. */
const LETTERED = /^([A-Z]{1,3})[.-]?\d{1,2}(?:\.\d{1,2})*[.)]?$/;

/** "B.2  The boiler is fitted with …" below rows with other labels: a sentence that runs on below several heads. */
const isLetteredCondition = ({ lines, at, from, line, header }: Below): boolean => {
  const [label, text] = line.cells;
  const letter = LETTERED.exec(label?.text ?? '')?.[1];
  if (letter === undefined || !text || text.text.split(' ').length < SENTENCE) return false;
  const isOfRows = lines
    .slice(from + 1, at)
    .some(({ cells }) => LETTERED.exec(cells[0]?.text ?? '')?.[1] === letter);
  return (
    !isOfRows &&
    header.cells.filter(({ x0 }) => x0 > text.x0 + INTO_NEXT && x0 < text.x1 - INTO_NEXT).length > 1
  );
};

/**
 * "7.  Hazardous wastes, allowed under the rules:" below a table: a number that is not in the column of the rows' labels.
 * Of a scan it may have a semicolon.
 */
const isConditionAtMargin = (below: Below): boolean => {
  const { lines, at, from, line, header } = below;
  const [first, text, more] = line.cells;
  if (!first || !text || more) return false;
  const label = { ...first, text: toLatinDigits(first.text) };
  if (/^[A-Z]\]$/.test(label.text)) return true;
  if (isLetteredCondition(below)) return true;
  if (!/^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.);]{1,2}$/i.test(label.text)) return false;
  if (/:\s*-?$/.test(text.text)) return true;
  const labelled = lines.slice(from + 1, at).find(hasRowLabel)?.cells[0];
  const row = labelled && { ...labelled, text: toLatinDigits(labelled.text) };
  // "2. The crusher shall not run by night" below rows without labels.
  const isOrder = ORDERS.test(text.text) && text.text.split(' ').length >= SENTENCE;
  if (!row && isOrder && /\d[.)]$/.test(label.text)) return at > from + 1 && label.x0 <= header.x0 + 12;
  if (header.cells.length < 3) return false;
  // No row has a label, and this has one and several words.
  if (!row) return at > from + 1 && label.x0 <= header.x0 + 12 && text.text.split(' ').length > 3;
  // "4. FLUE GAS: stacks of the plant" below "1", "2", "3": no label of these rows.
  if (/^\d+$/.test(row.text) && /^\d+[.;]$/.test(label.text) && text.text.split(' ').length > 3) return true;
  // Rows are numbered and this has a letter.
  if (/^\(?\d/.test(row.text) && /^[A-Z][.)]$/.test(label.text)) return true;
  // Labels of rows may be set to the middle of their column: then their middles agree, not their edges.
  const isAligned =
    Math.abs(row.x0 - label.x0) <= 2.5 || Math.abs(row.x0 + row.x1 - label.x0 - label.x1) <= 6;
  return !isAligned;
};

/** "2 Effluent shall not be led to the river" below the rows 1 to 5: the point of its number was lost, and it counts back. */
const countsBack = ({ lines, at, from, line, header }: Below): boolean => {
  const [label, text, more] = line.cells;
  if (!label || !text || more || header.cells.length < 3 || !/^\d{1,3}$/.test(label.text)) return false;
  if (text.text.split(' ').length < SENTENCE || !ORDERS.test(text.text)) return false;
  const last = lines.slice(from + 1, at).findLast((row) => /^\d{1,3}\.?$/.test(row.cells[0]?.text ?? ''));
  return last !== undefined && Number(label.text) <= Number.parseInt(last.cells[0]?.text ?? '', 10);
};

const isRuled = ({ items }: TextLine): boolean => items.some(({ startsCell }) => startsCell === true);

/** Whether words run on below a head that stands behind their beginning: a cell of a ruled table ends before. */
const crossesHeads = ({ cells }: TextLine, header: TextLine): boolean =>
  cells.some((cell) => header.cells.some(({ x0 }) => x0 > cell.x0 + INTO_NEXT && x0 < cell.x1 - INTO_NEXT));

/** Words side by side, which the rules that part the heads do not part: a label that was not recognised, and a sentence. */
const standsUnruled = ({ at, from, line, header }: Below): boolean =>
  at > from + 1 &&
  isRuled(header) &&
  line.cells.length > 1 &&
  !isRuled(line) &&
  (!hasRowLabel(line) || crossesHeads(line, header));

/** "(B 1160, Part D of" above "Schedule III)": the second line of a cell, whatever its words are. */
const closesBracket = ({ line, before }: Below): boolean =>
  /^[^(]*\)/.test(line.cells[0]?.text ?? '') &&
  before.cells.some(({ text }) => /\([^)]*$/.test(text)) &&
  line.page === before.page;

/** Lines of one head stand closer than this, in heights, and begin where it begins, within so many points. */
const HEAD_PITCH = 1.6;
const SAME_EDGE = 3;

const OPEN = /(?:\b(?:of|of\s+the|in|under|as\s+per|per|to)|[-–,/(&])$/i;

/** "28.2 of | Spent catalyst" above "Schedule I": the second line of cells, each below one that it begins with, of which the first is open. */
const goesOnInCells = ({ line, before }: Below): boolean => {
  const above = line.cells.map((cell) => before.cells.find(({ x0 }) => Math.abs(x0 - cell.x0) <= SAME_EDGE));
  return (
    line.page === before.page &&
    line.y - before.y < Math.max(before.height, line.height) * HEAD_PITCH &&
    above.every((cell) => cell !== undefined) &&
    OPEN.test(above[0]?.text ?? '')
  );
};

/** "Category of | Type" above "waste as per" above "Schedule I": a further line of inner heads, whatever its words are. */
const goesOnWithHead = ({ lines, at, from, line, before, header }: Below): boolean =>
  line.page === header.page &&
  line.y - before.y < Math.max(before.height, line.height) * HEAD_PITCH &&
  !lines.slice(from + 1, at).some((row) => row.cells.length >= header.cells.length || hasRowLabel(row)) &&
  line.cells.every((cell) =>
    header.cells.slice(line.cells.length === 1 ? 1 : 0).some(({ x0 }) => Math.abs(x0 - cell.x0) <= SAME_EDGE),
  );

/** How far the text begins to the left of the cells of a table at least, in points. */
const LEFT_OF = 1.5;
/** How far apart, in heights, rows of one table stand at most, and its head and first row. */
const GAP = 3.4;
const GAP_BELOW_HEAD = 5;

const SIGNATURE =
  /^(?:signature\s+not\s+verified|digitally\s+signed|signed\s+by\b|sd\s*\/\s*[-–]?$|for\s+and\s+on\s+behalf\s+of\b|\(?(?:member\s+secretary|regional\s+officer|environmental\s+engineer|joint\s+director|chairman)\)?\s*,?$|by\s+order\b)/i;

/** The table ends if one of them says so. */
export const TABLE_END_RULES: readonly TableEndRule[] = [
  /** "SCHEDULE-II", "Special conditions", "Note". Leaves rows that begin otherwise. */
  {
    id: 'heading',
    read: (below) =>
      HEADING.test(below.line.text) &&
      !(below.line.cells.length > 2 && below.header.cells.length > 2) &&
      !closesBracket(below) &&
      !goesOnWithHead(below) &&
      !goesOnInCells(below)
        ? 'end'
        : null,
  },
  /** A condition or sentence below the rows. Leaves rows, and titles of rows by their letters. */
  {
    id: 'prose',
    read: (below) => (isProse(below.line, below.header.x0) && !lettersRows(below) ? 'end' : null),
  },
  /** A second header that begins with "Sr. No". Leaves the second line of the header. */
  { id: 'next-table', read: (below) => (startsNextTable(below) ? 'end' : null) },
  /** "Parameter | Limit" a second time, below rows, and a title above it. Leaves headers that are repeated on a new page. */
  { id: 'same-header', read: (below) => (repeatsHeader(below) ? 'end' : null) },
  /** A title, and heads of other columns below it. Leaves sub-headings above rows. */
  { id: 'titled-table', read: (below) => (titlesNextTable(below) ? 'end' : null) },
  /** What ends with a colon, and three heads and more below it. Leaves titles of rows. */
  { id: 'announced-table', read: (below) => (announcesNextTable(below) ? 'end' : null) },
  /** Heads of other columns right above a row in them. Leaves heads that go on with the columns of the rows above. */
  { id: 'other-heads', read: (below) => (headsOtherColumns(below) ? 'end' : null) },
  /** A number that is not in the column of the rows' labels. Leaves labels of rows. */
  {
    id: 'condition-at-margin',
    read: (below) =>
      isConditionAtMargin(below) && !closesBracket(below) && !titlesRows(below) ? 'end' : null,
  },
  /** A number that is smaller than that of the row above, and a sentence that orders. Leaves rows that count on. */
  { id: 'counts-back', read: (below) => (countsBack(below) ? 'end' : null) },
  /** "3.2 Emission characteristics" at the margin, below rows without such numbers: the title of what comes next. Leaves wastes by their numbers. */
  {
    id: 'decimal-title',
    read: ({ lines, at, from, line, header }) =>
      at > from + 1 &&
      line.cells.length === 1 &&
      line.x0 <= header.x0 + 4 &&
      /^\d{1,2}\.\d{1,2}\.?\s+[A-Z][A-Za-z ,&/()-]{2,60}:?$/.test(line.text) &&
      !lines.slice(from + 1, at).some(({ text }) => /^\d{1,2}\.\d/.test(text))
        ? 'end'
        : null,
  },
  /** "B. Air" at the margin, below rows that have no letters: the title of what comes next. Leaves labels of rows, and titles of rows that count on. */
  {
    id: 'lettered-title',
    read: (below) =>
      below.at > below.from + 1 &&
      below.line.cells.length <= 2 &&
      below.line.x0 <= below.header.x0 + 12 &&
      /^[A-H][.)]\s+[A-Z][A-Za-z ,&/-]{2,60}$/.test(below.line.text) &&
      !below.lines.slice(below.from + 1, below.at).some(hasRowLabel) &&
      !titlesRows(below)
        ? 'end'
        : null,
  },
  /** "4. Emission parameters." to the left of all rows, which have no numbers: the title of what comes next. Leaves labels of rows, and titles inside of their column. */
  {
    id: 'numbered-title',
    read: ({ lines, at, from, line }) => {
      const rows = lines.slice(from + 1, at).filter(({ cells }) => cells.length > 1);
      return rows.length > 1 &&
        line.cells.length === 1 &&
        /^\d{1,2}[.)]\s+[A-Z][A-Za-z ,&/()-]{2,60}[.:]?$/.test(line.text) &&
        rows.every((row) => !hasRowLabel(row) && line.x0 < row.x0 - LEFT_OF && row.page === line.page)
        ? 'end'
        : null;
    },
  },
  /** A gap of more than three lines. Leaves high rows, and a first row below a head whose second line is lost. */
  {
    id: 'gap',
    read: ({ line, before, at, from }) => {
      const isFirst =
        at === from + 1 && line.cells.length >= 3 && /^\(?0?1[.)]?$/.test(line.cells[0]?.text ?? '');
      const widest = Math.max(before.height, line.height) * (isFirst ? GAP_BELOW_HEAD : GAP);
      return line.y - before.y > widest ? 'end' : null;
    },
  },
  /** The signature, its date and its place below the last row. Leaves rows that speak of signatures. */
  {
    id: 'signature',
    read: ({ line }) => (line.cells.length === 1 && SIGNATURE.test(line.text) ? 'end' : null),
  },
  /** A paragraph of a Word document outside of the table. Leaves its rows, and every PDF. */
  {
    id: 'paragraph',
    read: ({ line }) => (line.page === null && line.cells.length === 1 && line.x0 === 0 ? 'end' : null),
  },
  /** "or Bath volumes: …" below a ruled table: cells side by side without a rule between them. Leaves rows with a label. */
  { id: 'unruled', read: (below) => (standsUnruled(below) && !closesBracket(below) ? 'end' : null) },
];

/** Whether a table ends before a line, which is on the page of the line before it. */
export const endsTable = (below: Below, rules = TABLE_END_RULES): boolean =>
  readFirst(rules, below) === 'end';
