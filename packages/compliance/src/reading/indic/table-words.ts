import type { Table } from '../layout/table.ts';
import type { TextLine } from '../layout/text-line.ts';
import { toLatinDigits } from './digits.ts';
import { fold, hasIndic } from './fold.ts';
import { isNameWord, WORDS, WORDS_AROUND, type Word } from './table-dictionary.ts';

/** A word of the dictionary, and the words that are printed for it. */
export type Translated = { english: string; printed: string };

const withWords = (all: string, words: readonly Word[], onWord?: (each: Translated) => void): string =>
  toLatinDigits(
    words.reduce((text, { english, pattern }) => {
      if (!hasIndic(text)) return text;
      const folded = fold(text);
      let result = '';
      let from = 0;
      for (const { index, 0: match } of folded.text.matchAll(pattern)) {
        const start = folded.at[index] ?? 0;
        result += text.slice(from, start) + english;
        from = folded.at[index + match.length] ?? text.length;
        onWord?.({ english, printed: toLatinDigits(text.slice(start, from).trim()) });
      }
      return result + text.slice(from);
    }, all),
  );

/**
 * A cell of a table with the words of Hindi, Marathi and Gujarati that limits are printed with in English, and its figures in
 * Latin digits; other words stay. For the rules of tables alone: what is cited is what is printed.
 */
export const toEnglishCell = (text: string): string => (hasIndic(text) ? withWords(text, WORDS) : text);

/** "of" at the end of a name, which is none of its letters: "बीओडीचे". */
const OF = /(?:ची|चे|चा|च्या|નું|ની|નો|ના)$/;

/** The names of what is measured in a text, in the order in which they are printed. */
export const listNameWords = (text: string): Translated[] => {
  const found: Translated[] = [];
  if (hasIndic(text))
    withWords(text, WORDS, ({ english, printed }) =>
      found.push({ english, printed: printed.replace(OF, '') }),
    );
  const latin = toLatinDigits(text);
  return found
    .filter(({ english, printed }) => isNameWord(english) && hasIndic(printed))
    .toSorted((a, b) => latin.indexOf(a.printed) - latin.indexOf(b.printed));
};

/** The words before a table, with those in English that name air, water or noise, and the units of all its figures. */
export const withEnglishMedia = (text: string): string =>
  hasIndic(text) ? withWords(text, WORDS_AROUND) : text;

/** A line whose cells say in English what heads a table; one without such letters stays the same. */
export const toEnglishLine = (line: TextLine): TextLine =>
  hasIndic(line.text)
    ? {
        ...line,
        text: toEnglishCell(line.text),
        cells: line.cells.map((each) => ({ ...each, text: toEnglishCell(each.text) })),
      }
    : line;

/** A table in the English words of its heads and cells; `printed` of its rows are the cells as they stand. */
export const toEnglishTable = (table: Table): Table => {
  const isIndicTable = table.heads.some(hasIndic) || table.rows.some(({ cells }) => cells.some(hasIndic));
  if (!isIndicTable) return table;
  return {
    ...table,
    heads: table.heads.map(toEnglishCell),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map(toEnglishCell),
      printed: row.cells,
      grid: row.grid.map((line) => line.map((each) => ({ ...each, text: toEnglishCell(each.text) }))),
    })),
  };
};
