import type { PageItem } from '../types.ts';

/** Of the usual height of the page's words: what is higher may be no word. */
const HIGH = 1.8;
/** A letter is at least so wide, in heights of its type. */
const NARROWEST = 0.25;
/** What is higher, has few letters and was read with doubt is a scrawl. */
const SCRAWL = { letters: 4, confidence: 0.6 };

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * The words of a page without those that are none: a column of numbers, "6." above "7." above "8.", that was taken for
 * one high word of narrow letters, and would tie all lines beside it together; a signature that was taken for letters.
 */
export const withoutSqueezed = (items: readonly PageItem[]): PageItem[] => {
  const usual = median(items.map(({ height }) => height));
  const isSqueezed = ({ text, width, height }: PageItem): boolean => width < NARROWEST * height * text.length;
  const isPoor = ({ confidence }: PageItem): boolean => (confidence ?? 1) < SCRAWL.confidence;
  const isScrawl = (item: PageItem): boolean => item.text.length <= SCRAWL.letters && isPoor(item);
  // "TO" of a heading: words as high that were read stand on its line.
  const standsInHeading = ({ y }: PageItem): boolean =>
    items.some(
      (each) => each.y === y && each.text.length > SCRAWL.letters && !isPoor(each) && !isSqueezed(each),
    );
  return items.filter(
    (item) => item.height < HIGH * usual || standsInHeading(item) || !(isSqueezed(item) || isScrawl(item)),
  );
};
