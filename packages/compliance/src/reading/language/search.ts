import { findLiterals } from './literals.ts';

/** For each pattern the words of which every match has one; null where there are none. */
const wordsOf = new WeakMap<RegExp, readonly string[] | null>();

const readWords = (pattern: RegExp): readonly string[] | null => {
  const words = findLiterals(pattern);
  wordsOf.set(pattern, words);
  return words;
};

let lastText = '';
let lastSmall = '';

/** Rules ask of the same sentence one after the other. */
const toSmall = (text: string): string => {
  if (text !== lastText) {
    lastText = text;
    lastSmall = text.toLowerCase();
  }
  return lastSmall;
};

/** Whether a text has a word that every match of a pattern has: most have none, and are spared the pattern. */
const mayMatch = (pattern: RegExp, text: string): boolean => {
  const known = wordsOf.get(pattern);
  const words = known === undefined ? readWords(pattern) : known;
  if (words === null) return true;
  const small = toSmall(text);
  for (const word of words) if (small.includes(word)) return true;
  return false;
};

/** As `pattern.exec`, for a pattern without the flags g and y. */
export const findMatch = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null;

/** As `pattern.test`, for a pattern without the flags g and y. */
export const matches = (pattern: RegExp, text: string): boolean =>
  mayMatch(pattern, text) && pattern.test(text);

/** As `text.matchAll`, which would make another pattern for each call, for a pattern with the flag g. */
export const findMatches = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  if (!mayMatch(pattern, text)) return found;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // What is empty would be found again.
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
};
