import { toLatinDigits } from '@anupalan/compliance/reading/indic/digits';
import type { Layout } from './layout-signs.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { readWords } from './read-cell.ts';
import type { RecognisedLine, RecognisedWord, Recognition } from './types.ts';
import { within } from './weak-words.ts';

/** Recognises a part of a picture, taken apart so. */
export type RecogniseAs = (
  part: Pick<PreparedPicture, 'picture' | 'dpi'>,
  layout: Layout,
) => Promise<Recognition>;

/** So much larger a word is read alone, for its letters are few; where that gives nothing, by the next. */
const ENLARGED = [2, 1.5] as const;
const FIGURE_ENLARGED = [2, 2.5, 3, 3.5] as const;
/** A word counts from so sure a reading on (0..100). */
const READ_WORD = 70;
/** A reading in the script is never surer than this: a figure of it is compared by a person. */
const TOGETHER = 80;
/** So many of a page are read again. */
const MOST = 24;
/** Such a share of the letters of a line is in the script: a Latin word among them is a guess. */
const MOSTLY = 0.7;

/** "did).", "Hig", "«id": no name in capitals, and no letters with figures. */
const LATIN_WORD = /^[^\p{L}\p{N}]{0,2}[A-Za-z]?[a-z]+[^\p{L}\p{N}]{0,3}$/u;
/** What is written in Latin letters in any language: units, and what is measured. */
const OF_ANY_SCRIPT = /^\W*(?:[mµu]?g|kg|m|l|ml|mg|pH|k?l|ppm|dB|hr|cum|of|and|No|Dr|Ltd|Pvt|Sr|Co)\W*$/i;
/** "%0", "R00", "840": a figure, as a model of Latin takes digits of another script. */
const LATIN_FIGURE = /^(?=.*\d)[\dA-Z%][\dA-Z%.,/-]{1,9}$/;
/** What looks like a figure and is a name: "502" is SO2, "800" BOD. */
const LIKE_NAME = /^(?:[5S][0O]2|N[0O][2Xx]?|C[0O]2?|[8BC0G][0O][0ODP]|P[MH]\d*|NH3)$/;

const lettersOf = (text: string): number => text.match(/\p{L}|\p{M}/gu)?.length ?? 0;
const FIGURE_OF_SCRIPT = /^\p{Nd}[\p{Nd}.,/-]*$/u;
const isOfLatin = (text: string): boolean => /^[\x20-\x7e¢¥«»]+$/.test(text);

/** Whether most letters of a line are in a script. */
const isLineOf = ({ words }: RecognisedLine, script: RegExp): boolean => {
  const all = words.reduce((sum, { text }) => sum + lettersOf(text), 0);
  const own = words.reduce((sum, { text }) => sum + (script.test(text) ? lettersOf(text) : 0), 0);
  return all > 0 && own / all >= MOSTLY;
};

/** Whether the figures of a page of two digits and more are mostly in digits of its script. */
const hasOwnDigits = (lines: readonly RecognisedLine[]): boolean => {
  const figures = lines
    .flatMap(({ words }) => words.map(({ text }) => text))
    .filter((text) => FIGURE_OF_SCRIPT.test(text) && text.length > 1);
  return figures.filter((text) => !isOfLatin(text)).length > figures.length / 2;
};

/** What a word is in the script; null: nothing that is sure enough. */
const readWord = async (
  prepared: PreparedPicture,
  word: RecognisedWord,
  script: RegExp,
  recognise: RecogniseAs,
): Promise<RecognisedWord[] | null> => {
  for (const enlarged of ENLARGED) {
    const all = await readWords(prepared, word.bbox, enlarged, (part) => recognise(part, 'script'));
    const read = within(word, all);
    const isRead = read.every(({ text, confidence }) => confidence >= READ_WORD && script.test(text));
    if (read.length > 0 && isRead) return read;
  }
  return null;
};

/** A figure in digits of the script; of a model of two languages the nought comes out in Latin. Null: in Latin digits. */
const toScriptFigure = (text: string): string | null => {
  const own = /(?!\d)\p{Nd}/u.exec(text)?.[0];
  if (own === undefined) return null;
  const nought = String.fromCharCode(own.charCodeAt(0) - Number(toLatinDigits(own)));
  const figure = text.replaceAll('0', nought);
  return FIGURE_OF_SCRIPT.test(figure) && !/\d/.test(figure) ? figure : null;
};

/** What a figure is in the digits of the script, with what else was read of it; null: no two sizes of it are read alike. */
const readFigure = async (
  prepared: PreparedPicture,
  word: RecognisedWord,
  recognise: RecogniseAs,
): Promise<RecognisedWord[] | null> => {
  const readings: string[] = [];
  for (const enlarged of FIGURE_ENLARGED) {
    const all = await readWords(prepared, word.bbox, enlarged, (part) => recognise(part, 'script'));
    const read = within(word, all);
    const text = toScriptFigure(read.map((each) => each.text).join(''));
    if (text?.length !== word.text.length) continue;
    const other = readings.find((each) => each !== text) ?? word.text;
    if (readings.includes(text)) return [{ ...word, text, other }];
    readings.push(text);
  }
  return null;
};

/**
 * The lines of a page in another script with what came out in Latin letters and digits among them: each word is read alone
 * without Latin letters, and so is each figure, where the others have digits of the script. Of a figure both
 * readings are kept: a person compares them.
 */
export const withOwnScript = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  scriptName: string,
  recognise: RecogniseAs,
): Promise<readonly RecognisedLine[]> => {
  const script = new RegExp(`\\p{Script=${scriptName === 'Odia' ? 'Oriya' : scriptName}}`, 'u');
  const words = lines
    .filter((line) => isLineOf(line, script))
    .flatMap((line) => line.words)
    .filter(({ text }) => LATIN_WORD.test(text) && !OF_ANY_SCRIPT.test(text));
  const figures = hasOwnDigits(lines)
    ? lines
        .flatMap((line) => line.words)
        .filter(({ text }) => LATIN_FIGURE.test(text) && !LIKE_NAME.test(text))
    : [];
  const others = new Map<RecognisedWord, RecognisedWord[]>();
  for (const word of figures.slice(0, MOST)) {
    const read = await readFigure(prepared, word, recognise);
    if (read) others.set(word, read);
  }
  for (const word of words.slice(0, MOST)) {
    const read = await readWord(prepared, word, script, recognise);
    if (!read) continue;
    others.set(
      word,
      read.map((each) => ({ ...each, confidence: Math.min(each.confidence, TOGETHER) })),
    );
  }
  if (others.size === 0) return lines;
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => others.get(word) ?? [word]) }));
};
