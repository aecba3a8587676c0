import type { ReadingProgress } from '@anupalan/api-client/types';
import { toMomentText } from '../time-zone.ts';
import { toCount } from '../to-count.ts';

/** How far the reading is, in words and as a share (0..1). */
export type ReadingWords = { text: string; share: number };

/** Share of the reading that pages take; the rest is finding conditions. */
const PAGES_SHARE = 0.9;

/**
 * "Waiting to be read: 2 orders before it", "Reading pages, 6 of 14, about 40 seconds left", "Finding conditions".
 * @param secondsLeft for the pages that are left, where that can be told
 */
export function toReadingWords(
  { status, progress, page, pageCount, queue, readFrom }: ReadingProgress,
  secondsLeft: number | null = null,
): ReadingWords {
  const share = Math.min(Math.max(progress, 0), 1);
  if (status === 'queued' && readFrom !== null) return { text: toPutOffWords(readFrom), share };
  if (status === 'queued') return { text: toWaitingWords(queue), share };
  const isPastPages = page !== null && pageCount !== null ? page >= pageCount : share >= PAGES_SHARE;
  if (isPastPages) return { text: 'Finding conditions', share };
  if (page !== null && pageCount !== null && page > 0) {
    const left = secondsLeft === null ? '' : `, ${toTimeLeft(secondsLeft)}`;
    return { text: `Reading pages, ${page} of ${pageCount}${left}`, share };
  }
  return { text: pageCount === null ? 'Reading the order' : `Reading ${toCount(pageCount, 'page')}`, share };
}

/** "a few seconds left", "about 40 seconds left", "about 2 minutes left": no closer than it can be known. */
export function toTimeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`;
}

/** A wait shorter than this, in seconds, is not worth a word. */
const SHORT_WAIT_S = 5;

function toWaitingWords(queue: ReadingProgress['queue']): string {
  if (queue === null) return 'Waiting to be read';
  const before = queue.position - 1;
  const orders =
    before === 0 ? 'it is next' : before === 1 ? '1 order before it' : `${before} orders before it`;
  const seconds = queue.expectedWaitSeconds;
  if (seconds < SHORT_WAIT_S) return `Waiting to be read: ${orders}`;
  const minutes = Math.round(seconds / 60);
  const wait = seconds < 60 ? `${seconds} seconds` : toCount(minutes, 'minute');
  return `Waiting to be read: ${orders}, about ${wait}`;
}

/** Why an order waits for another day, and until when. */
function toPutOffWords(readFrom: string): string {
  return `Waiting: your organisation’s pages for today are used up. This order is read from ${toMomentText(readFrom)}.`;
}
