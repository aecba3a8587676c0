import { boxOf } from './foreign-lines.ts';
import { median } from './median.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** Where the numbers of conditions were lost: beside which lines they may stand, and what came out in their place. */
export type LostMargin = {
  /** The place beside each line where its number may stand, and the line. */
  places: { box: Box; line: RecognisedLine }[];
  /** Words that are none: the recogniser took the numbers below each other for words that run down. */
  junk: ReadonlySet<RecognisedWord>;
};

/** A word is read from here on, and is letters at random below. */
const READ = 70;
const RANDOM = 60;
/** Fewer lines that begin below each other are no list; fewer such words are specks. */
const FEWEST_LINES = 4;
const FEWEST_JUNK = 3;

const isRead = ({ words }: RecognisedLine): boolean =>
  words.length >= 3 && (median(words.map(({ confidence }) => confidence)) ?? 0) >= READ;

const overlaps = (a: Box, b: Box): boolean => a.y0 < b.y1 && b.y0 < a.y1;

/** Lines that begin at the same place, for each place: where the numbers of some are lost, those of others are read. */
const findBodies = (lines: readonly RecognisedLine[], near: number): RecognisedLine[][] => {
  const read = lines.filter(isRead);
  const beside = (line: RecognisedLine) =>
    read.filter((other) => Math.abs(boxOf(other).x0 - boxOf(line).x0) < near);
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
 * Finds a column of numbers left of lines of text that the recogniser did not read as such; null where there is none.
 * In scripts that it knows less well it takes numbers below each other for a word that runs down the page.
 */
export const findLostMargin = (lines: readonly RecognisedLine[]): LostMargin | null => {
  const words = lines.flatMap((line) => line.words);
  const type = median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;
  const random = findJunk(lines);
  return findBodies(lines, type / 2)
    .map((body) => findBeside(body, { words, random, type }))
    .reduce((most, each) => ((each?.junk.size ?? 0) > (most?.junk.size ?? 0) ? each : most), null);
};

/** What was lost left of lines that begin below each other. */
const findBeside = (
  body: readonly RecognisedLine[],
  {
    words,
    random,
    type,
  }: { words: readonly RecognisedWord[]; random: ReadonlySet<RecognisedWord>; type: number },
): LostMargin | null => {
  const boxes = body.map(boxOf);
  const left = Math.min(...boxes.map(({ x0 }) => x0));
  const [top, bottom] = [Math.min(...boxes.map(({ y0 }) => y0)), Math.max(...boxes.map(({ y1 }) => y1))];
  const margin = words.filter(({ bbox }) => bbox.x1 < left && bbox.y1 > top && bbox.y0 < bottom);
  const junk = new Set(margin.filter((word) => random.has(word)));
  if (junk.size < FEWEST_JUNK) return null;
  const x0 = Math.min(...[...junk].map(({ bbox }) => bbox.x0));
  const x1 = Math.min(left - type / 4, Math.max(...[...junk].map(({ bbox }) => bbox.x1)));
  const isLost = (line: RecognisedLine): boolean =>
    !margin.some((word) => !junk.has(word) && overlaps(word.bbox, boxOf(line)));
  const places = body.filter(isLost).map((line) => {
    const { y0, y1 } = boxOf(line);
    return { box: { x0, x1, y0, y1 }, line };
  });
  return x1 - x0 < 8 * type ? { places, junk } : null;
};

/** The dot behind a number may come out as another sign. */
const NUMBER = /^[([]?(?:\d{1,3}|[ivxl]{1,5}|[a-z])[.:;,)\]]?$/i;

/** What was read in the place of a number, as a line of its own beside its line; null: no number stands there. */
export const toNumberLine = (
  read: readonly RecognisedWord[],
  { box, line }: LostMargin['places'][number],
): RecognisedLine | null => {
  const word = read.find(({ text, confidence }) => NUMBER.test(text) && confidence >= RANDOM);
  if (!word) return null;
  // The foot of its line is the number's: its own box has some paper around it.
  const foot = line.baseline.y0;
  const high = Math.min(
    box.y1 - box.y0,
    (median(line.words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0) * 0.75,
  );
  const bbox = { ...box, y0: foot - high, y1: foot };
  const text = word.text.replace(/[:;,]$/, '.');
  return { words: [{ ...word, text, bbox }], baseline: { ...box, y0: foot, y1: foot } };
};
