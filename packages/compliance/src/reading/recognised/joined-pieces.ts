import type { PageItem } from '../types.ts';

/** Two pieces of one word stand over each other by this share at least of the height of their letters. */
const OVER = 0.1;

/** How many signs the end of a piece has in common with the beginning of the next; 0: none. */
const countCommon = (first: string, second: string): number => {
  const most = Math.min(first.length, second.length) - 1;
  return (
    Array.from({ length: most }, (_, at) => most - at).find((n) => first.endsWith(second.slice(0, n))) ?? 0
  );
};

/** The beginning and the rest of a unit, of which something was read twice: "pg/m" and "/m3". */
const isCut = (first: PageItem, second: PageItem | undefined): second is PageItem =>
  second !== undefined &&
  first.y === second.y &&
  second.startsCell !== true &&
  first.x + first.width - second.x > OVER * first.height &&
  second.x > first.x &&
  first.text.includes('/') &&
  second.text.startsWith('/') &&
  countCommon(first.text, second.text) > 0;

/** The words of a recognised page, pieces of one unit that were read as two words, one over the other, joined. */
export const withJoinedPieces = (items: readonly PageItem[]): PageItem[] => {
  const joined: PageItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (!last || !isCut(last, item)) {
      joined.push(item);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: last.text + item.text.slice(countCommon(last.text, item.text)),
      width: item.x + item.width - last.x,
      confidence: Math.min(last.confidence ?? 1, item.confidence ?? 1),
    };
  }
  return joined;
};
