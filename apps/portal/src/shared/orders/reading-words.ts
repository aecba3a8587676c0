import type { ReadingProgress } from '@anupalan/api-client/types';

/** How far the reading is, in words and as a share (0..1). */
export type ReadingWords = { text: string; share: number };

/** Share of the reading that pages take; the rest is finding conditions. */
const PAGES_SHARE = 0.9;

/** "Waiting to be read", "Reading pages, 6 of 14", "Finding conditions". */
export function toReadingWords({ status, progress, page, pageCount }: ReadingProgress): ReadingWords {
  const share = Math.min(Math.max(progress, 0), 1);
  if (status === 'queued') return { text: 'Waiting to be read', share };
  const isPastPages = page !== null && pageCount !== null ? page >= pageCount : share >= PAGES_SHARE;
  if (isPastPages) return { text: 'Finding conditions', share };
  if (page !== null && pageCount !== null && page > 0) {
    return { text: `Reading pages, ${page} of ${pageCount}`, share };
  }
  return { text: pageCount === null ? 'Reading the order' : `Reading ${pageCount} pages`, share };
}
