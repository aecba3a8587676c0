import type { InputPage, OrderReading, PageItem } from '../types.ts';
import { listDoubtsOf, toDoubt, toDoubtedConfidence, toDoubtedWhy } from './doubts.ts';

/** A word of which the recogniser is less sure than this may be another one; words that it reads well are above 0.9. */
const SURE = 0.6;
/** Shorter words say little, and dirt is taken for them. */
const LETTERS = 3;

const isDoubted = ({ text, confidence = 1 }: PageItem): boolean =>
  confidence < SURE && !/\d/.test(text) && (text.match(/\p{L}/gu) ?? []).length >= LETTERS;

/**
 * Obligations as sure as their words are: one whose sentence has words that the recogniser may have misread says which.
 * Its figures are told apart, since a person confirms them one by one.
 */
export const withDoubtedWords = (
  obligations: OrderReading['obligations'],
  pages: readonly InputPage[],
): OrderReading['obligations'] => {
  const words = pages
    .filter(({ toPaper }) => toPaper !== undefined)
    .flatMap((page) => page.items.filter(isDoubted).map((item) => toDoubt(page, item, 'unsure')));
  return obligations.map((duty) => {
    const own = listDoubtsOf(duty.citation, words);
    return {
      ...duty,
      confidence: toDoubtedConfidence(duty.confidence, own),
      why: toDoubtedWhy(duty.why, own),
    };
  });
};
