import { IDENTITY, mapRect } from '../pages/mapping.ts';
import type { CitationRect, InputPage, UnreadLines } from '../types.ts';
import { withoutSignatureMarks } from './signature-marks.ts';

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

/** What is higher than the letters of a mark, so many times, is print that the mark lies over. */
const OF_MARK = 1.15;

/** Whether a place is a line of the mark of a signature that a viewer drew on a page: such a line asks for nothing. */
const toIsOfMark = (page: InputPage): ((rect: CitationRect) => boolean) => {
  const others = new Set(withoutSignatureMarks(page.items));
  const rects = page.items
    .filter((item) => !others.has(item))
    .map(({ x, y, width, height }) => ({
      x: x / page.width,
      y: y / page.height,
      width: width / page.width,
      height: height / page.height,
    }))
    .map((rect) => mapRect(page.toPaper ?? IDENTITY, rect));
  const [x0, x1] = [
    Math.min(...rects.map(({ x }) => x)),
    Math.max(...rects.map(({ x, width }) => x + width)),
  ];
  const [y0, y1] = [
    Math.min(...rects.map(({ y }) => y)),
    Math.max(...rects.map(({ y, height }) => y + height)),
  ];
  const highest = OF_MARK * Math.max(...rects.map(({ height }) => height));
  return ({ x, y, width, height }) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return middleX > x0 && middleX < x1 && middleY > y0 && middleY < y1 && height <= highest;
  };
};

/**
 * The lines of an order that could not be read, page by page. A letterhead or a foot that is on several pages is named on
 * the first of them: it asks for nothing, and on every page it would hide the other lines.
 */
export const listUnreadLines = (pages: readonly InputPage[]): UnreadLines[] => {
  const edges: CitationRect[] = [];
  return pages.flatMap((page) => {
    const { number, unreadLines = [] } = page;
    if (unreadLines.length === 0) return [];
    const isOfMark = toIsOfMark(page);
    const fresh = unreadLines.map((lines) => ({
      ...lines,
      rects: lines.rects.filter((rect) => !isOfMark(rect) && !edges.some((edge) => isSamePlace(edge, rect))),
    }));
    edges.push(...fresh.flatMap(({ rects }) => rects.filter(isAtEdge)));
    return fresh.flatMap((lines, at) => {
      const left = (unreadLines[at]?.rects.length ?? 0) - lines.rects.length;
      const count = lines.count - left;
      return count > 0 ? [{ page: number, ...lines, count }] : [];
    });
  });
};
