import { isKnownWord } from '../pages/known-words.ts';
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

/** Whether two words of one cell stand side by side so that the second begins so far, in heights, behind the end of the first. */
const isWithin = (first: PageItem, second: PageItem, gap: number): boolean =>
  first.y === second.y &&
  second.startsCell !== true &&
  second.x > first.x &&
  second.x - first.x - first.width < gap * first.height;

/** The beginning and the rest of a unit, of which something was read twice: "pg/m" and "/m3". */
const isCut = (first: PageItem, second: PageItem): boolean =>
  isWithin(first, second, -OVER) &&
  first.text.includes('/') &&
  second.text.startsWith('/') &&
  countCommon(first.text, second.text) > 0;

/** Pieces of one word stand nearer than two words do, in heights of their letters. */
const NEAR = 0.2;

const LETTERS = /^\p{L}{2,}$/u;
const isWord = (text: string): boolean => isKnownWord(text.toLowerCase());

/** What two pieces were of which the recogniser read some letters twice; null: they are two words. */
const readTwice = (first: PageItem, second: PageItem): string | null => {
  const [a, b] = [first.text.trim(), second.text.trim()];
  if (!LETTERS.test(a) || !LETTERS.test(b) || !isWithin(first, second, NEAR)) return null;
  if (isWord(a)) return !isWord(b) && a.endsWith(b) ? a : null;
  if (isWord(b) && !isWithin(first, second, -OVER)) return null;
  const common = countCommon(a, b);
  return common > 0 && isWord(a + b.slice(common)) ? a + b.slice(common) : null;
};

/** The one unit or word that a word and the next were; null: they are two. */
const toWhole = (first: PageItem, second: PageItem): string | null =>
  isCut(first, second)
    ? first.text + second.text.slice(countCommon(first.text, second.text))
    : readTwice(first, second);

/**
 * The words of a recognised page, pieces of one unit ("pg/m" and "/m3") or word ("Suspe" and "ended", "Hot" and "ot") that
 * were read as two, some of their letters twice, joined.
 */
export const withJoinedPieces = (items: readonly PageItem[]): PageItem[] => {
  const joined: PageItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const whole = last ? toWhole(last, item) : null;
    if (!last || whole === null) {
      joined.push(item);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: whole,
      width: item.x + item.width - last.x,
      confidence: Math.min(last.confidence ?? 1, item.confidence ?? 1),
    };
  }
  return joined;
};
