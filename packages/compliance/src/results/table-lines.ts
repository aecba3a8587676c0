import { hasRowLabel, ROW_LABEL } from '../reading/layout/row-label.ts';
import type { TextLine } from '../reading/layout/text-line.ts';
import { readAmount } from './amount.ts';
import { isResultHeader } from './columns.ts';
import { namesField, namesSample } from './context.ts';
import { toHeadCells } from './report-heads.ts';

/** What ends a table: signatures, notes and the like. */
export const END =
  /^(?:remarks?\b|notes?\b|opinion|end\s+of|\*+|authori[sz]ed|for\s+[A-Z]|checked|verified|reviewed|analy[sz]ed\s+by|tested\s+by|interpretation|statement|conclusion|page\s+\d|terms|disclaimer|this\s+report|the\s+(?:above|results?)|abbreviations?|signature|BDL\s*[-:=–]|ND\s*[-:=–])/i;
const PROSE_LENGTH = 70;
/** How far a title may begin from the left edge of its table, in points. */
const LEFT_EDGE = 20;

const textsOf = (line: TextLine): string[] => line.cells.map((cell) => cell.text);

const isEnd = (line: TextLine): boolean =>
  END.test(line.text) || (line.cells.length === 1 && line.text.length > PROSE_LENGTH);

/** A row that goes on with the numbers of the page before, below the letterhead that each page repeats. */
const continues = (line: TextLine, above: readonly TextLine[]): boolean => {
  const label = line.cells[0]?.text ?? '';
  const last = above.findLast((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''))?.cells[0]?.text ?? '';
  return line.cells.length > 2 && Number.parseInt(label, 10) === Number.parseInt(last, 10) + 1;
};

/** A row of limits below or above the samples of a table. */
export const LIMIT_ROW = /limit|standard|permissible|\bnorms?\b|prescribed|NAAQ|[MGKTUD]PCB|\bCPCB\b/i;

/** Lines of dashes, which some laboratories draw their tables with. */
export const RULER = /^[-–—_=~*.·|+\s]{4,}$/;

/** Whether one of several texts is a result. */
export const holdsAmount = (texts: readonly string[]): boolean =>
  texts.some((text) => readAmount(text).kind !== 'words');

/** Lines of one head stand closer than rows, in heights of a line. */
const TIGHT = 1.3;
const HALF = 0.9;

const gapTo = (above: TextLine, line: TextLine): number =>
  above.page === line.page
    ? (line.y - above.y) / Math.max(above.height, line.height)
    : Number.POSITIVE_INFINITY;

const isWords = (line: TextLine): boolean => !line.text.includes(':') && !holdsAmount(textsOf(line));

const headTexts = (line: TextLine): string[] => toHeadCells(line).map(({ text }) => text);

const isHeaderLine = (line: TextLine): boolean =>
  isResultHeader(textsOf(line)) || (isWords(line) && isResultHeader(headTexts(line)));

/** Whether two lines head a table together, the lower one below a head of the upper ("Parameters" above "PM10 | SO2"). */
const isHeadPair = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  upper.cells.length > 1 &&
  lower.cells.length > 1 &&
  isWords(upper) &&
  isWords(lower) &&
  !isHeaderLine(lower) &&
  isResultHeader([...headTexts(upper), ...headTexts(lower)]);

/** Whether a table of results begins with a line: it is a header, or one together with the next line. */
export const isHeader = (lines: readonly TextLine[], at: number): boolean => {
  const [line, below] = [lines[at], lines[at + 1]];
  return line !== undefined && (isHeaderLine(line) || (below !== undefined && isHeadPair(line, below)));
};

/**
 * How many of the lines above a header are heads too: where heads are set to the middle of a high row, those of two
 * lines begin above those of one.
 */
export const countUpperHeads = (above: readonly TextLine[], header: TextLine): number => {
  let count = 0;
  let below = header;
  for (const line of above.toReversed()) {
    const gap = gapTo(line, below);
    const isApart = !toHeadCells(line).some((cell) =>
      toHeadCells(header).some(({ x0, x1 }) => Math.min(x1, cell.x1) - Math.max(x0, cell.x0) > 0),
    );
    const isWithin = line.x0 >= header.x0 - LEFT_EDGE && line.x1 <= header.x1 + LEFT_EDGE;
    if (gap > TIGHT || !isWords(line) || namesField(textsOf(line)) || !isWithin || !(gap < HALF || isApart))
      break;
    count++;
    below = line;
  }
  return count;
};

/** How many lines of a table are heads. */
export const countHeads = (taken: readonly TextLine[]): number => {
  let count = 1;
  for (let at = 1; at < taken.length; at++) {
    const [line, last] = [taken[at], taken[at - 1]];
    if (!line || !last || hasRowLabel(line) || !isWords(line)) break;
    if (gapTo(last, line) > TIGHT && line.cells.length < 2) break;
    // Without numbers a row of words below a whole header is a row.
    if (
      gapTo(last, line) > TIGHT &&
      isHeaderLine(last) &&
      !isHeaderLine(line) &&
      line.x0 <= last.x0 + LEFT_EDGE
    )
      break;
    count = at + 1;
  }
  return count;
};

/** "B) Sewage sample: STP outlet", from the left edge of a table: what comes below is of another sample. */
const isOfNextSample = (line: TextLine, [header]: readonly TextLine[]): boolean =>
  line.cells.length === 1 &&
  header !== undefined &&
  Math.abs(line.x0 - header.x0) <= LEFT_EDGE &&
  namesSample(line.text);

/** The lines of a table from its header on, also those on the next page, and where to go on. */
export const takeTable = (lines: readonly TextLine[], from: number): { taken: TextLine[]; next: number } => {
  const taken: TextLine[] = [];
  let next = from;
  // Heads of two lines may each look like a header; another table begins only after a row of this one.
  let hasRow = false;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const last = taken.at(-1);
    const isNewPage = last !== undefined && last.page !== line.page;
    if (last && hasRow && isHeader(lines, at)) break;
    if (isNewPage) {
      // Below the letterhead the table may go on; until then nothing is taken.
      if (line.page !== null && last.page !== null && line.page > last.page + 1) break;
      if (!continues(line, taken)) continue;
    } else if (last && (isEnd(line) || (hasRow && isOfNextSample(line, taken)))) break;
    hasRow ||= last !== undefined && holdsAmount(textsOf(line));
    taken.push(line);
    next = at + 1;
  }
  return { taken, next };
};
