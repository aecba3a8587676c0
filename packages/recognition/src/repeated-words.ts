import type { RecognisedWord } from './types.ts';

/** A word that stands in another one by this share of its width was read twice. */
const OVER = 0.4;

const overlap = (a: RecognisedWord, b: RecognisedWord): number =>
  (Math.min(a.bbox.x1, b.bbox.x1) - Math.max(a.bbox.x0, b.bbox.x0)) / Math.max(1, a.bbox.x1 - a.bbox.x0);

const isPieceOf = (piece: RecognisedWord, word: RecognisedWord): boolean =>
  piece.text.length < word.text.length &&
  overlap(piece, word) > OVER &&
  /^\p{L}+$/u.test(piece.text) &&
  word.text.toLowerCase().includes(piece.text.toLowerCase());

/**
 * The words of a line without those that are a piece of another one at the same place ("MENT" in "ESTABLISHMENT"): the
 * recogniser gives the end of a large word twice, and so does a second look at a letter that its box cuts off.
 */
export const withoutRepeated = (words: readonly RecognisedWord[]): RecognisedWord[] =>
  words.filter((piece) => !words.some((word) => isPieceOf(piece, word)));
