/** What may be more than single blanks between words; most texts have none of it. */
const WIDE = / {2}|[^ -~]/;

/** A text with one blank for any stretch of them. */
export const toSingleBlanks = (text: string): string => (WIDE.test(text) ? text.replace(/\s+/g, ' ') : text);

/** A text with one blank between its words, and none around them. */
export const toOneLine = (text: string): string => toSingleBlanks(text).trim();
