import { mapRect, turning } from '@anupalan/compliance/reading/pages/mapping';
import { boxOf, findUnreadLines } from './foreign-lines.ts';
import { findNumberGaps } from './number-gaps.ts';
import type { Rules } from './picture/remove-rules.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readCell } from './read-cell.ts';
import { measureTilt } from './straighten.ts';
import type { Box, RecognisedLine } from './types.ts';
import { findUnreadInk, toPrint } from './unread-ink.ts';
import type { Print } from './unread-rows.ts';

/** More places than this are a drawing: they are named, and not read one by one. */
const MOST_PLACES = 30;
/** One sign alone is dirt as often as print. */
const FEWEST_SIGNS = 2;
/** Lines of a page, and where print is on it that could not be read. */
export type PartlyRead = { lines: readonly RecognisedLine[]; unread: readonly Box[] };

/** Where print is that could not be read: a line, or other words; `isQuiet`: it is not named where it is not read after all. */
type Place = { box: Box; line?: RecognisedLine; isQuiet?: true };

/** A box of a picture laid straight, as it is in the picture. */
const toPicture = ({ x0, y0, x1, y1 }: Box, tilt: number): Box => {
  const { x, y, width, height } = mapRect(turning(tilt), { x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
  return { x0: x, y0: y, x1: x + width, y1: y + height };
};

/** "6.": the number of a condition. */
const NUMBER = /^\(?\d[.)]$/;

/** Whether a line has more than one letter or digit, or is a number. */
const hasSigns = ({ words }: RecognisedLine): boolean =>
  (words.length === 1 && NUMBER.test(words[0]?.text ?? '')) ||
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length, 0) >= FEWEST_SIGNS;

/** A row of which the reading of its pieces gave so much is not named. */
const READ = 0.5;

/** Rows of ink of which nothing was read after all. */
const stillUnread = (rows: readonly Box[], found: readonly RecognisedLine[]): Box[] => {
  const boxes = found.map(boxOf);
  return rows.filter((row) => {
    const inRow = boxes.filter(({ y0, y1 }) => (y0 + y1) / 2 > row.y0 && (y0 + y1) / 2 < row.y1);
    const over = inRow.map(({ x0, x1 }) => Math.max(0, Math.min(x1, row.x1) - Math.max(x0, row.x0)));
    return over.reduce((sum, each) => sum + each, 0) < READ * (row.x1 - row.x0);
  });
};

/** A rule reaches so far into the box of a word, and a cell of a line or two is so high, in heights of the box. */
const INTO = 0.35;
const CELL = 4;

/** Whether a box stands in a cell of a table: between two level rules and two upright ones. */
const isInCell = ({ x0, y0, x1, y1 }: Box, { level, upright }: Rules): boolean => {
  const [x, y, high] = [(x0 + x1) / 2, (y0 + y1) / 2, y1 - y0];
  const levels = level.filter((rule) => rule.x0 <= x && rule.x1 >= x).map((rule) => rule.y);
  const uprights = upright.filter((rule) => rule.y0 <= y && rule.y1 >= y).map((rule) => rule.x);
  const above = Math.max(...levels.filter((at) => at <= y0 + INTO * high));
  const below = Math.min(...levels.filter((at) => at >= y1 - INTO * high));
  return (
    below - above < CELL * high &&
    uprights.some((at) => at <= x0 + INTO * high) &&
    uprights.some((at) => at >= x1 - INTO * high)
  );
};

/** Places where a condition ought to be that nothing else is named in. */
const listGaps = (
  print: Print | null,
  lines: readonly RecognisedLine[],
  unread: readonly Box[],
  tilt: number,
): Box[] => {
  if (!print) return [];
  const named = [...unread, ...findUnreadLines(lines).map(boxOf)];
  return findNumberGaps(print.lines, print.type)
    .map((box) => toPicture(box, tilt))
    .filter((gap) => !named.some(({ y0, y1 }) => y0 < gap.y1 && y1 > gap.y0));
};

/**
 * The lines of a page with the print that the recogniser passed over, or could not read among other print, each place of it
 * read alone; and the places where that gave nothing, or where a condition ought to be, which are named.
 */
export const withLostPrint = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<PartlyRead> => {
  const tilt = measureTilt(lines);
  const page = toPrint(lines, tilt);
  const ink = findUnreadInk(prepared.picture, lines, tilt, page);
  const [print, numbers, short, hidden, rows] = [
    ink.print,
    ink.numbers,
    ink.short,
    ink.covered,
    ink.rows,
  ].map((boxes) => boxes.map((box) => toPicture(box, tilt)));
  const { rules } = prepared;
  const weak = findUnreadLines(lines);
  const places: Place[] = [
    ...weak.map((line) => ({ box: boxOf(line), line })),
    ...(print ?? []).map((box) => ({ box })),
    // The number of a condition is told by its neighbours where it is not read: it hides nothing.
    ...(numbers ?? []).map((box) => ({ box, isQuiet: true as const })),
  ];
  // So few signs on no line are dirt, unless they stand in a cell.
  const inCells = (short ?? []).filter((box) => rules && isInCell(box, rules));
  if (places.length + inCells.length <= MOST_PLACES)
    places.push(...inCells.map((box) => ({ box, isQuiet: true as const })));
  const found: RecognisedLine[] = [];
  const unread: Box[] = [];
  const replaced = new Set<RecognisedLine>();
  if (places.length > MOST_PLACES) unread.push(...(print ?? []));
  else
    for (const { box, line, isQuiet } of places) {
      const read = await readCell(prepared, box, recognise, hasSigns, line ? 'likely' : 'agreed');
      if (read) found.push(read);
      if (read && line) replaced.add(line);
      if (!read && !line && !isQuiet) unread.push(box);
    }
  const all = [...lines.filter((line) => !replaced.has(line)), ...found];
  const named = [...unread, ...(hidden ?? []), ...stillUnread(rows ?? [], found)];
  const gaps = listGaps(found.length > 0 ? toPrint(all, tilt) : page, all, named, tilt);
  return { lines: all, unread: [...named, ...gaps] };
};
