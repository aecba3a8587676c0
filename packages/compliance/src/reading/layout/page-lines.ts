import { toOneLine } from '../language/one-line.ts';
import type { InputPage, PageItem } from '../types.ts';
import type { TextCell, TextLine } from './text-line.ts';

type Band = { top: number; bottom: number; height: number; items: PageItem[] };

const overlapOf = (band: Band, item: PageItem): number =>
  Math.min(band.bottom, item.y + item.height) - Math.max(band.top, item.y);

/**
 * Puts items on lines by their vertical overlap. A raised "th" is smaller than its line and lies within it, so it
 * joins that line; the lines of a table cell that is centred against its neighbours stay apart.
 */
const toBands = (items: PageItem[]): Band[] => {
  const bands: Band[] = [];
  for (const item of items.toSorted((a, b) => b.height - a.height || a.y - b.y)) {
    const share = (band: Band) => overlapOf(band, item) / Math.min(item.height, band.height);
    let best: Band | null = null;
    for (const band of bands) {
      // Most stand elsewhere.
      if (overlapOf(band, item) <= 0) continue;
      if (share(band) > 0.5 && (!best || share(band) > share(best))) best = band;
    }
    if (best) best.items.push(item);
    else bands.push({ top: item.y, bottom: item.y + item.height, height: item.height, items: [item] });
  }
  return bands.sort((a, b) => a.top - b.top);
};

/** Joins items to cells: a gap wider than the letters are high starts a new cell. */
const toCells = (items: PageItem[]): TextCell[] => {
  const cells: TextCell[] = [];
  for (const item of items) {
    const last = cells.at(-1);
    const gap = last ? item.x - last.x1 : 0;
    if (!last || gap > Math.max(item.height, 6)) {
      cells.push({ text: item.text, x0: item.x, x1: item.x + item.width });
    } else {
      last.text += (gap > 0.15 * item.height ? ' ' : '') + item.text;
      last.x1 = Math.max(last.x1, item.x + item.width);
    }
  }
  return cells.map((cell) => ({ ...cell, text: toOneLine(cell.text) }));
};

/** The visual lines of a page, top to bottom, each with its cells from left to right. */
export const toPageLines = (page: InputPage): TextLine[] => {
  const lines: TextLine[] = [];
  for (const band of toBands(page.items.filter((item) => item.text.trim() !== '' && item.height > 0))) {
    const items = band.items.sort((a, b) => a.x - b.x);
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
      cells,
      items,
    });
  }
  return lines;
};
