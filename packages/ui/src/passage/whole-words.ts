/**
 * Where the word begins that a selection begins in. A mouse easily misses half a letter, and a word without its first
 * letter is not the word of the document.
 */
export const toWordStart = (text: string, at: number): number =>
  /^\S/.test(text.slice(at)) ? text.slice(0, at).search(/\S*$/) : at;

/** Where the word ends that a selection ends in. */
export const toWordEnd = (text: string, at: number): number =>
  /\S$/.test(text.slice(0, at)) ? `${text} `.slice(at).search(/\s/) + at : at;
