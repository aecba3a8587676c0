import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { followPages, type PageDone, toSecondsLeft } from '../../../shared/orders/reading-pace.ts';

/** The time that is left, in seconds: of pages that are recognised, which take some each. */
export function timePages(): (progress: ReadProgress) => number | null {
  let seen: readonly PageDone[] = [];
  return ({ page, pageCount, recognises }) => {
    if (!recognises) return null;
    seen = followPages(seen, { page, at: performance.now() });
    return page === pageCount ? null : toSecondsLeft(seen, pageCount);
  };
}
