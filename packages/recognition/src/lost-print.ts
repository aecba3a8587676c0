import { mapRect, turning } from '@anupalan/compliance/reading/pages/mapping';
import { boxOf, findForeignLines, UNREAD } from './foreign-lines.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readCell } from './read-cell.ts';
import { measureTilt } from './straighten.ts';
import type { Box, RecognisedLine } from './types.ts';
import { findUnreadInk } from './unread-ink.ts';

/** More places than this are a drawing: they are named, and not read one by one. */
const MOST_PLACES = 30;
/** One sign alone is dirt as often as print. */
const FEWEST_SIGNS = 2;
/** Lines of a page, and where print is on it that could not be read. */
export type PartlyRead = { lines: readonly RecognisedLine[]; unread: readonly Box[] };

/** Where print is that could not be read: a line, the number of one, or other words. */
type Place = { box: Box; line?: RecognisedLine; isNumber?: true };

/** A box of a picture laid straight, as it is in the picture. */
const toPicture = ({ x0, y0, x1, y1 }: Box, tilt: number): Box => {
  const { x, y, width, height } = mapRect(turning(tilt), { x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
  return { x0: x, y0: y, x1: x + width, y1: y + height };
};

/** Pieces of one line so near, in heights of it, are named as one. */
const NEAR = 2;

/** Boxes of pieces of lines, those of one line that overlap or stand near each other as one. */
const unite = (boxes: readonly Box[]): Box[] => {
  const united: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const high = box.y1 - box.y0;
    const last = united.findLast(
      ({ x1, y0, y1 }) =>
        Math.min(y1, box.y1) - Math.max(y0, box.y0) > Math.min(high, y1 - y0) / 2 &&
        box.x0 < x1 + NEAR * high,
    );
    if (!last) united.push({ ...box });
    else {
      last.x1 = Math.max(last.x1, box.x1);
      last.y0 = Math.min(last.y0, box.y0);
      last.y1 = Math.max(last.y1, box.y1);
    }
  }
  return united;
};

/** "6.": the number of a condition. */
const NUMBER = /^\(?\d[.)]$/;

/** Whether a line has more than one letter or digit, or is a number. */
const hasSigns = ({ words }: RecognisedLine): boolean =>
  (words.length === 1 && NUMBER.test(words[0]?.text ?? '')) ||
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length, 0) >= FEWEST_SIGNS;

/**
 * The lines of a page with the print that the recogniser passed over, or could not read among other print, each place of it
 * read alone; and the places where that gave nothing, which are named.
 */
export const withLostPrint = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<PartlyRead> => {
  const tilt = measureTilt(lines);
  const { print, numbers, covered } = findUnreadInk(prepared.picture, lines);
  const weak = findForeignLines(lines, UNREAD);
  const places: Place[] = [
    ...weak.map((line) => ({ box: boxOf(line), line })),
    ...print.map((box) => ({ box: toPicture(box, tilt) })),
    // The number of a condition is told by its neighbours where it is not read: it hides nothing.
    ...numbers.map((box) => ({ box: toPicture(box, tilt), isNumber: true })),
  ];
  const hidden = covered.map((box) => toPicture(box, tilt));
  if (places.length > MOST_PLACES)
    return { lines, unread: [...print.map((box) => toPicture(box, tilt)), ...hidden] };
  const found: RecognisedLine[] = [];
  const unread: Box[] = [];
  const replaced = new Set<RecognisedLine>();
  for (const { box, line, isNumber } of places) {
    const read = await readCell(prepared, box, recognise, hasSigns, line ? 'likely' : 'agreed');
    if (read) found.push(read);
    if (read && line) replaced.add(line);
    if (!read && !line && !isNumber) unread.push(box);
  }
  return {
    lines: [...lines.filter((line) => !replaced.has(line)), ...found],
    unread: unite([...unread, ...hidden]),
  };
};
