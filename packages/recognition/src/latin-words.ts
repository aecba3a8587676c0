import type { RecognisedLine, RecognisedWord, Recognition } from './types.ts';

/** Digits of an Indian script, and no letter. */
const INDIC_DIGITS =
  /^[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]{2,}$/;
/** What water and air are measured by, in letters that are easily taken for figures. */
export const MEASURED = /^(?:pH|[BC][Oo0]D|TSS|TDS|SS|PM(?:10|2\.5)?|[SN][Oo0][2x])$/;
/** The same in brackets, behind a name in the script; and what its model takes one for: "(155)", "80101". */
const BRACKETED_NAME = /^[([](?:pH|[BC]OD|TSS|TDS|T?PM|SPM)[)\]]$/;
const LIKE_BRACKETED = /^[([{|\dIl]?[\d\p{Nd}A-Za-z·.]{1,4}[)\]}|\dIl]?$/u;
/** Words are the same where they cover so much of each other's width. */
const SAME = 0.7;

const isSame = ({ bbox: a }: RecognisedWord, { bbox: b }: RecognisedWord): boolean => {
  const over = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return a.y0 < b.y1 && b.y0 < a.y1 && over > SAME * Math.max(a.x1 - a.x0, b.x1 - b.x0);
};

/**
 * A page as it was read in English and another language, with the names of what is measured as English alone read them: the
 * model of the other script takes "COD" for figures of its own.
 */
export const withLatinNames = (both: Recognition, english: readonly RecognisedLine[]): Recognition => {
  const words = english.flatMap((line) => line.words);
  const names = words.filter(({ text }) => MEASURED.test(text));
  const bracketed = words.filter(({ text }) => BRACKETED_NAME.test(text));
  if (names.length + bracketed.length === 0) return both;
  const toName = (word: RecognisedWord): RecognisedWord =>
    (INDIC_DIGITS.test(word.text) && names.find((name) => isSame(name, word))) ||
    (LIKE_BRACKETED.test(word.text) && bracketed.find((name) => isSame(name, word))) ||
    word;
  return { ...both, lines: both.lines.map((line) => ({ ...line, words: line.words.map(toName) })) };
};
