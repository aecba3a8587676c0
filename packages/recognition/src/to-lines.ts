import { median } from './median.ts';
import { withoutRepeated } from './repeated-words.ts';
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

/** A box so many times as high as the type of the page has a rule or a stamp in it besides its word. */
const TALL = 1.6;

const isTall = (word: RecognisedWord, type: number): boolean => typeOf(word) > TALL * type;

/** Words of one line that stand over each other by more than this share of the shorter are of two. */
const OVER = 0.2;

const standsOver = (a: RecognisedWord, b: RecognisedWord): boolean => {
  const over = Math.min(a.bbox.x1, b.bbox.x1) - Math.max(a.bbox.x0, b.bbox.x0);
  return over > OVER * Math.min(a.bbox.x1 - a.bbox.x0, b.bbox.x1 - b.bbox.x0);
};

/** A blank is narrower than this, in heights of the type. */
const BLANK = 0.6;

const standsBeside = (a: RecognisedWord, b: RecognisedWord, type: number): boolean =>
  Math.abs(Math.max(a.bbox.x0, b.bbox.x0) - Math.min(a.bbox.x1, b.bbox.x1)) < BLANK * type;

/**
 * The line that a word with too high a box stands on: the only one whose foot lies in it and that has room for it, as the
 * print below a stamp has and the words of the stamp have not; of several, the one with a word right beside it; undefined:
 * none, or several.
 */
const lineInBox = (word: RecognisedWord, type: number, lines: readonly WordLine[]): WordLine | undefined => {
  const { y0, y1 } = word.bbox;
  const within = lines.filter(({ foot }) => foot > y0 + type / 2 && foot <= y1);
  const free =
    within.length > 1 ? within.filter(({ words }) => !words.some((each) => standsOver(each, word))) : within;
  if (free.length < 2) return free[0];
  const near = free.filter(({ words }) => words.some((each) => standsBeside(each, word, type)));
  return near.length === 1 ? near[0] : undefined;
};

/**
 * The height of the type of a line: that of its Latin words, whose letters tell it. Between words of another script a
 * figure may have the box of the whole line: it tells nothing there.
 */
const typeOfLine = (words: readonly RecognisedWord[], type: number): number => {
  const latin = words.filter(({ text }) => LATIN.test(text));
  const isMixed = words.some(({ text }) => !LATIN.test(text) && /\p{L}/u.test(text));
  const telling = isMixed ? latin.filter((word) => !isTall(word, type)) : latin;
  return median(telling.map(typeOf)) ?? type;
};

/** A letter is at least so wide, in heights of its word. */
const NARROWEST = 0.25;

/**
 * The words of a line from left to right, each ending before the next one: the box of a word of a heading may be that of the
 * whole line, and its words would stand over each other. A word that would have no room for its letters stays as it is.
 */
const endBeforeNext = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.map((word, at) => {
    const next = words[at + 1];
    if (!next || next.bbox.x1 > word.bbox.x1 || !standsOver(word, next)) return word;
    const high = heightOf(word);
    const x1 = next.bbox.x0 - high / 4;
    const hasRoom = x1 - word.bbox.x0 > NARROWEST * high * word.text.length;
    return hasRoom ? { ...word, bbox: { ...word.bbox, x1 } } : word;
  });

/**
 * Puts the words of a straight picture on lines by their feet. The recogniser's own lines go astray where a table, or
 * a column of numbers, stands beside text.
 */
export const toWordLines = (words: readonly RecognisedWord[]): WordLine[] => {
  const type = median(words.map(typeOf)) ?? 0;
  const lines: WordLine[] = [];
  const place = (word: RecognisedWord) => {
    const foot = footOf(word);
    const line = lines
      .filter((each) => Math.abs(each.foot - foot) < SAME_LINE * Math.min(type, typeOf(word) * 1.5))
      .toSorted((a, b) => Math.abs(a.foot - foot) - Math.abs(b.foot - foot))[0];
    if (!line) {
      lines.push({ words: [word], height: type, foot });
      return;
    }
    line.words.push(word);
    line.foot += (foot - line.foot) / line.words.length;
  };
  const [tall, others] = [
    words.filter((word) => isTall(word, type)),
    words.filter((word) => !isTall(word, type)),
  ];
  for (const word of others.toSorted((a, b) => footOf(a) - footOf(b))) place(word);
  for (const word of tall.toSorted((a, b) => footOf(a) - footOf(b))) {
    const line = lineInBox(word, type, lines);
    if (line) line.words.push(word);
    else place(word);
  }
  return lines
    .toSorted((a, b) => a.foot - b.foot)
    .map(({ words: own, foot }) => ({
      words: endBeforeNext(withoutRepeated(own.toSorted((a, b) => a.bbox.x0 - b.bbox.x0))),
      height: typeOfLine(own, type),
      foot,
    }));
};
