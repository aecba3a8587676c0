import { boxOf, confidenceOf, findUnreadLines } from './foreign-lines.ts';
import type { PartlyRead } from './lost-print.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readWords } from './read-cell.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** So many rows of a page are read, from its head on: there the letterhead is. */
const MOST_ROWS = 8;
/** A reading counts from this confidence (0..100) and so many words on; a shorter one is dirt as often. */
const READ = 65;
const FEWEST_WORDS = 2;
/** Letters at random are less sure than this: they are of the same row as the places between them. */
const RANDOM = 62;

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const isWithin = ({ x0, x1, y0, y1 }: Box, box: Box): boolean =>
  (x0 + x1) / 2 > box.x0 && (x0 + x1) / 2 < box.x1 && isInRow({ y0, y1 }, box);
const isInRow = ({ y0, y1 }: Pick<Box, 'y0' | 'y1'>, row: Box): boolean =>
  (y0 + y1) / 2 > row.y0 && (y0 + y1) / 2 < row.y1;

const around = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Places side by side as one row: up to the sure words in it, or as wide as all print where it has none. */
const toRows = (places: readonly Box[], lines: readonly RecognisedLine[]): Box[] => {
  const rows: Box[] = [];
  for (const place of places.toSorted((a, b) => heightOf(b) - heightOf(a))) {
    const at = rows.findIndex((row) => isInRow(place, row));
    const row = rows[at];
    if (row) rows[at] = { ...around(row, place), y0: row.y0, y1: row.y1 };
    else rows.push(place);
  }
  const words = lines.flatMap((line) => line.words);
  const sure = words.filter(({ confidence }) => confidence >= RANDOM);
  const print = boxOf({ words });
  return rows
    .map((row) => {
      const isAlone = !sure.some(({ bbox }) => isInRow(bbox, row));
      const random = words.filter(({ bbox, confidence }) => confidence < RANDOM && isInRow(bbox, row));
      const own = random.reduce((all, { bbox: { x0, x1 } }) => around(all, { ...row, x0, x1 }), row);
      return isAlone ? around(own, { ...own, x0: print.x0, x1: print.x1 }) : own;
    })
    .toSorted((a, b) => a.y0 - b.y0)
    .slice(0, MOST_ROWS);
};

const countLetters = (words: readonly RecognisedWord[], letter: RegExp): number =>
  words.reduce((sum, { text }) => sum + (text.match(letter)?.length ?? 0), 0);

/** Whether words are a line in an Indian script, of which the recogniser is sure enough in all. */
const isRead = (words: readonly RecognisedWord[]): boolean =>
  words.length >= FEWEST_WORDS &&
  confidenceOf({ words }) >= READ &&
  countLetters(words, /[\u0900-\u0d7f]/g) > countLetters(words, /[A-Za-z]/g);

/** A row without its upper and lower quarters: with the paper around it, it is cut out as high as it is. */
const toTight = (row: Box): Box => {
  const quarter = heightOf(row) / 4;
  return { ...row, y0: row.y0 + quarter, y1: row.y1 - quarter };
};

/** What a row says; null: nothing in the script. In large type the paper around it has other rows on it. */
const readRow = async (
  prepared: PreparedPicture,
  row: Box,
  recognise: RecogniseLine,
): Promise<RecognisedLine | null> => {
  for (const box of [row, toTight(row)]) {
    const read = await readWords(prepared, box, 1, recognise);
    const words = read.filter(({ text, bbox }) => /[\p{L}\p{N}]/u.test(text) && isInRow(bbox, row));
    if (!isRead(words)) continue;
    const { x0, x1, y1 } = boxOf({ words });
    return { words, baseline: { x0, x1, y0: y1, y1 } };
  }
  return null;
};

/**
 * A page in English with the few rows of it that stayed unread, each read in the script that they are in: the letterhead
 * of a board is often its only line that is not English. What is not read so either stays unread.
 * @param recognise recognises a part of the picture as a line, in that script too
 */
export const withForeignPlaces = async (
  prepared: PreparedPicture,
  { lines, unread }: PartlyRead,
  recognise: RecogniseLine,
): Promise<PartlyRead> => {
  // A letterhead in large type comes out as a few letters at random, which are no line.
  const random = lines.filter((line) => confidenceOf(line) < RANDOM);
  const places = [...unread, ...[...random, ...findUnreadLines(lines)].map(boxOf)];
  const read: { row: Box; line: RecognisedLine }[] = [];
  for (const row of toRows(places, lines)) {
    const line = await readRow(prepared, row, recognise);
    if (line) read.push({ row, line });
  }
  if (read.length === 0) return { lines, unread };
  const isReplaced = (box: Box): boolean => read.some(({ row }) => isWithin(box, row));
  const rest = lines.map((line) => ({
    ...line,
    words: line.words.filter(({ bbox }) => !isReplaced(bbox)),
  }));
  return {
    lines: [...rest.filter(({ words }) => words.length > 0), ...read.map(({ line }) => line)],
    unread: unread.filter((box) => !isReplaced(box)),
  };
};
