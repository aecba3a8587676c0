import type { CitationRect, InputPage, UnreadLines } from '../types.ts';

/** Above and below these shares of a page stand its letterhead and its foot. */
const [HEAD, FOOT] = [0.2, 0.9];
/** The same line of two sheets stands so near the same height, in shares of a page, and over this share of the shorter. */
const NEAR = 0.025;
const OVER = 0.5;

const isAtEdge = ({ y, height }: CitationRect): boolean => y + height < HEAD || y > FOOT;

const isSamePlace = (a: CitationRect, b: CitationRect): boolean => {
  const over = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < NEAR && over > OVER * Math.min(a.width, b.width);
};

/**
 * The lines of an order that could not be read, page by page. A letterhead or a foot that is on several pages is named on
 * the first of them: it asks for nothing, and on every page it would hide the other lines.
 */
export const listUnreadLines = (pages: readonly InputPage[]): UnreadLines[] => {
  const edges: CitationRect[] = [];
  return pages.flatMap(({ number, unreadLines = [] }) => {
    const fresh = unreadLines.map((lines) => ({
      ...lines,
      rects: lines.rects.filter((rect) => !edges.some((edge) => isSamePlace(edge, rect))),
    }));
    edges.push(...fresh.flatMap(({ rects }) => rects.filter(isAtEdge)));
    return fresh.flatMap((lines, at) => {
      const repeated = (unreadLines[at]?.rects.length ?? 0) - lines.rects.length;
      const count = lines.count - repeated;
      return count > 0 ? [{ page: number, ...lines, count }] : [];
    });
  });
};
