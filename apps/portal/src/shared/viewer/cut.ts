import type { MarkBox } from '@anupalan/ui/document';

/** Paper that is shown around lines, as a share of the page. */
const AROUND = 0.012;
/** A part is at least so wide, and at most so high: it is looked at beside a form. */
const LEAST_WIDTH = 0.4;
const MOST_HEIGHT = 0.3;

/** The part of a page that shows these boxes with some paper around them; null where there are none. */
export function toCut(boxes: readonly MarkBox[]): MarkBox | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const wide = Math.min(1, Math.max(LEAST_WIDTH, right - left + 2 * AROUND));
  const x = Math.min(Math.max(0, (left + right - wide) / 2), 1 - wide);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND);
  const bottom = Math.min(1, Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND);
  return { x, y: top, width: wide, height: Math.min(MOST_HEIGHT, bottom - top) };
}
