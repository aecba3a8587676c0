import type { InferType } from 'yup';
import { listOf, numeric, shape, text, wholeNumber } from '../primitives.ts';

/** How the words of a page run, clockwise: 90 is from the top to the bottom. */
const WORD_TURNS = [0, 90, 180, 270] as const;

/** A word with its box: shares 0..1 of the page as it is shown, origin top left. */
export const pageWordSchema = shape({
  text: text().defined(),
  x: numeric().defined(),
  y: numeric().defined(),
  width: numeric().defined(),
  height: numeric().defined(),
});

/** A word with its box. */
export type PageWord = InferType<typeof pageWordSchema>;

/**
 * The words that were recognised on a page, by lines in reading order; none on a page whose words the file itself has.
 */
export const pageWordsSchema = shape({
  page: wholeNumber().min(1).defined(),
  turn: wholeNumber().oneOf(WORD_TURNS).defined(),
  lines: listOf(shape({ words: listOf(pageWordSchema).defined() })).defined(),
});

/** The words that were recognised on a page. */
export type PageWords = Omit<InferType<typeof pageWordsSchema>, 'turn'> & {
  turn: (typeof WORD_TURNS)[number];
};
