import type { PageItem } from '../types.ts';

/** A word of which the recogniser is less sure than this was not read. */
const READ = 0.5;
/** Of the height of the type: words of one line stand so near to each other, and about as high: what lies over them moves their feet. */
const BESIDE = 1;
const SAME_LINE = 0.8;
const FIGURE = /^[<≤]?\d[\d,]*(?:\.\d+)?$/;
/** What stands in the place of a word that nobody could read. */
const HIDDEN = '…';

/** Whether a figure that begins a cell stands right before a word: what follows it there is its unit. */
const standsBefore = (figure: PageItem, { x, y, height }: PageItem): boolean => {
  const gap = x - figure.x - figure.width;
  return (
    figure.startsCell === true &&
    FIGURE.test(figure.text) &&
    Math.abs(figure.y - y) < SAME_LINE * height &&
    gap > -0.5 * height &&
    gap < BESIDE * height
  );
};

/**
 * The words in cells of a ruled table that stand where the unit of a figure does and could not be read, as below the
 * mark of a signature. One with a figure in it is none: it may be the rest of a number.
 */
export const listHiddenWords = (items: readonly PageItem[]): PageItem[] =>
  items.filter(
    (item) =>
      (item.confidence ?? 1) < READ &&
      item.startsCell !== true &&
      /^\p{L}{4,}$/u.test(item.text) &&
      items.some((figure) => standsBefore(figure, item)),
  );

/** The words of a recognised page with a sign for those that hide a unit: letters at random would say something else. */
export const withHiddenWords = (items: readonly PageItem[]): PageItem[] => {
  const hidden = new Set(listHiddenWords(items));
  return items.map((item) => (hidden.has(item) ? { ...item, text: HIDDEN } : item));
};
