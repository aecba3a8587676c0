import type { PageItem } from '../types.ts';

/** A figure of pH: nothing else in a table of limits has a point and is below 14 in two lines of a cell. */
const FIGURE = /^\d{1,2}\.\d{1,2}$/;
const STROKE = /^[-–—]$/;
const HIGHEST = 14;
/** The lines of a cell begin at the same place, and are so far apart at most, in heights of the type. */
const ALIGNED = 0.6;
const NEXT_LINE = 1.8;
/** So near its figure a stroke stands, in heights of the type. */
const NEAR = 0.8;

const startsAt = (a: PageItem, b: PageItem): boolean => Math.abs(a.x - b.x) < ALIGNED * b.height;

/** The stroke right behind a figure; undefined: none was read. */
const findStroke = (item: PageItem, items: readonly PageItem[]): PageItem | undefined =>
  items.find(
    ({ text, x, y }) =>
      y === item.y &&
      STROKE.test(text) &&
      x >= item.x + item.width - 1 &&
      x - item.x - item.width < NEAR * item.height,
  );

/** Whether a larger figure stands right below one, as the end of a range does in a narrow cell. */
const isAboveEnd = (item: PageItem, items: readonly PageItem[]): boolean =>
  items.some(
    (each) =>
      FIGURE.test(each.text) &&
      startsAt(each, item) &&
      each.y > item.y &&
      each.y - item.y < NEXT_LINE * item.height &&
      Number(each.text) > Number(item.text) &&
      Number(each.text) <= HIGHEST,
  );

/**
 * The figures of a recognised page that begin a range in two lines of a cell and have lost its stroke ("6.5" above "9.0"):
 * other cells of the column say the same range's beginning with it ("6.5 -" above "8.5").
 */
export const listLostStrokes = (items: readonly PageItem[]): PageItem[] => {
  const begins = items.filter(({ text }) => FIGURE.test(text)).filter((item) => isAboveEnd(item, items));
  const whole = begins.filter((item) => findStroke(item, items));
  return begins.filter(
    (item) =>
      !findStroke(item, items) && whole.some((each) => each.text === item.text && startsAt(each, item)),
  );
};

/** The words of a recognised page with the strokes that ranges have lost. */
export const withLostStrokes = (items: readonly PageItem[]): PageItem[] => {
  const lost = new Set(listLostStrokes(items));
  return items.flatMap((item) => {
    if (!lost.has(item)) return [item];
    const { startsCell: _cell, ...own } = item;
    const stroke = { ...own, text: '-', x: item.x + item.width + item.height / 4, width: item.height / 4 };
    return [item, stroke];
  });
};
