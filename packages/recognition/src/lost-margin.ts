import { boxOf } from './foreign-lines.ts';
import { median } from './median.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** Where the numbers of conditions were lost: beside which lines they may stand, and what came out in their place. */
export type LostMargin = {
  /** The place beside each line where its number may stand, and the line. */
  places: { box: Box; line: RecognisedLine }[];
  /** Words that are none: the recogniser took the numbers below each other for words that run down. */
  junk: ReadonlySet<RecognisedWord>;
  /** Numbers of the same column that were read. */
  known?: readonly RecognisedWord[];
};

/** A word is read from here on, and is letters at random below. */
const READ = 70;
const RANDOM = 60;
/** Fewer lines that begin below each other are no list; fewer such words are specks. */
const FEWEST_LINES = 4;
const FEWEST_JUNK = 3;
/** So many numbers below each other are a column of them. */
const FEWEST_NUMBERS = 3;

const isRead = ({ words }: RecognisedLine): boolean =>
  words.length >= 3 && (median(words.map(({ confidence }) => confidence)) ?? 0) >= READ;

const overlaps = (a: Box, b: Box): boolean => a.y0 < b.y1 && b.y0 < a.y1;

/** Lines that begin at the same place, for each place: where the numbers of some are lost, those of others are read. */
const findBodies = (lines: readonly RecognisedLine[], near: number): RecognisedLine[][] => {
  const read = lines.filter(isRead).map((line) => ({ line, x0: boxOf(line).x0 }));
  const beside = ({ x0 }: { x0: number }) =>
    read.filter((other) => Math.abs(other.x0 - x0) < near).map(({ line }) => line);
  return read.map(beside).filter(({ length }) => length >= FEWEST_LINES);
};

/** Words that are letters at random, with those of the lines that are mostly such: a word that runs down has some luck. */
const findJunk = (lines: readonly RecognisedLine[]): ReadonlySet<RecognisedWord> => {
  const isRandom = ({ confidence }: RecognisedWord) => confidence < RANDOM;
  return new Set(
    lines.flatMap(({ words }) =>
      words.filter(isRandom).length * 2 > words.length ? words : words.filter(isRandom),
    ),
  );
};

/**
 * The dot behind a number may come out as another sign; letters need one, for alone they are figures misread.
 */
const NUMBER = /^[([]?(?:\d{1,3}[.:;,)\]]?|(?:[ivxl]{1,5}|[a-z])[.:;,)\]])$/i;

/** Which words of a page are letters at random, and how high its type is. */
type PageWords = { random: ReadonlySet<RecognisedWord>; type: number };

/** Lines that begin below each other, where they begin, and the words left of them. */
type Beside = { body: readonly RecognisedLine[]; left: number; margin: readonly RecognisedWord[] };

const toBeside = (body: readonly RecognisedLine[], words: readonly RecognisedWord[]): Beside => {
  const boxes = body.map(boxOf);
  const left = Math.min(...boxes.map(({ x0 }) => x0));
  const [top, bottom] = [Math.min(...boxes.map(({ y0 }) => y0)), Math.max(...boxes.map(({ y1 }) => y1))];
  const margin = words.filter(({ bbox }) => bbox.x1 < left && bbox.y1 > top && bbox.y0 < bottom);
  return { body, left, margin };
};

/** The places beside lines that have no word in a column but those that are none. */
const listPlaces = (
  { body, margin }: Beside,
  column: { x0: number; x1: number },
  junk: ReadonlySet<RecognisedWord>,
): LostMargin['places'] =>
  body.flatMap((line) => {
    const { y0, y1 } = boxOf(line);
    const box = { ...column, y0, y1 };
    return margin.some((word) => !junk.has(word) && overlaps(word.bbox, box)) ? [] : [{ box, line }];
  });

/** What came out instead of numbers, left of lines that begin below each other. */
const findByJunk = (beside: Beside, { random, type }: PageWords): LostMargin | null => {
  const junk = new Set(beside.margin.filter((word) => random.has(word)));
  // Words that were read among them are labels of rows, and none of those is a number.
  const labels = beside.margin.filter((word) => !random.has(word) && /\p{L}{2}/u.test(word.text));
  if (junk.size < FEWEST_JUNK || labels.length > junk.size) return null;
  const x0 = Math.min(...[...junk].map(({ bbox }) => bbox.x0));
  const x1 = Math.min(beside.left - type / 4, Math.max(...[...junk].map(({ bbox }) => bbox.x1)));
  return x1 - x0 < 8 * type ? { places: listPlaces(beside, { x0, x1 }, junk), junk } : null;
};

/** So far left of the text, in heights of the type, the place of a number ends: with paper around it none of it is cut out. */
const CLEAR = 0.9;

/** The gaps of a column of numbers of which most were read, left of lines that begin below each other. */
const findGaps = (beside: Beside, { type }: PageWords, hasInk: (box: Box) => boolean): LostMargin | null => {
  const end = beside.left - CLEAR * type;
  const numbers = beside.margin.filter(
    ({ text, bbox }) => NUMBER.test(text) && bbox.x1 < beside.left - type / 4,
  );
  const start = median(numbers.map(({ bbox }) => bbox.x0)) ?? 0;
  const column = numbers.filter(({ bbox }) => Math.abs(bbox.x0 - start) < type / 2);
  if (column.length < FEWEST_NUMBERS) return null;
  const widest = Math.max(...column.map(({ bbox }) => bbox.x1));
  const x1 = Math.max(widest, Math.min(end, widest + type / 2));
  const places = listPlaces(beside, { x0: start - type / 4, x1 }, new Set());
  return { places: places.filter(({ box }) => hasInk(box)), junk: new Set(), known: column };
};

/** So far left of lines, in heights of the type, their numbers stand at most; of so many lines they are looked for. */
const MARGIN = 5;
const MOST_PLACES = 40;

/** What is printed left of lines that begin below each other, of which nothing was read: a column was left out as a whole. */
const findByInk = (beside: Beside, { type }: PageWords, hasInk: (box: Box) => boolean): LostMargin | null => {
  const column = { x0: Math.max(0, beside.left - MARGIN * type), x1: beside.left - CLEAR * type };
  const places = listPlaces(beside, column, new Set()).filter(({ box }) => hasInk(box));
  return places.length >= FEWEST_NUMBERS && places.length <= MOST_PLACES ? { places, junk: new Set() } : null;
};

/** What stands behind the figures of a number. */
const POINT = /^[.,:;)\]]$/;

/** The points of numbers whose figures were lost: lines below each other that begin with nothing but a point. */
const findByPoints = (lines: readonly RecognisedLine[], type: number): LostMargin | null => {
  const bare = lines.filter(({ words }) => words.length > FEWEST_NUMBERS && POINT.test(words[0]?.text ?? ''));
  const columns = bare.map((line) => bare.filter((other) => Math.abs(endOf(other) - endOf(line)) < type / 2));
  const [column] = columns.toSorted((a, b) => b.length - a.length);
  if (!column || column.length < FEWEST_NUMBERS) return null;
  const x1 = Math.max(...column.map(endOf));
  const x0 = Math.max(0, x1 - MARGIN * type);
  const known = lines.flatMap(({ words }) =>
    words.filter(({ text, bbox }) => NUMBER.test(text) && bbox.x0 >= x0 && bbox.x1 < x1 + type / 2),
  );
  const places = column.map((line) => {
    const { y0, y1 } = boxOf(line);
    return { box: { x0, x1, y0, y1 }, line };
  });
  return { places, junk: new Set(column.flatMap(({ words }) => words.slice(0, 1))), known };
};

const endOf = ({ words }: RecognisedLine): number => words[0]?.bbox.x1 ?? 0;

/**
 * Finds the places left of lines of text where a number of a condition was lost; null where there is none. In scripts
 * that it knows less well the recogniser takes numbers below each other for a word that runs down the page, and here and
 * there it leaves some of a column out, or all of it.
 * @param hasInk whether something is printed in a box: beside most lines nothing is
 */
export const findLostMargin = (
  lines: readonly RecognisedLine[],
  hasInk: (box: Box) => boolean,
): LostMargin | null => {
  const words = lines.flatMap((line) => line.words);
  const type = median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;
  const byPoints = findByPoints(lines, type);
  if (byPoints) return byPoints;
  const page: PageWords = { random: findJunk(lines), type };
  const all = findBodies(lines, type / 2).map((body) => toBeside(body, words));
  const byJunk = all
    .map((beside) => findByJunk(beside, page))
    .reduce((most, each) => ((each?.junk.size ?? 0) > (most?.junk.size ?? 0) ? each : most), null);
  if (byJunk) return byJunk;
  const [longest] = all.toSorted((a, b) => b.body.length - a.body.length);
  if (!longest) return null;
  const gaps = findGaps(longest, page, hasInk) ?? findByInk(longest, page, hasInk);
  return gaps && gaps.places.length > 0 ? gaps : null;
};

/** The word of a place that is a number; undefined: none is, for sure. */
export const findNumber = (read: readonly RecognisedWord[]): RecognisedWord | undefined =>
  read.find(({ text, confidence }) => NUMBER.test(text) && confidence >= RANDOM);

/**
 * What was read in the place of a number, as a line of its own beside its line; null: no number stands there.
 * @param read words where they stand in the picture, across it
 * @param told the number by those around it, where the reading is not sure
 */
export const toNumberLine = (
  read: readonly RecognisedWord[],
  { box, line }: LostMargin['places'][number],
  told: number | null = null,
): RecognisedLine | null => {
  const [first] = read;
  const word = told !== null && first ? { ...first, text: `${told}.`, confidence: RANDOM } : findNumber(read);
  if (!word) return null;
  // The foot of its line is the number's: its own box has some paper around it.
  const foot = line.baseline.y0;
  const high = Math.min(
    box.y1 - box.y0,
    (median(line.words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0) * 0.75,
  );
  const x0 = Math.max(box.x0, word.bbox.x0);
  const bbox = { x0, x1: Math.min(box.x1, word.bbox.x1), y0: foot - high, y1: foot };
  const text = word.text.replace(/[:;,]$/, '.');
  return { words: [{ ...word, text, bbox }], baseline: { ...bbox, y0: foot } };
};
