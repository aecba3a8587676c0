import { toEnglishLine } from '../indic/table-words.ts';
import { toForm } from './forms.ts';
import { isHeading } from './heading-rules.ts';
import { createNumbering } from './numbering.ts';
import { toPrintedTable } from './printed-rows.ts';
import type { Table } from './table.ts';
import { findTableRegions } from './table-regions.ts';
import { toTable } from './tables.ts';
import type { TextLine } from './text-line.ts';

/** A heading, a paragraph (a condition, if it has a number) or a table, in reading order. */
export type Block =
  | { kind: 'heading'; text: string; lines: TextLine[] }
  | { kind: 'paragraph'; number: string | null; lines: TextLine[] }
  | { kind: 'table'; table: Table };

const medianPitch = (lines: TextLine[]): number => {
  const pitches = lines
    .map((line, at) => {
      const before = lines[at - 1];
      return before && before.page === line.page ? line.y - before.y : 0;
    })
    .filter((pitch) => pitch > 4)
    .sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? 14;
};

/** The next condition begins within so many lines. */
const SOON = 30;

const ENDS_SENTENCE = /[.:;\u0964]["”’)]?$/;

/** "70 dB" above "(A) in night time": a unit that breaks over two lines, and no item. */
const ENDS_IN_UNIT = /\d\s*dB\s*$/;
const REST_OF_UNIT = /^\(A\)/;

const startsParagraph = (before: TextLine, line: TextLine, pitch: number): boolean => {
  if (line.page === null) return line.paragraph !== before.paragraph || line.y - before.y > 1.5;
  if (line.page === before.page) {
    const gap = line.y - before.y;
    return gap > pitch * 1.75 || (gap > pitch * 1.2 && ENDS_SENTENCE.test(before.text));
  }
  return ENDS_SENTENCE.test(before.text) && /^["“(]?[A-Z]/.test(line.text) && line.x0 <= before.x0 + 2;
};

/** Where a table ends: what runs across its columns below its last row heads none, and is no part of it. */
const endOfRows = (table: Table, lines: readonly TextLine[], to: number): number => {
  let end = to;
  while (end > 0 && lines[end - 1] !== undefined && !table.lines.includes(lines[end - 1] as TextLine)) end--;
  return table.rows.length === 0 ? to : end;
};

/** Cuts the lines of an order into headings, numbered conditions, other paragraphs and tables. */
export const toBlocks = (lines: TextLine[]): Block[] => {
  // Where tables begin and end is known by their words and digits.
  const regions = findTableRegions(lines.map(toEnglishLine));
  const pitch = medianPitch(lines);
  const numbering = createNumbering();
  const blocks: Block[] = [];
  let open: { kind: 'paragraph'; number: string | null; lines: TextLine[] } | null = null;
  let at = 0;
  while (at < lines.length) {
    const region = regions.find((each) => each.from === at);
    if (region) {
      const table = region.isPrinted
        ? toPrintedTable(lines, region)
        : region.isForm
          ? toForm(lines, region)
          : toTable(lines, region);
      blocks.push({ kind: 'table', table });
      open = null;
      at = region.isForm || region.isPrinted ? region.to : endOfRows(table, lines, region.to);
      continue;
    }
    const line = lines[at];
    const before = lines[at - 1];
    at++;
    if (!line) continue;
    if (isHeading(line, open && before && !startsParagraph(before, line, pitch) ? before.text : '')) {
      numbering.startSection();
      blocks.push({ kind: 'heading', text: line.text, lines: [line] });
      open = null;
      continue;
    }
    const isUnit = before !== undefined && ENDS_IN_UNIT.test(before.text) && REST_OF_UNIT.test(line.text);
    const number = isUnit ? null : numbering.findNumber(line, lines.slice(at, at + SOON));
    if (number !== null || !open || !before || startsParagraph(before, line, pitch)) {
      open = { kind: 'paragraph', number, lines: [line] };
      blocks.push(open);
    } else open.lines.push(line);
  }
  return blocks;
};
