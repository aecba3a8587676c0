import type { Mark, Text } from '../model/order.ts';
import { piecesOf } from '../model/write.ts';
import type { FontName } from './fonts.ts';

/** One word with the font and the mark that it carries. */
export interface Word {
  text: string;
  font: FontName;
  mark: Mark | null;
  /** False where the word touches the one before it. */
  spaced: boolean;
  width: number;
}

/** One printed line; `width` is that of its words and single blanks. */
export interface Line {
  words: Word[];
  width: number;
}

/** Width of words in points at the size in use. */
export type Measure = (text: string, font: FontName) => number;

const SCRIPT_RUNS =
  /[\u0900-\u097f\u200c\u200d]+|[\u0a80-\u0aff]+|[^\u0900-\u097f\u0a80-\u0aff\u200c\u200d]+/g;

/** The stretches of a word in one script, each with the font that has its letters; a script's own font stays. */
function toScriptRuns(word: string, font: FontName): { text: string; font: FontName }[] {
  const isBody = font === 'regular' || font === 'bold';
  return (word.match(SCRIPT_RUNS) ?? []).map((text) => {
    if (!isBody) return { text, font };
    if (/^[\u0900-\u097f]/.test(text)) return { text, font: 'devanagari-text' };
    return { text, font: /^[\u0a80-\u0aff]/.test(text) ? 'gujarati-text' : font };
  });
}

/** Cuts a text into words; a piece that begins without a blank touches the word before. */
export function wordsOf(text: Text, font: FontName, measure: Measure): Word[] {
  const words: Word[] = [];
  let endedOnBlank = true;
  for (const piece of piecesOf(text)) {
    const plain = typeof piece === 'string' ? piece : piece.text;
    const pieceFont = typeof piece !== 'string' && piece.type === 'bold' ? 'bold' : font;
    const mark = typeof piece === 'string' || piece.type === 'bold' ? null : piece;
    plain.split(/\s+/).forEach((part, i) => {
      const spaced = i > 0 || endedOnBlank || /^\s/.test(plain);
      toScriptRuns(part, pieceFont).forEach((run, nth) => {
        words.push({ ...run, mark, spaced: nth === 0 && spaced, width: measure(run.text, run.font) });
      });
    });
    endedOnBlank = /\s$/.test(plain);
  }
  return words;
}

/** Fills lines up to the width, never parting words that touch. */
export function breakLines(words: readonly Word[], width: number, blank: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { words: [], width: 0 };
  for (let i = 0; i < words.length; ) {
    const group = [words[i] as Word];
    while (words[i + group.length]?.spaced === false) group.push(words[i + group.length] as Word);
    const groupWidth = group.reduce((sum, word) => sum + word.width, 0);
    const gap = line.words.length > 0 ? blank : 0;
    if (line.words.length > 0 && line.width + gap + groupWidth > width) {
      lines.push(line);
      line = { words: [], width: 0 };
    }
    line.width += (line.words.length > 0 ? blank : 0) + groupWidth;
    line.words.push(...group);
    i += group.length;
  }
  if (line.words.length > 0) lines.push(line);
  return lines;
}

/** Groups lines that one mark runs through, so that marked words never part over two pages. */
export function glueLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.words.at(-1)?.mark ?? null;
    if (last && before && before === line.words[0]?.mark) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
