import { isParameter } from '../limits/parameters.ts';
import { isUnit } from '../limits/values.ts';
import { toLatinDigits } from './digits.ts';
import { fold, hasIndic } from './fold.ts';
import { listNameWords, type Translated, toEnglishCell } from './table-words.ts';

const BRACKET = /\(([^()]*)\)/g;
const INDIC_WORD = /[^\sA-Za-z(),/-]*[\u0900-\u0d7f][^\s(),/-]*/g;

/** The English words of a text that is partly translated, each once: "pH pH" is one. */
const toLatinWords = (english: string): string =>
  english
    .replace(INDIC_WORD, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;/-]+|[\s,:;/-]+$/g, '')
    .replace(/\b(.+) \1$/, '$1');

/**
 * What a limit is called whose cell is in an Indian script: the English name, and the printed words behind it in brackets:
 * "BOD (बी.ओ.डी., 3 दिन)" of "बी.ओ.डी. (3 दिन)". A name that the dictionary does not know stays as printed, and so does
 * one that is printed in Latin letters.
 */
export const toPrintedName = (cell: string): string => {
  const printed = toLatinDigits(cell).replace(/\s+/g, ' ').trim();
  const outside = printed.replace(BRACKET, ' ').replace(/\s+/g, ' ').trim();
  if (!hasIndic(outside)) return printed;
  const inside = [...printed.matchAll(BRACKET)].map(([, words = '']) => words.trim());
  const name = [toLatinWords(toEnglishCell(outside)), ...inside.filter((words) => !hasIndic(words))].find(
    isParameter,
  );
  if (name === undefined) return printed;
  const words = [outside, ...inside].filter(
    (each) => each !== '' && each.toLowerCase() !== name.toLowerCase() && !isUnit(toEnglishCell(each)),
  );
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
};

const squeezed = (text: string): string => fold(text).text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Gives names that were read from cells or sentences in English their printed words; one without such words stays. Of
 * several that are called alike, each has its own in turn.
 */
export const createPrintedNames = (texts: readonly string[]): ((parameter: string) => string) => {
  const indic = texts.filter(hasIndic);
  if (indic.length === 0) return (parameter) => parameter;
  const cells = new Map(indic.map((text) => [squeezed(toEnglishCell(text)), text]));
  const words = indic.flatMap(listNameWords);
  const used = new Map<Translated, number>();
  return (parameter) => {
    const cell = cells.get(squeezed(parameter));
    if (cell !== undefined) return toPrintedName(cell);
    const alike = words.filter(({ english }) => english.toLowerCase() === parameter.toLowerCase());
    const least = Math.min(...alike.map((each) => used.get(each) ?? 0));
    const next = alike.find((each) => (used.get(each) ?? 0) === least);
    if (next === undefined) return parameter;
    used.set(next, least + 1);
    return toPrintedName(next.printed);
  };
};
