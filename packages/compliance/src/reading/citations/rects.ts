import type { CitationRect } from '../types.ts';

/** Rectangles as a citation of page `to` has them, that were those of page `from`: only one elsewhere names its page. */
export const moveRects = (
  rects: readonly CitationRect[],
  from: number | null,
  to: number | null,
): CitationRect[] =>
  rects.map(({ page: own, ...place }) => {
    const page = own ?? from;
    return page === null || page === to ? place : { page, ...place };
  });
