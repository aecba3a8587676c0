import { findUnreadLines } from './foreign-lines.ts';
import { MEASURED } from './latin-words.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readWords } from './read-cell.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** A word of which the recogniser is less sure than this (0..100) may be another one. */
const WEAK = 60;
/** A reading of it alone counts from here on; one with figures where none were only if it is sure. */
const READ = 70;
const SURE = 80;
/** Two readings of which one was weak are never surer than this together: a figure among them is compared by a person. */
const TOGETHER = 75;
/** Alone, enlarged so many times, letters are told better; where that gives nothing, by the next. */
const ENLARGED = [2, 1.5] as const;
/** Shorter words are dirt as often as words; longer ones are numbers of papers and addresses. */
const [FEWEST_SIGNS, MOST_SIGNS] = [3, 14];
/** So many of a page are read again; where there are far more, they are of a drawing. */
const MOST = 16;
const DRAWING = 60;

/** A word with a letter in Latin: a figure that may be two stays as it was read. */
const isWeak = ({ text, confidence }: RecognisedWord): boolean =>
  confidence < WEAK &&
  text.length >= FEWEST_SIGNS &&
  text.length <= MOST_SIGNS &&
  /[A-Za-z]/.test(text) &&
  !/[^\x20-\x7e]/.test(text);

/** The words of a reading that stand in the place of a word, from left to right; what its margin cut off its neighbours is none. */
export const within = (word: RecognisedWord, read: readonly RecognisedWord[]): RecognisedWord[] =>
  read.filter(({ bbox, text }) => {
    const [x, y] = [(bbox.x0 + bbox.x1) / 2, (bbox.y0 + bbox.y1) / 2];
    return (
      /[\p{L}\p{N}]/u.test(text) &&
      x > word.bbox.x0 &&
      x < word.bbox.x1 &&
      y > word.bbox.y0 &&
      y < word.bbox.y1
    );
  });

const countDigits = (words: readonly RecognisedWord[]): number =>
  words.reduce((sum, { text }) => sum + text.replace(/\D/g, '').length, 0);

/** "2.1S5": the number of a row and a name in one word, which is none. */
const NUMBERED = /^(\d{1,2}\.)[A-Z\d]{2,4}$/;

/** Whether a word that can be none is the number of a row and a known name of what is measured, however weakly read. */
const isNamed = ({ text }: RecognisedWord, [number, name, ...more]: readonly RecognisedWord[]): boolean =>
  number?.text === NUMBERED.exec(text)?.[1] && MEASURED.test(name?.text ?? '') && more.length === 0;

/** Whether a reading of a word alone says what it is. */
const isBetter = (word: RecognisedWord, read: readonly RecognisedWord[]): boolean => {
  if (isNamed(word, read)) return true;
  const least = countDigits(read) > countDigits([word]) ? SURE : READ;
  return read.length > 0 && read.every(({ confidence }) => confidence >= Math.max(least, word.confidence));
};

/** A box of a word that was read alone is higher than it was at first by so much at most, in its heights: more is of the lines around it. */
const HIGHER = 0.1;

/** What was read alone, no higher than the word that it stands for. */
const asHighAs = ({ bbox: { y0, y1 } }: RecognisedWord, read: RecognisedWord): RecognisedWord => {
  const more = HIGHER * (y1 - y0);
  const bbox = { ...read.bbox, y0: Math.max(read.bbox.y0, y0 - more), y1: Math.min(read.bbox.y1, y1 + more) };
  return { ...read, bbox };
};

/** What a word says that is read alone; null: nothing that is surer. */
const readAlone = async (
  prepared: PreparedPicture,
  word: RecognisedWord,
  recognise: RecogniseLine,
): Promise<RecognisedWord[] | null> => {
  for (const enlarged of ENLARGED) {
    const read = within(word, await readWords(prepared, word.bbox, enlarged, recognise));
    if (isBetter(word, read)) return read;
  }
  return null;
};

/**
 * The lines of a picture with the short words that the recogniser was not sure of, each read again alone and enlarged. A reading
 * that is sure takes its place; it stays weaker than words that were read at once.
 */
export const withSureWords = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<readonly RecognisedLine[]> => {
  const unread = new Set(findUnreadLines(lines));
  const weak = lines.filter((line) => !unread.has(line)).flatMap(({ words }) => words.filter(isWeak));
  if (weak.length === 0 || weak.length > DRAWING) return lines;
  const others = new Map<RecognisedWord, RecognisedWord[]>();
  for (const word of weak.slice(0, MOST)) {
    const read = await readAlone(prepared, word, recognise);
    if (!read) continue;
    others.set(
      word,
      read.map((each) => asHighAs(word, { ...each, confidence: Math.min(each.confidence, TOGETHER) })),
    );
  }
  if (others.size === 0) return lines;
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => others.get(word) ?? [word]) }));
};
