import { findLiterals } from './literals.ts';

/** The words that patterns have been found to need, by their number, and the number of each. */
const words: string[] = [];
const numberOf = new Map<string, number>();
/** For each pattern the numbers of words of which every match has one; null where there are none. */
const needsOf = new WeakMap<RegExp, readonly number[] | null>();

/** Rules ask of the same sentence one after the other, and many need the same word. */
let lastText = '';
let lastSmall = '';
const UNKNOWN = 0;
const THERE = 1;
const MISSING = 2;
/** Of each word whether the last text has it, where that was asked. */
let told = new Uint8Array(4096);

const toNumber = (word: string): number => {
  const known = numberOf.get(word);
  if (known !== undefined) return known;
  numberOf.set(word, words.length);
  if (words.length === told.length) {
    const more = new Uint8Array(told.length * 2);
    more.set(told);
    told = more;
  }
  return words.push(word) - 1;
};

const readNeeds = (pattern: RegExp): readonly number[] | null => {
  const needs = findLiterals(pattern)?.map(toNumber) ?? null;
  needsOf.set(pattern, needs);
  return needs;
};

const turnTo = (text: string): void => {
  lastText = text;
  lastSmall = text.toLowerCase();
  told.fill(UNKNOWN, 0, words.length);
};

const has = (word: number): boolean => {
  if (told[word] === UNKNOWN) told[word] = lastSmall.includes(words[word] ?? '') ? THERE : MISSING;
  return told[word] === THERE;
};

/** Whether a text has a word that every match of a pattern has: most have none, and are spared the pattern. */
const mayMatch = (pattern: RegExp, text: string): boolean => {
  const known = needsOf.get(pattern);
  const needs = known === undefined ? readNeeds(pattern) : known;
  if (needs === null) return true;
  if (text !== lastText) turnTo(text);
  for (const word of needs) if (has(word)) return true;
  return false;
};

/** As `pattern.exec`, for a pattern without the flags g and y. */
export const findMatch = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null;

/** As `pattern.test`, for a pattern without the flags g and y. */
export const matches = (pattern: RegExp, text: string): boolean =>
  mayMatch(pattern, text) && pattern.test(text);

/** As `text.replace`, for a pattern that is made once: one that cannot match leaves the text as it is. */
export const replaceMatches = (text: string, pattern: RegExp, by: string): string =>
  mayMatch(pattern, text) ? text.replace(pattern, by) : text;

const NONE: readonly RegExpExecArray[] = [];

/** As `text.matchAll`, which would make another pattern for each call, for a pattern with the flag g. */
export const findMatches = (pattern: RegExp, text: string): readonly RegExpExecArray[] => {
  if (!mayMatch(pattern, text)) return NONE;
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // What is empty would be found again.
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
};
