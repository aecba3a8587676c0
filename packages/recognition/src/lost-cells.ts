import { median } from './median.ts';
import { isFlat, isNoise, UNIT } from './noise.ts';
import { measureTilt } from './straighten.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** Less sure words say nothing of where columns are, and are none in a cell. */
const READ = 60;
/** A wider gap, in heights of type, parts two cells. */
const GAP = 1.5;
/** Fewer rows that have a cell at the same place are no column. */
const FEWEST_ROWS = 3;
/** Rows further apart, in heights of type, are of two tables. */
const FURTHEST = 7;
/** How far behind the last column the end of a cell may stand, in heights of type. */
const REACH = 3;
/** Rows so much further apart than others have a row between them. */
const MISSING = 1.7;

/** Words of one cell, or more exactly without a gap between them. */
type Cell = { x0: number; x1: number };
/** A row of print in a picture laid straight, `y` at its middle. */
type Row = { y: number; cells: Cell[] };

const toRows = (words: readonly RecognisedWord[], type: number, slope: number): Row[] => {
  const straight = words
    .map(({ bbox: { x0, x1, y0, y1 } }) => ({ x0, x1, y: (y0 + y1) / 2 - (slope * (x0 + x1)) / 2 }))
    .sort((a, b) => a.y - b.y);
  const rows: { y: number; words: Cell[] }[] = [];
  for (const { x0, x1, y } of straight) {
    const last = rows.at(-1);
    if (last && y - last.y < type / 2) last.words.push({ x0, x1 });
    else rows.push({ y, words: [{ x0, x1 }] });
  }
  return rows.map((row) => ({ y: row.y, cells: toCells(row.words, type) }));
};

const toCells = (words: readonly Cell[], type: number): Cell[] => {
  const cells: Cell[] = [];
  for (const { x0, x1 } of words.toSorted((a, b) => a.x0 - b.x0)) {
    const last = cells.at(-1);
    if (last && x0 - last.x1 < GAP * type) last.x1 = Math.max(last.x1, x1);
    else cells.push({ x0, x1 });
  }
  return cells;
};

/** Rows of several cells that follow each other, as those of a table do; rows of one cell stand between them. */
const toTables = (rows: readonly Row[], type: number): Row[][] => {
  const tables: Row[][] = [];
  for (const row of rows.filter(({ cells }) => cells.length > 1)) {
    const table = tables.at(-1);
    const above = table?.at(-1);
    if (table && above && row.y - above.y < FURTHEST * type) table.push(row);
    else tables.push([row]);
  }
  return tables.filter(({ length }) => length >= FEWEST_ROWS);
};

/** Where the cells of several rows begin, and how far the widest of them goes. */
const toColumns = (table: readonly Row[], type: number): Cell[] => {
  const cells = table.flatMap((row) => row.cells).sort((a, b) => a.x0 - b.x0);
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group && cell.x0 - (group[0]?.x0 ?? 0) < type) group.push(cell);
    else groups.push([cell]);
  }
  return groups
    .filter(({ length }) => length >= FEWEST_ROWS)
    .map((group) => ({
      x0: Math.min(...group.map(({ x0 }) => x0)),
      x1: Math.max(...group.map(({ x1 }) => x1)),
    }));
};

/** The middles of the rows of a table, those that were lost as a whole among them. */
const listMiddles = (table: readonly Row[], rows: readonly Row[]): Row[] => {
  const [top, bottom] = [table[0]?.y ?? 0, table.at(-1)?.y ?? 0];
  const within = rows.filter(({ y }) => y >= top && y <= bottom);
  const pitch = median(within.slice(1).map(({ y }, at) => y - (within[at]?.y ?? y))) ?? 0;
  return within.flatMap((row, at) => {
    const above = within[at - 1];
    const isFar = above !== undefined && row.y - above.y > MISSING * pitch && row.y - above.y < 3 * pitch;
    return isFar ? [{ y: (above.y + row.y) / 2, cells: [] }, row] : [row];
  });
};

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** A cell that was passed over, or cut: `known` is what was read of it, without blanks; empty: nothing. */
export type LostCell = Box & { known: string };

/**
 * A cell of which a part was passed over: something is printed beside its words, within its column.
 * @param words of the cell, from left to right
 * @param box of the cell, as far as its column goes
 */
const findCut = (
  words: readonly RecognisedWord[],
  box: Box,
  type: number,
  hasInk: (box: Box) => boolean,
): LostCell | null => {
  const [first, last] = [words[0]?.bbox, words.at(-1)?.bbox];
  if (!first || !last || words.some(({ confidence }) => confidence < READ)) return null;
  const before = { ...box, x1: first.x0 - type / 4 };
  const behind = { ...box, x0: last.x1 + type / 3 };
  const isCut = ({ x0, x1 }: Box) => x1 - x0 > type;
  const inkBefore = isCut(before) && hasInk(before);
  const inkBehind = isCut(behind) && hasInk(behind);
  if (!inkBefore && !inkBehind) return null;
  return {
    x0: inkBefore ? box.x0 : first.x0 - type / 4,
    x1: inkBehind ? box.x1 : last.x1 + type / 4,
    y0: Math.min(box.y0, first.y0),
    y1: Math.max(box.y1, first.y1),
    known: words.map(({ text }) => text).join(''),
  };
};

/**
 * The places of cells that the recogniser left out of tables: where rows below and above have words in a column, no word
 * stands, and something is printed; and of those that it cut, so that "8.5" is left of "6.0 to 8.5". Short cells alone
 * are what it passes over.
 * @param hasInk whether something is printed in a box
 */
export const findLostCells = (
  lines: readonly RecognisedLine[],
  hasInk: (box: Box) => boolean,
): LostCell[] => {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, confidence }) => confidence >= READ && /[\p{L}\p{N}]/u.test(text));
  const type = median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;
  const slope = Math.tan(measureTilt(lines));
  const rows = toRows(words, type, slope);
  // A unit that was hardly read tells nothing of its cell: beside it a figure may have been passed over.
  const taken = lines
    .flatMap((line) => line.words)
    .filter((word) => !isNoise(word) && !(UNIT.test(word.text) && word.confidence < SURE_OF_UNIT));
  return toTables(rows, type).flatMap((table) => {
    const columns = toColumns(table, type);
    return listMiddles(table, rows).flatMap(({ y }) =>
      columns.flatMap((column, at) => {
        const next = columns[at + 1];
        const x0 = column.x0 - type / 3;
        const x1 = Math.min(column.x1 + type / 2, next ? next.x0 - type / 2 : column.x1);
        const middle = y + (slope * (x0 + x1)) / 2;
        const box = { x0, x1, y0: middle - type / 2, y1: middle + type / 2 };
        if (x1 - x0 <= type / 2) return [];
        // What is left of a cell may stand further to the right than any whole one.
        const reach = { ...box, x1: next ? x1 : x1 + REACH * type };
        const own = taken.filter(({ bbox }) => overlaps(bbox, reach)).sort((a, b) => a.bbox.x0 - b.bbox.x0);
        if (own.length === 0) return hasInk(box) ? [{ ...box, known: '' }] : [];
        return findCut(own, box, type, hasInk) ?? [];
      }),
    );
  });
};

/** "6.510 8.5": a range that lost its blanks. It can be read in one way: so sure it is, which leaves it in doubt. */
const SQUEEZED_RANGE = /^\d{1,2}\.\d[1lt]{1,2}[0oO] ?\d{1,2}\.\d$/;
const SURE_OF_RANGE = 50;
/** A word that came out as a unit, or as a figure with one, is one sooner than others: few look like it. */
const SURE_OF_UNIT = 40;
const FIGURE_AHEAD = /^\d{1,4}(?:\.\d{1,3})?(?=\D)/;

const isSure = ({ text, confidence }: RecognisedWord): boolean =>
  confidence >= (UNIT.test(text.replace(FIGURE_AHEAD, '')) ? SURE_OF_UNIT : READ);

/** The words that can be trusted: all of them, or none. */
const trust = (words: RecognisedWord[]): RecognisedWord[] => {
  if (SQUEEZED_RANGE.test(words.map(({ text }) => text).join(' ')))
    return words.map((word) => ({ ...word, confidence: Math.max(word.confidence, SURE_OF_RANGE) }));
  return words.every(isSure) ? words : [];
};

/** What was read in a cell, as a line at its place; null: nothing that can be trusted. `words` are placed in the picture. */
export const toCellLine = (words: readonly RecognisedWord[]): RecognisedLine | null => {
  const read = trust(words.filter((word) => /[\p{L}\p{N}]/u.test(word.text) && !isFlat(word)));
  if (read.length === 0) return null;
  const [x0, x1] = [
    Math.min(...read.map(({ bbox }) => bbox.x0)),
    Math.max(...read.map(({ bbox }) => bbox.x1)),
  ];
  const foot = median(read.map(({ bbox }) => bbox.y1)) ?? 0;
  return { words: read, baseline: { x0, x1, y0: foot, y1: foot } };
};
