const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);

/**
 * Where the word begins that a selection begins in. A mouse easily misses half a letter, and a word without its first
 * letter is not the word of the document.
 */
export function toWordStart(text: string, at: number): number {
  let start = at;
  if (!isBlank(text[at])) while (!isBlank(text[start - 1])) start -= 1;
  return start;
}

/** Where the word ends that a selection ends in. */
export function toWordEnd(text: string, at: number): number {
  let end = at;
  if (!isBlank(text[at - 1])) while (!isBlank(text[end])) end += 1;
  return end;
}
