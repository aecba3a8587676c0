import { findNumber } from './lost-margin.ts';
import type { RecognisedWord } from './types.ts';

const DIGITS = /^[([]?(\d{1,3})(?!\d)/;

/** A sure number of some words, and what it counts; null: none is. */
const toCounted = (words: readonly RecognisedWord[]): { word: RecognisedWord; value: number } | null => {
  const word = findNumber(words);
  const digits = DIGITS.exec(word?.text ?? '')?.[1];
  return word && digits ? { word, value: Number(digits) } : null;
};

/**
 * Reads the places of a column of numbers, its ends first: where two sure numbers leave room for as many as there are places
 * between them, those have the numbers between, and are not read one by one. They are as sure as the weaker of the two.
 * @param column from above to below: the numbers that are known; null: a place to be read
 * @param read what stands in a place
 */
export const readColumn = async (
  column: readonly (RecognisedWord | null)[],
  read: (at: number) => Promise<readonly RecognisedWord[]>,
): Promise<readonly (readonly RecognisedWord[])[]> => {
  const found = column.map((word): readonly RecognisedWord[] | null => word && [word]);
  const look = async (at: number) => {
    found[at] ??= await read(at);
  };
  const fill = async (from: number, to: number): Promise<void> => {
    if (to - from < 2) return;
    const [first, last] = [toCounted(found[from] ?? []), toCounted(found[to] ?? [])];
    const between = Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i);
    const valueAt = (at: number) => (first?.value ?? 0) + at - from;
    const fits = (at: number) => !found[at] || toCounted(found[at])?.value === valueAt(at);
    if (first && last && last.value === valueAt(to) && between.every(fits)) {
      const confidence = Math.min(first.word.confidence, last.word.confidence);
      for (const at of between) found[at] ??= [{ ...first.word, text: `${valueAt(at)}.`, confidence }];
      return;
    }
    const middle = (from + to) >> 1;
    await look(middle);
    await fill(from, middle);
    await fill(middle, to);
  };
  if (column.length > 0) {
    await look(0);
    await look(column.length - 1);
    await fill(0, column.length - 1);
  }
  return found.map((words) => words ?? []);
};
