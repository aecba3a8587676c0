/** A page (from 1) that was done at an instant, in milliseconds. */
export type PageDone = { page: number; at: number };

/** So many pages tell the pace: of a file with text and scans the first ones are done at once. */
const WINDOW = 5;
/** Text comes faster than this, in milliseconds a page, and is over before anybody asks. */
const RECOGNISED = 250;

/** What was seen of a reading, with what is seen now; nothing new is nothing more. */
export function followPages(seen: readonly PageDone[], now: PageDone): readonly PageDone[] {
  const last = seen.at(-1);
  if (last !== undefined && now.page === last.page) return seen;
  // A reading that has begun anew says nothing of the one before.
  if (last !== undefined && now.page < last.page) return [now];
  return [...seen, now].slice(-WINDOW - 1);
}

/** How many seconds the pages that are left will take at the pace of the last ones; null where that is not known yet. */
export function toSecondsLeft(seen: readonly PageDone[], pageCount: number): number | null {
  const [first] = seen;
  const last = seen.at(-1);
  if (first === undefined || last === undefined || last.page === first.page) return null;
  const pace = (last.at - first.at) / (last.page - first.page);
  return pace < RECOGNISED ? null : (Math.max(0, pageCount - last.page) * pace) / 1000;
}
