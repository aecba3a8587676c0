import { toSingleBlanks } from './one-line.ts';

/** Words of the order as they are told: in quotation marks, on one line, without the marks they end with. */
export const quoted = (words: string): string => `“${closeBracket(trimEnd(toSingleBlanks(words)))}”`;

const trimEnd = (words: string): string => words.replace(/[\s.,;:]+$/, '');

/** "bi-monthly (once in two months" has its bracket closed: the words of a period may end before it. */
const closeBracket = (words: string): string =>
  words.lastIndexOf('(') > words.lastIndexOf(')') ? `${words})` : words;

const LONG = 70;
const BEGINNING = 24;
const END = 40;

/**
 * As `quoted`, of words that may be a whole clause: its beginning and its end, where what it says of time stands ("annual
 * return of … by 30th June of every year").
 */
export const quotedShort = (text: string): string => {
  const words = trimEnd(toSingleBlanks(text));
  if (words.length <= LONG) return quoted(words);
  const beginning = words.slice(0, BEGINNING).replace(/\s\S*$/, '');
  const end = words.slice(-END).replace(/^\S*\s/, '');
  return quoted(`${beginning} … ${end}`);
};
