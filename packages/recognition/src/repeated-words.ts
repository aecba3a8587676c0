import type { RecognisedWord } from './types.ts';

/** A word that stands in another one by this share of its width was read twice. */
const OVER = 0.4;
/** Figures at the same place are of one cell or day: each stands in the other by this share of its width, and of its height. */
const SAME_PLACE = 0.75;

const overlap = (a: RecognisedWord, b: RecognisedWord): number =>
  (Math.min(a.bbox.x1, b.bbox.x1) - Math.max(a.bbox.x0, b.bbox.x0)) / Math.max(1, a.bbox.x1 - a.bbox.x0);

const overlapDown = (a: RecognisedWord, b: RecognisedWord): number =>
  (Math.min(a.bbox.y1, b.bbox.y1) - Math.max(a.bbox.y0, b.bbox.y0)) / Math.max(1, a.bbox.y1 - a.bbox.y0);

const isPieceOf = (piece: RecognisedWord, word: RecognisedWord): boolean =>
  piece.text.length < word.text.length &&
  overlap(piece, word) > OVER &&
  /^\p{L}+[).,;:]*$/u.test(piece.text) &&
  word.text.toLowerCase().includes(piece.text.toLowerCase());

/** The same word twice, the second time perhaps with a part of its box. */
const isSameWord = (a: RecognisedWord, b: RecognisedWord): boolean =>
  a.text === b.text && /^\p{L}+[).,;:]*$/u.test(a.text) && Math.max(overlap(a, b), overlap(b, a)) > OVER;

const isFigure = ({ text }: RecognisedWord): boolean => /\d/.test(text);

/** Two readings of one figure. */
const isSameFigure = (a: RecognisedWord, b: RecognisedWord): boolean =>
  isFigure(a) &&
  isFigure(b) &&
  Math.min(overlap(a, b), overlap(b, a), overlapDown(a, b), overlapDown(b, a)) > SAME_PLACE;

/** The surer of two readings of a figure; where they differ, the other is kept beside it. */
const toOne = (a: RecognisedWord, b: RecognisedWord): RecognisedWord => {
  const [sure, other] = a.confidence >= b.confidence ? [a, b] : [b, a];
  return sure.text === other.text || sure.other !== undefined ? sure : { ...sure, other: other.text };
};

/** The words of a line, those that are one by `isSame` as what `unite` makes of them. */
const withOneEach = (
  words: readonly RecognisedWord[],
  isSame: (a: RecognisedWord, b: RecognisedWord) => boolean,
  unite: (a: RecognisedWord, b: RecognisedWord) => RecognisedWord,
): RecognisedWord[] => {
  const kept: RecognisedWord[] = [];
  for (const word of words) {
    const at = kept.findIndex((each) => isSame(each, word));
    const twin = kept[at];
    if (twin) kept[at] = unite(twin, word);
    else kept.push(word);
  }
  return kept;
};

const wider = (a: RecognisedWord, b: RecognisedWord): RecognisedWord =>
  b.bbox.x1 - b.bbox.x0 > a.bbox.x1 - a.bbox.x0 ? b : a;

/**
 * The words of a line without those that are a piece of another one at the same place ("MENT" in "ESTABLISHMENT"): the
 * recogniser gives the end of a large word twice, and so does a second look at a letter that its box cuts off. Of a figure
 * that was read twice ("10" and "18") the surer reading stays, with the other beside it: a person compares both.
 */
export const withoutRepeated = (words: readonly RecognisedWord[]): RecognisedWord[] => {
  const whole = words.filter((piece) => !words.some((word) => isPieceOf(piece, word)));
  return withOneEach(withOneEach(whole, isSameWord, wider), isSameFigure, toOne);
};
