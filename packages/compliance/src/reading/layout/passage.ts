import { type Span, toSentences } from '../language/sentences.ts';
import { mapRect } from '../pages/mapping.ts';
import type { Citation, CitationRect } from '../types.ts';
import type { TableRow } from './table-columns.ts';
import type { TextLine } from './text-line.ts';

/** Lines joined to one text, from which any stretch can be cited with its page and place. */
export type Passage = { text: string; lines: TextLine[]; starts: number[] };

const passages = new WeakMap<TextLine[], Passage>();

/**
 * Joins lines with a blank between them; a word that is broken with a hyphen after a letter keeps its hyphen. Facts,
 * limits and duties ask for those of the same blocks, which no longer change.
 */
export const toPassage = (lines: TextLine[]): Passage => {
  const known = passages.get(lines);
  if (known) return known;
  const passage = join(lines);
  passages.set(lines, passage);
  return passage;
};

const sentences = new WeakMap<Passage, Span[]>();

/** The sentences of a passage, for all who read it. */
export const listSentences = (passage: Passage): readonly Span[] => {
  const spans = sentences.get(passage) ?? toSentences(passage.text);
  sentences.set(passage, spans);
  return spans;
};

const join = (lines: TextLine[]): Passage => {
  let text = '';
  const starts: number[] = [];
  for (const line of lines) {
    if (text) text += ' ';
    starts.push(text.length);
    text += line.text;
  }
  return { text, lines, starts };
};

/** Where a character of a line stands on the page, in points, by its share of the cell that it is in. */
const toX = (line: TextLine, at: number): number => {
  let offset = 0;
  for (const cell of line.cells) {
    if (at <= offset + cell.text.length) {
      const share = cell.text.length ? Math.max(0, at - offset) / cell.text.length : 0;
      return cell.x0 + (cell.x1 - cell.x0) * share;
    }
    offset += cell.text.length + 1;
  }
  return line.x1;
};

const rounded = (n: number): number => Math.round(Math.min(1, Math.max(0, n)) * 1e4) / 1e4;

const toRect = (line: TextLine, from: number, to: number, page: number | null): CitationRect | null => {
  return toPlace(line, toX(line, from), toX(line, to), page);
};

/** A stretch of a line as shares of its page; null in a DOCX, which has none. `page`: that of the citation. */
const toPlace = (line: TextLine, x0: number, x1: number, page: number | null): CitationRect | null => {
  if (line.page === null) return null;
  const straight = {
    x: (x0 - 1) / line.pageWidth,
    y: (line.y - line.height * 0.08) / line.pageHeight,
    width: (x1 - x0 + 2) / line.pageWidth,
    height: (line.height * 1.22) / line.pageHeight,
  };
  const { x, y, width, height } = line.toPaper ? mapRect(line.toPaper, straight) : straight;
  const rect = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
  return line.page === page ? rect : { page: line.page, ...rect };
};

/** Cites `text.slice(start, end)`: the words, their page (or paragraph), and one rectangle per line. */
export const citePassage = (passage: Passage, start: number, end: number): Citation => {
  const quote = passage.text.slice(start, end).trim();
  let page: number | null = null;
  let paragraph: number | null = null;
  const rects: CitationRect[] = [];
  passage.lines.forEach((line, at) => {
    const lineStart = passage.starts[at] ?? 0;
    const from = Math.max(start, lineStart);
    const to = Math.min(end, lineStart + line.text.length);
    if (from >= to) return;
    if (rects.length === 0 && page === null) page = line.page;
    paragraph ??= line.paragraph;
    const rect = toRect(line, from - lineStart, to - lineStart, page);
    if (rect) rects.push(rect);
  });
  return paragraph === null ? { page, quote, rects } : { page, paragraph, quote, rects };
};

/** Cites whole lines. */
export const citeLines = (lines: TextLine[]): Citation => {
  const passage = toPassage(lines);
  return citePassage(passage, 0, passage.text.length);
};

/**
 * Cites cells of a row: the words of each cell in reading order, column by column, and where they stand, line by line.
 * @param columns those to cite; without them all
 */
export const citeCells = (row: TableRow, columns?: readonly number[]): Citation => {
  const chosen = (columns ?? row.cells.map((_, at) => at)).toSorted((a, b) => a - b);
  const cells = chosen.map((at) => row.grid.flatMap((line) => line[at]?.parts ?? []));
  const [first] = cells.flat();
  if (!first) return citeLines(row.lines);
  const { page, paragraph } = first.line;
  const quote = chosen
    .map((at) => (row.printed ?? row.cells)[at] ?? '')
    .filter(Boolean)
    .join(' ');
  const rects = cells.flatMap((parts) => {
    const byLine = Map.groupBy(parts, (part) => part.line);
    return [...byLine].flatMap(
      ([line, own]) =>
        toPlace(line, Math.min(...own.map(({ x0 }) => x0)), Math.max(...own.map(({ x1 }) => x1)), page) ?? [],
    );
  });
  return paragraph === null ? { page, quote, rects } : { page, paragraph, quote, rects };
};
