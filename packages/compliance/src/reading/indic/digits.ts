const DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Blocks of scripts are so many letters long, and their digits begin at this place of them. */
const BLOCK = 0x80;
const FIRST_DIGIT = 0x66;

/** A text with the digits of Indian scripts in Latin ones, of the same length; other letters stay. */
export const toLatinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String((digit.charCodeAt(0) % BLOCK) - FIRST_DIGIT));
