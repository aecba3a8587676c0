import type { PageItem } from '../types.ts';

const FIGURE = /^\d{1,2}(?:\.\d{1,2})?(?=[.,;)]*$)/;
/** Two digits without a point, and what stands behind them. */
const POINTLESS = /^([3-9])(\d)([.,;)]*)$/;
const HIGHEST = 14;

/** Two figures in one word: "6.0-85". */
const JOINED = /^(\d{1,2}(?:\.\d{1,2})?)([-–])(\d{1,2}(?:\.\d{1,2})?)([.,;)]*)$/;
/** "pH value", "pH range". */
const BEHIND_NAME = /^(?:values?|range)\W?$/i;
/** What stands between the figures of a range, and units of pH: none. */
const BETWEEN = /^(?:to|[-–—―])$/;
/** A decimal and the "to" that came out as a nought: "5.50 9.0" is "5.5 to 9.0". */
const NOUGHT_FOR_TO = /^(\d{1,2}\.\d)[1lt]?[0oO]$/;
/** A range in one word, of which the first point is lost and "to" came out as digits or letters: "6519.0", "65t09.0". */
const POINT_AND_TO_LOST = /^([3-9])(\d)[1lt]{1,2}[0oO]?(\d\.\d)([.,;)]*)$/;
/** So near, in heights of the type, words of one cell stand; a column begins further away. */
const SAME_CELL = 1.2;

/** Cells of one column begin and end at the same rules, which are found within so many heights of the type. */
const SAME_RULE = 0.6;

/** "pH" in a narrow cell, also in two words, of which the first has the letter twice. */
const CUT_NAME = /^\W?[Pp]?pH\W?$/;

const isName = (text: string): boolean => /^\W?pH\W?$/.test(text);

/** Whether the words above one in its column of a ruled table are those of its head, "pH", and figures. */
const isBelowAcidity = (items: readonly PageItem[], { y, height, cell }: PageItem): boolean => {
  if (!cell) return false;
  const isOfColumn = (other: PageItem) =>
    other.cell !== undefined &&
    Math.abs(other.cell.x0 - cell.x0) < SAME_RULE * height &&
    Math.abs(other.cell.x1 - cell.x1) < SAME_RULE * height;
  const named = items.filter(
    (item) =>
      item.y < y &&
      isOfColumn(item) &&
      /\p{L}/u.test(item.text) &&
      !BETWEEN.test(item.text) &&
      !BEHIND_NAME.test(item.text),
  );
  const lowest = Math.max(...named.map((item) => item.y));
  return CUT_NAME.test(named.flatMap((item) => (item.y === lowest ? [item.text] : [])).join(''));
};

/** Whether a word stands behind "pH" on its line, with nothing but figures and signs between. */
const isOfAcidity = (items: readonly PageItem[], at: number): boolean => {
  const { y } = items[at] ?? { y: Number.NaN };
  for (let place = at - 1; place >= 0 && items[place]?.y === y; place--) {
    const { text } = items[place] ?? { text: '' };
    if (isName(text)) return true;
    if (/\p{L}/u.test(text) && !BETWEEN.test(text) && !BEHIND_NAME.test(text)) return false;
  }
  return false;
};

/** A figure with the point that it lost, where that makes a range of it and the other; null: it does not. */
const toFigure = (text: string, isWithin: (figure: number) => boolean): string | null => {
  const [, whole, tenth, end] = POINTLESS.exec(text) ?? [];
  return whole && isWithin(Number(`${whole}.${tenth}`)) ? `${whole}.${tenth}${end}` : null;
};

const toNumber = (text: string | undefined): number => Number(FIGURE.exec(text ?? '')?.[0] ?? Number.NaN);

/** Both figures of a range with the point that one of them, or each, has lost; null: there is one way to read none. */
const toEnds = (least: string, most: string): readonly [string, string] | null => {
  const [lower, upper] = [toNumber(least), toNumber(most)];
  if (lower <= HIGHEST && upper <= HIGHEST) return null;
  const low = lower <= HIGHEST ? least : toFigure(least, (figure) => figure < Math.min(upper, HIGHEST));
  if (low === null) return null;
  const high = upper <= HIGHEST ? most : toFigure(most, (figure) => figure > toNumber(low));
  return high === null ? null : [low, high];
};

/** The words of a range that is one word ("6.0-85"), or that lost its "to" ("5.50 9.0"); null: it is neither. */
const mendAlone = (item: PageItem, next: PageItem | undefined): PageItem | null => {
  const [, least = '', stroke, most = '', end] = JOINED.exec(item.text) ?? [];
  const ends = stroke ? toEnds(least, most) : null;
  if (ends) return { ...item, text: `${ends[0]}${stroke}${ends[1]}${end}` };
  const [, whole, tenth, upper, after] = POINT_AND_TO_LOST.exec(item.text) ?? [];
  if (upper && Number(`${whole}.${tenth}`) < Number(upper))
    return { ...item, text: `${whole}.${tenth} to ${upper}${after}` };
  const from = NOUGHT_FOR_TO.exec(item.text)?.[1];
  const isNext =
    next?.y === item.y && next.startsCell !== true && next.x - item.x - item.width < SAME_CELL * item.height;
  return from && isNext && Number(from) < toNumber(next.text) && toNumber(next.text) <= HIGHEST
    ? { ...item, text: `${from} to` }
    : null;
};

/**
 * The words of a recognised page with the points that the ends of a range of pH have lost ("pH 6.0 to 85", "pH - 55 to 9",
 * "6.0-85", "65-85" below "pH" in a ruled table): nothing is above 14, so it can be read in one way.
 */
export const withAcidityEnds = (items: readonly PageItem[]): PageItem[] => {
  const mended = items.slice();
  for (const [at, item] of items.entries()) {
    if (!/^\d/.test(item.text)) continue;
    if (!isOfAcidity(items, at) && !isBelowAcidity(items, item)) continue;
    const alone = mendAlone(item, items[at + 1]);
    if (alone) mended[at] = alone;
    const [between, most] = [items[at + 1], items[at + 2]];
    if (!most || most.y !== item.y || !BETWEEN.test(between?.text ?? '')) continue;
    const ends = toEnds(item.text, most.text);
    if (!ends) continue;
    if (ends[0] !== item.text) mended[at] = { ...item, text: ends[0] };
    if (ends[1] !== most.text) mended[at + 2] = { ...most, text: ends[1] };
  }
  return mended;
};
