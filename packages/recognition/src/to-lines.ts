import { median } from './median.ts';
import type { RecognisedWord } from './types.ts';

/**
 * Words on one line. `height`: that of its type (em), `foot`: where its letters stand; both in pixels of the straight
 * picture.
 */
export type WordLine = { words: RecognisedWord[]; height: number; foot: number };

/** Heights of the box of a word in shares of its type, by the letters in it. */
const HEIGHTS = { all: 0.94, up: 0.72, down: 0.72, small: 0.52 };
/** By how much of its type a letter with a tail goes below the line. */
const TAIL = 0.22;

const TAILS = /[gjpqyQ,;()[\]{}@|/]/;
const RISING = /[A-Zbdfhiklt0-9()[\]{}@|/&%'"’“”]/;
/** Letters of no other script are known by their tails. */
const LATIN = /[A-Za-z0-9]/;

const heightOf = ({ bbox }: RecognisedWord): number => bbox.y1 - bbox.y0;

const shareOf = (text: string): number => {
  if (!LATIN.test(text)) return HEIGHTS.all;
  const [hasTail, rises] = [TAILS.test(text), RISING.test(text)];
  if (hasTail) return rises ? HEIGHTS.all : HEIGHTS.down;
  return rises ? HEIGHTS.up : HEIGHTS.small;
};

const typeOf = (word: RecognisedWord): number => heightOf(word) / shareOf(word.text);

const footOf = (word: RecognisedWord): number =>
  word.bbox.y1 - (TAILS.test(word.text) ? TAIL * typeOf(word) : 0);

/** How far apart, in heights of the type, words of one line may stand up and down: a word of dots has a foot of its own. */
const SAME_LINE = 0.4;

/**
 * Puts the words of a straight picture on lines by their feet. The recogniser's own lines go astray where a table, or
 * a column of numbers, stands beside text.
 */
export const toWordLines = (words: readonly RecognisedWord[]): WordLine[] => {
  const type = median(words.map(typeOf)) ?? 0;
  const lines: WordLine[] = [];
  for (const word of words.toSorted((a, b) => footOf(a) - footOf(b))) {
    const foot = footOf(word);
    const line = lines
      .slice(-4)
      .filter((each) => Math.abs(each.foot - foot) < SAME_LINE * Math.min(type, typeOf(word) * 1.5))
      .toSorted((a, b) => Math.abs(a.foot - foot) - Math.abs(b.foot - foot))[0];
    if (!line) {
      lines.push({ words: [word], height: type, foot });
      continue;
    }
    line.words.push(word);
    line.foot += (foot - line.foot) / line.words.length;
  }
  return lines.map(({ words: own, foot }) => ({
    words: own.sort((a, b) => a.bbox.x0 - b.bbox.x0),
    height: median(own.filter(({ text }) => LATIN.test(text)).map(typeOf)) ?? type,
    foot,
  }));
};
