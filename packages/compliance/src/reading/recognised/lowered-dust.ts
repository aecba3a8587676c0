import type { PageItem } from '../types.ts';

/** "PM;", "PM,": dust whose lowered size came out as a mark. */
const LOST_SIZE = /^(\(?)PM[,;:._]$/;
/** What stands between a name and its figure. */
const BETWEEN = /^(?:[-–—:<≤=]+|under|below|within)$/;
const FIGURE = /^\d+(?:\.\d+)?/;
const SIZED = /^\(?PM(10|2\.5)\b/;
/** Both sizes are limited side by side: so many words further the other is looked for. */
const BESIDE = 8;

type Size = '10' | '2.5';
const OTHER: Record<Size, Size> = { '10': '2.5', '2.5': '10' };

/** Dust with its size or without, and the figure that limits it. */
type Dust = { at: number; size: Size | null; limit: number };

/** The figure that a name is limited to, with nothing but signs between; null: none. */
const limitBehind = (items: readonly PageItem[], from: number): number | null => {
  const behind = items.slice(from, from + 2).map(({ text }) => text.trim());
  const at = BETWEEN.test(behind[0] ?? '') ? 1 : 0;
  const figure = FIGURE.exec(behind[at] ?? '')?.[0];
  return figure === undefined ? null : Number(figure);
};

const toDust = (items: readonly PageItem[], at: number): Dust | null => {
  const [word, next, third] = [0, 1, 2].map((step) => items[at + step]?.text.trim() ?? '');
  const known = SIZED.exec(word ?? '')?.[1] as Size | undefined;
  if (known) return { at, size: known, limit: limitBehind(items, at + 1) ?? Number.NaN };
  if (!LOST_SIZE.test(word ?? '')) return null;
  // "PM, 5 - 60": the last digit of the size stands alone.
  const size = next === '5' && BETWEEN.test(third ?? '') ? '2.5' : null;
  const limit = limitBehind(items, at + (size === null ? 1 : 2));
  return limit === null ? null : { at, size, limit };
};

/** The size of dust that has lost it: fine dust is a part of the other, so it has the lower limit; null: nothing tells. */
const tellSize = (dust: Dust, all: readonly Dust[]): Size | null => {
  if (dust.size) return dust.size;
  const other = all.find((each) => each !== dust && Math.abs(each.at - dust.at) <= BESIDE);
  if (other?.size) return OTHER[other.size];
  if (!other || other.limit === dust.limit) return null;
  return dust.limit > other.limit ? '10' : '2.5';
};

/**
 * The words of a recognised page with the sizes of dust that came out as marks ("PM; - 100 and PM; - 60"), where what
 * stands beside tells which of the two that have limits it is.
 */
export const withDustSizes = (items: readonly PageItem[]): PageItem[] => {
  if (!items.some(({ text }) => LOST_SIZE.test(text.trim()))) return [...items];
  const all = items.flatMap((_, at) => toDust(items, at) ?? []);
  const sizes = new Map(all.map((dust) => [dust.at, { dust, size: tellSize(dust, all) }]));
  return items.flatMap((item, at) => {
    const [own, last] = [sizes.get(at), sizes.get(at - 1)];
    const [, bracket] = LOST_SIZE.exec(item.text.trim()) ?? [];
    if (own?.size && bracket !== undefined) return [{ ...item, text: `${bracket}PM${own.size}` }];
    const isDigit = last?.dust.size === '2.5' && LOST_SIZE.test(items[at - 1]?.text.trim() ?? '');
    return isDigit ? [] : [item];
  });
};
