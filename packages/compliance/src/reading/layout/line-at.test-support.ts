import type { TextLine } from './text-line.ts';

/** The left edge of a cell in points, and its words. */
export type Cell = [x0: number, text: string];

/** A line at a height of the page; each letter is 5 points wide. */
export const lineAt = (y: number, cells: Cell[], page = 1): TextLine => {
  const placed = cells.map(([x0, text]) => ({ text, x0, x1: x0 + text.length * 5 }));
  return {
    page,
    paragraph: null,
    text: cells.map(([, text]) => text).join(' '),
    x0: placed[0]?.x0 ?? 0,
    x1: placed.at(-1)?.x1 ?? 0,
    y,
    height: 10,
    pageWidth: 595,
    pageHeight: 842,
    cells: placed,
    items: [],
  };
};
