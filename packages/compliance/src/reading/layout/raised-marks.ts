import type { PageItem } from '../types.ts';

/** "2", "10", "2.5", "3", "x", "th", "-1": what is raised or lowered beside a letter. */
const MARK = /^(?:[\d.,+-]{1,4}|[a-z]{1,2}|\d[+-])$/;
/** A mark is smaller than what it stands beside, at most so much of its height. */
const SMALLER = 0.9;
/** It begins where the other ends, give or take so many points. */
const BESIDE = 1.5;
/** A blank is no wider than this, in heights of the letters. */
const BLANK = 0.45;
/** How far off the other it may be raised or lowered, in its own heights. */
const OFF = 0.2;

const isBeside = (item: PageItem, mark: PageItem): boolean => {
  const overlap = Math.min(item.y + item.height, mark.y + mark.height) - Math.max(item.y, mark.y);
  return (
    mark.height <= item.height * SMALLER &&
    Math.abs(item.x + item.width - mark.x) < BESIDE &&
    overlap > mark.height * OFF
  );
};

/**
 * Beside which letters each small mark is printed, "SO" beside a lowered "2", "Nm" beside a raised "3": it belongs to their
 * line, however near the line above or below is. Marks that stand beside nothing have none.
 */
export const findRaisedMarks = (items: readonly PageItem[]): Map<PageItem, PageItem> => {
  const found = new Map<PageItem, PageItem>();
  const marks = items.filter(({ text }) => MARK.test(text.trim()));
  if (marks.length === 0) return found;
  // By where they end, in whole points: a page has many items.
  const ends = Map.groupBy(
    items.filter(({ text }) => /[A-Za-z)]$/.test(text)),
    ({ x, width }) => Math.round(x + width),
  );
  for (const mark of marks) {
    const at = Math.round(mark.x);
    const near = [at - 2, at - 1, at, at + 1, at + 2].flatMap((x) => ends.get(x) ?? []);
    const beside = near.find((item) => item !== mark && isBeside(item, mark));
    if (beside) found.set(mark, beside);
  }
  return found;
};

/** Whether an item goes on right behind a small mark, "avg." behind "SO" and a lowered "2": a change of size parts no cells. */
export const followsMark = (last: PageItem | undefined, item: PageItem): boolean =>
  last !== undefined &&
  last.height <= item.height * SMALLER &&
  MARK.test(last.text.trim()) &&
  item.x - last.x - last.width < BLANK * item.height;
