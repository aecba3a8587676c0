import type { TextLine } from './text-line.ts';

/** Words that head the columns of tables in consent orders. */
const HEADER_WORD =
  /^(?:s(?:r|l|\.)?\.?\s*(?:no|n)s?\b\.?|no\.?$|srno|sl\.?$|sr\.?$|#|param|pollutant|standard|limit|tolerance|max|permissible|concentration|norms|prescribed|frequency|periodicity|interval|schedule of|sampling|monitoring|quantity|qty|quantum|unit|uom|description|source|stack|chimney|product|name|type|categor|disposal|treatment|fuel|amount|amt|date|purpose|location|point|from|to$|upto|medium|valid|consent|capacity|height|sulphur|gaseous|air pollution|apc|waste|hazardous|mode|method|transaction|survey|activity|item|existing|proposed|total|outlet|emission|time|action|applicable|particular|characteristic|submission|compliance|process|annexure|year|control|value|remarks?|test|raw material|by-?products?|permitted|water|number|details?|area|day|night|zone|code|reason|srno|beds|services|premises|ambient|noise|average|analysis|recipient|report|sub)/i;

const isHeaderCell = (text: string): boolean =>
  text.length <= 64 &&
  text.split(' ').length <= 9 &&
  (HEADER_WORD.test(text.replace(/^[([*]+/, '')) ||
    /\b(?:norms?|limits?|standards?|exceed|frequency|quantity)\b/i.test(text));

/** "Sr No" and the like: a row that starts with it heads a table. */
const SERIAL_HEADER = /^(?:s(?:r|l)?\.?\s?(?:no|n)\b|srno|sl\.?$|sr\.?$|#|s\.\s?no)/i;

/** Whether a line heads a table: at least two short cells, most of which are words that head columns. */
export const isTableHeader = (line: TextLine): boolean => {
  if (line.cells.length < 2) return false;
  const matching = line.cells.filter((cell) => isHeaderCell(cell.text)).length;
  if (SERIAL_HEADER.test(line.cells[0]?.text ?? '')) return matching >= 2 || line.cells.length >= 3;
  if (/^\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]/i.test(line.text)) return false;
  if (/[.;]$/.test(line.text) && line.cells.length < 3) return false;
  return matching === line.cells.length || (line.cells.length >= 4 && matching >= line.cells.length * 0.7);
};

/** A serial number, letter or stack number in the first column of a row. */
export const ROW_LABEL =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5}|[A-Z]{1,3}-?\s?\d{1,3}(?:\s?to\s?[A-Z]{1,3}-?\s?\d{1,3})?)[.)]?)$/i;

const NUMBERED_PROSE = /^(?:\(?\d{1,3}(?:\.\d{1,2}){0,2}[.)]?|\(?[a-z][.)]|\(?[ivxl]{1,6}[.)]|[A-Z]\])\s+\S/;
/** "4.5": the number of a condition, never of a row. */
const DECIMAL = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?$/;
const LAST_LINE_WIDTH = 0.55;

const isProse = (line: TextLine, left: number): boolean => {
  const wide = line.x1 - line.x0 > line.pageWidth * LAST_LINE_WIDTH;
  const words = line.text.split(' ').length;
  const first = line.cells[0]?.text ?? '';
  if (line.cells.length === 1) {
    const isNumbered = NUMBERED_PROSE.test(line.text);
    if (isNumbered && (/:\s*-?$/.test(line.text) || (words > 4 && line.x0 <= left + 4))) return true;
    if (/\b(?:shall|should|must|will be|is hereby|are hereby)\b/i.test(line.text) && words > 5) return true;
    return wide && words > 8 && line.x0 <= left + 40;
  }
  // "1.  The unit shall …": a number and a long sentence, at the margin of the text.
  const second = line.cells[1];
  if (
    line.cells.length === 2 &&
    second &&
    ROW_LABEL.test(first) &&
    second.text.split(' ').length > 7 &&
    second.x1 - second.x0 > line.pageWidth * 0.5
  )
    return true;
  if (DECIMAL.test(first) && second && second.text.split(' ').length > 5) return true;
  return line.cells.length <= 3 && wide && words > 13 && /\b(?:shall|should|must)\b/i.test(line.text);
};

const HEADING =
  /^(?:schedule|annexure|part|appendix|section)\s*[-–—:.]?\s*(?:[IVX]{1,4}|[A-H]|\d{1,2})\b|^(?:[A-Z]\.?\s)?(?:special|specific|general|additional|other|standard)\s.*conditions?\b|^terms\s+(?:and|&)\s+conditions|^copy\s+(?:to|for)|^note\b|^conditions?\s+under|^-{3,}/i;

/** Lines `from` (the header) up to but not including `to`. */
export type TableRegion = { from: number; to: number };

const isCloseTo = (a: number, b: number): boolean => Math.abs(a - b) < 8;

/** A table that goes on after a page break without its header: rows with the same left edge and several cells. */
const continuesAfterBreak = (lines: TextLine[], at: number, from: number): boolean => {
  const line = lines[at];
  const label = line?.cells[0];
  if (!line || !label || line.cells.length < 2 || !ROW_LABEL.test(label.text)) return false;
  const labels = lines.slice(from, at).filter((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''));
  const header = lines[from];
  // The header stands alone at the foot of a page, and its rows begin on the next.
  if (labels.length === 0 && header)
    return (
      line.cells.length >= 3 &&
      Math.abs((header.cells[0]?.x0 ?? 0) - label.x0) < 24 &&
      line.cells.slice(1).filter((cell) => header.cells.some((head) => Math.abs(head.x0 - cell.x0) < 14))
        .length >= 2
    );
  const edges = lines.slice(from, at).flatMap((other) => other.cells.slice(1).map((cell) => cell.x0));
  return (
    labels.some((other) => isCloseTo(other.cells[0]?.x0 ?? 0, label.x0)) &&
    line.cells.length >= 3 &&
    line.cells.slice(1).some((cell) => edges.some((edge) => isCloseTo(edge, cell.x0)))
  );
};

const levelled = (line: TextLine): string => line.text.toLowerCase().replace(/[^a-z]/g, '');

const isSameHeader = (header: TextLine, line: TextLine): boolean =>
  levelled(header).slice(0, 24) === levelled(line).slice(0, 24);

/** "7.  Hazardous wastes, allowed under the rules:" below a table: a number that is not in the column of the rows' labels. */
const isConditionAtMargin = (lines: TextLine[], at: number, from: number): boolean => {
  const line = lines[at];
  const header = lines[from];
  const [label, text, more] = line?.cells ?? [];
  if (!line || !header || !label || !text || more) return false;
  if (/^[A-Z]\]$/.test(label.text)) return true;
  if (!/^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}$/i.test(label.text)) return false;
  if (/:\s*-?$/.test(text.text)) return true;
  const row = lines.slice(from + 1, at).find((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''))?.cells[0];
  if (header.cells.length < 3 || !row) return false;
  // Labels of rows may be set to the middle of their column: then their middles agree, not their edges.
  const isAligned =
    Math.abs(row.x0 - label.x0) <= 2.5 || Math.abs(row.x0 + row.x1 - label.x0 - label.x1) <= 6;
  return !isAligned;
};

/** A second header below rows of the first table: two tables stand close together. */
const startsNextTable = (lines: TextLine[], at: number, from: number): boolean => {
  const line = lines[at];
  if (!line || !isTableHeader(line) || !SERIAL_HEADER.test(line.cells[0]?.text ?? '')) return false;
  return lines.slice(from + 1, at).some((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''));
};

/** Upper lines of heads that are set to the middle of a high header: short, off the margin, close above. */
const linesAboveHeader = (lines: TextLine[], at: number, free: number): number => {
  const header = lines[at];
  let count = 0;
  while (header && at - count - 1 >= free && count < 3) {
    const above = lines[at - count - 1];
    const below = lines[at - count];
    if (!above || !below || above.page !== header.page || above.page === null) break;
    const isClose = below.y - above.y < Math.max(above.height, below.height) * 1.25;
    const isOffMargin =
      above.x0 > header.x0 + 20 || /^(?:sr|sl|s|stack|chimney|outlet)\.?$/i.test(above.text);
    if (!isClose || !isOffMargin || !above.cells.every((cell) => cell.text.split(' ').length <= 4)) break;
    count++;
  }
  return count;
};

/** Finds the tables among the lines: from a header to the first line of prose, heading or page that does not go on. */
export const findTableRegions = (lines: TextLine[]): TableRegion[] => {
  const regions: TableRegion[] = [];
  let at = 0;
  while (at < lines.length) {
    const header = lines[at];
    if (!header || !isTableHeader(header)) {
      at++;
      continue;
    }
    const from = at - linesAboveHeader(lines, at, regions.at(-1)?.to ?? 0);
    const left = header.x0;
    let to = at + 1;
    for (; to < lines.length; to++) {
      const line = lines[to];
      const before = lines[to - 1];
      if (!line || !before) break;
      if (line.page !== before.page) {
        if (isTableHeader(line) ? isSameHeader(header, line) : continuesAfterBreak(lines, to, from)) continue;
        break;
      }
      if (HEADING.test(line.text) || isProse(line, left) || startsNextTable(lines, to, at)) break;
      if (isConditionAtMargin(lines, to, at)) break;
      if (line.y - before.y > Math.max(before.height, line.height) * 3.4) break;
      if (line.page === null && line.cells.length === 1 && line.x0 === 0 && line.paragraph !== null) break;
    }
    if (to - from >= 2) regions.push({ from, to });
    at = to;
  }
  return regions;
};
