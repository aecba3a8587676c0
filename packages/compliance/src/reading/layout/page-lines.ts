import { toOneLine } from '../language/one-line.ts';
import { mendItems } from '../recognised/mend-items.ts';
import type { InputPage, PageItem } from '../types.ts';
import { withLostNumbers } from './lost-numbers.ts';
import { withLostSerials } from './lost-serials.ts';
import { findRaisedMarks } from './raised-marks.ts';
import type { TextCell, TextLine } from './text-line.ts';
import { toRuns } from './word-runs.ts';

type Band = { top: number; bottom: number; height: number; items: PageItem[] };

const overlapOf = (band: Band, item: PageItem): number =>
  Math.min(band.bottom, item.y + item.height) - Math.max(band.top, item.y);

/** A word shares a line by more than this share of its height; one that is in another cell of a ruled table by more than that. */
const SHARED = { line: 0.5, cells: 0.65 };
/** Rules of one border stand at the same place, give or take so many points. */
const SAME_BORDER = 5;

/** Whether a word of a recognised page stands in a cell between rules, and those of a line in others. */
const isInOtherCell = ({ items }: Band, { cell }: PageItem): boolean =>
  cell !== undefined &&
  items.every((other) => other.cell !== undefined && Math.abs(other.cell.x0 - cell.x0) > SAME_BORDER);

/**
 * Puts items on lines by their vertical overlap. A raised "th" or a lowered "2" is smaller than its line and stands beside
 * its letters, so it joins that line; the lines of a table cell that is centred against its neighbours stay apart.
 */
const toBands = (items: PageItem[]): Band[] => {
  const bands: Band[] = [];
  const marks = findRaisedMarks(items);
  const bandOf = new Map<PageItem, Band>();
  for (const item of items.toSorted((a, b) => b.height - a.height || a.y - b.y)) {
    const share = (band: Band) => overlapOf(band, item) / Math.min(item.height, band.height);
    let best: Band | null = null;
    for (const band of bands) {
      // Most stand elsewhere.
      if (overlapOf(band, item) <= 0) continue;
      const least = isInOtherCell(band, item) ? SHARED.cells : SHARED.line;
      if (share(band) > least && (!best || share(band) > share(best))) best = band;
    }
    const beside = marks.get(item);
    let own = (beside && bandOf.get(beside)) ?? best;
    if (own) own.items.push(item);
    else {
      own = { top: item.y, bottom: item.y + item.height, height: item.height, items: [item] };
      bands.push(own);
    }
    bandOf.set(item, own);
  }
  return bands.sort((a, b) => a.top - b.top);
};

/** Joins items to cells: a gap wider than the letters are high starts a new cell, and so does what a rule parts. */
const toCells = (items: PageItem[]): TextCell[] => {
  const cells: TextCell[] = [];
  for (const item of items) {
    const last = cells.at(-1);
    const gap = last ? item.x - last.x1 : 0;
    if (!last || item.startsCell || gap > Math.max(item.height, 6)) {
      cells.push({ text: item.text, x0: item.x, x1: item.x + item.width });
    } else {
      last.text += (gap > 0.15 * item.height ? ' ' : '') + item.text;
      last.x1 = Math.max(last.x1, item.x + item.width);
    }
  }
  return cells.map((cell) => ({ ...cell, text: toOneLine(cell.text) }));
};

/** How many lines up and down a cell is looked for that begins at the same place. */
const NEAR_LINES = 3;
/** Cells of a column begin at the same place, give or take so many points. */
const SAME_START = 1.5;
/** A gap that may part cells, in heights of the letters: wider than a blank. */
const PARTING = 0.5;

/** The cells of a line whose columns stand close: a run that begins where a cell of a near line begins is a cell too. */
const partCells = (line: TextLine, near: readonly TextLine[]): TextCell[] => {
  const starts = near.flatMap(({ cells }) => cells.slice(1).map(({ x0 }) => x0));
  if (starts.length === 0) return line.cells;
  const groups: PageItem[][] = [];
  for (const item of line.items) {
    const last = groups.at(-1)?.at(-1);
    const gap = last ? item.x - last.x - last.width : 0;
    const begins =
      last === undefined ||
      (gap > PARTING * item.height && starts.some((x0) => Math.abs(x0 - item.x) < SAME_START));
    if (begins) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  return groups.flatMap(toCells);
};

/** What is printed on a page, by visual lines. */
const toPrintedBands = (items: readonly PageItem[]): Band[] =>
  toBands(items.filter((item) => item.text.trim() !== '' && item.height > 0));

/** The words of a recognised page as they are read: put right, by visual lines from top to bottom and from left to right. */
export const toWordBands = (items: readonly PageItem[]): PageItem[][] =>
  toPrintedBands(mendItems(items)).map((band) => band.items.toSorted((a, b) => a.x - b.x));

/** The visual lines of a page, top to bottom, each with its cells from left to right. */
export const toPageLines = (page: InputPage): TextLine[] => {
  const lines: TextLine[] = [];
  // A recogniser gives words, a file runs of them.
  const isRecognised = page.items.some(({ confidence }) => confidence !== undefined);
  const printed = isRecognised ? mendItems(page.items) : page.items;
  for (const band of toPrintedBands(printed)) {
    const sorted = band.items.sort((a, b) => a.x - b.x);
    const items = isRecognised ? toRuns(sorted) : sorted;
    const cells = toCells(items);
    const first = cells[0];
    const last = cells.at(-1);
    if (!first || !last) continue;
    lines.push({
      page: page.number,
      paragraph: null,
      text: cells.map((cell) => cell.text).join(' '),
      x0: first.x0,
      x1: last.x1,
      y: band.top,
      height: band.height,
      pageWidth: page.width,
      pageHeight: page.height,
      ...(page.toPaper && { toPaper: page.toPaper }),
      cells,
      items,
    });
  }
  const parted = lines.map((line, at) => {
    const near = lines.slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1);
    const cells = partCells(line, near);
    return cells.length === line.cells.length ? line : { ...line, cells };
  });
  return isRecognised ? withLostSerials(withLostNumbers(parted)) : parted;
};
