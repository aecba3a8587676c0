import type { PageItem } from '../types.ts';

/** Of the usual height of the page's words: what is higher may be no word. */
const HIGH = 1.8;
/** A letter is at least so wide, in heights of its type. */
const NARROWEST = 0.25;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * The words of a page without those that are none: a column of numbers, "6." above "7." above "8.", that was taken for
 * one high word of narrow letters. It would tie all lines beside it together.
 */
export const withoutSqueezed = (items: readonly PageItem[]): PageItem[] => {
  const usual = median(items.map(({ height }) => height));
  return items.filter(
    ({ text, width, height }) => height < HIGH * usual || width > NARROWEST * height * text.length,
  );
};
