import type { InferType } from 'yup';
import { listOf, numeric, shape, text, wholeNumber } from '../primitives.ts';

/** The direction of the words on a page, clockwise: 90 is from the top to the bottom. */
const WORD_TURNS = [0, 90, 180, 270] as const;

/** A word with its box, as fractions 0..1 of the page as shown. The origin is the top left corner. */
export const pageWordSchema = shape({
  text: text().defined(),
  x: numeric().defined(),
  y: numeric().defined(),
  width: numeric().defined(),
  height: numeric().defined(),
});

/** A word with its box. */
export type PageWord = InferType<typeof pageWordSchema>;

/** The recognised words of a page, by lines in reading order; empty if the file contains the words of the page. */
export const pageWordsSchema = shape({
  page: wholeNumber().min(1).defined(),
  turn: wholeNumber().oneOf(WORD_TURNS).defined(),
  lines: listOf(shape({ words: listOf(pageWordSchema).defined() })).defined(),
});

/** The recognised words of a page. */
export type PageWords = Omit<InferType<typeof pageWordsSchema>, 'turn'> & {
  turn: (typeof WORD_TURNS)[number];
};
