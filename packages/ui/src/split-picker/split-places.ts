/** The index of each word of a text. */
export function listWordStarts(text: string): number[] {
  return [...text.matchAll(/\S+/g)].map(({ index }) => index);
}

/** What may come before a new part, from the strongest to the weakest break. */
const ENDS = [/[.;।]["”’)]*\s+$/, /:\s+$/, /,\s+$/];

/** A full stop that does not end a sentence: in "Rs. 500", "M/s. Rao", "No. 4", and after the number at the start. */
const NO_END = /(?:^\s*\(?\w{1,4}|(?:^|[^\p{L}/])(?:\p{Lu}\p{Ll}{0,2}|M\/s))\.\s+$/u;
/** What follows the full stop of an abbreviation: a digit, or a word in small letters. */
const GOES_ON = /^[\p{Ll}\d]/u;

/** A new part may begin with these words. */
const BEGINS = /^(?:and|or|further|also|besides|thereafter)\b/i;

/** How well a part can start at a place: 0 is best; null in the middle of a clause. */
function toStrength(text: string, start: number): number | null {
  const before = text.slice(0, start);
  if (/\.\s+$/.test(before) && (NO_END.test(before) || GOES_ON.test(text.slice(start)))) return null;
  const end = ENDS.findIndex((pattern) => pattern.test(before));
  if (end >= 0) return end;
  return BEGINS.test(text.slice(start)) ? ENDS.length : null;
}

/** Where sentences and clauses start, without the start of the text. */
export function listClauseStarts(text: string): number[] {
  return listWordStarts(text).filter((start, index) => index > 0 && toStrength(text, start) !== null);
}

/** Where to split a text at first: at the strongest break, nearest to the middle. 0 if it has only one word. */
export function suggestSplit(text: string): number {
  const starts = listWordStarts(text).slice(1);
  const middle = text.length / 2;
  const rank = (start: number) => (toStrength(text, start) ?? ENDS.length + 1) * text.length;
  return starts.toSorted((a, b) => rank(a) + Math.abs(a - middle) - rank(b) - Math.abs(b - middle))[0] ?? 0;
}

/** Both parts of a split text, without the white space between them. */
export function splitText(text: string, at: number): [first: string, second: string] {
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

/** Keys that move the split. */
export type SplitKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const KEYS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies SplitKey[];

/** Whether a key moves the split. */
export function isSplitKey(key: string): key is SplitKey {
  return KEYS.includes(key);
}

/**
 * Where a key moves the split: left and right by words, up and down by clauses, Home and End to the limits. Neither
 * part becomes empty.
 */
export function moveSplit(text: string, at: number, key: SplitKey): number {
  const words = listWordStarts(text).slice(1);
  const places = key === 'ArrowUp' || key === 'ArrowDown' ? listClauseStarts(text) : words;
  if (key === 'Home') return words[0] ?? at;
  if (key === 'End') return words.at(-1) ?? at;
  const isBack = key === 'ArrowLeft' || key === 'ArrowUp';
  const next = isBack ? places.findLast((start) => start < at) : places.find((start) => start > at);
  return next ?? at;
}
