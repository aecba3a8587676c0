import type { Citation, CitationRect } from '../types.ts';
import { moveRects } from './rects.ts';

const toKey = ({ page, x, y, width, height }: CitationRect): string => [page, x, y, width, height].join(' ');

/**
 * One citation of several, in their order: the words of all, each passage on a line of its own, and all their
 * rectangles. Its page (or paragraph) is that of the first. What is cited twice, or is a part of another passage, is
 * quoted once.
 */
export const joinCitations = (first: Citation, ...others: readonly Citation[]): Citation => {
  const all = [first, ...others];
  const quotes = all.map(({ quote }) => quote);
  const rects = all.flatMap((each) => moveRects(each.rects, each.page, first.page));
  return {
    ...first,
    quote: quotes
      .filter((quote, at) => quotes.indexOf(quote) === at)
      .filter((quote, _at, each) => !each.some((other) => other !== quote && other.includes(quote)))
      .join('\n'),
    rects: [...new Map(rects.map((rect) => [toKey(rect), rect])).values()],
  };
};
