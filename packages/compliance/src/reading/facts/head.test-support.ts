import { expect } from 'vitest';
import { toPage } from '../layout/lines.fixtures.ts';
import { toPageLines } from '../layout/page-lines.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Head, toHead } from './head.ts';

/** The lines of a page, as `toPage` draws them: `|` parts cells. */
export const toLines = (lines: string[]): TextLine[] => toPageLines(toPage(1, lines));

/** The head of an order from its lines. */
export const headOf = (lines: string[]): Head => toHead(toLines(lines));

const withWideBlanks = (text: string): string => text.replaceAll(' ', '  ');
const withNarrowBlanks = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/ +/g, ' ') : value;

/** Reads something from lines, and expects it to be the same where the blanks in them are wider. */
export const anyBlanks =
  <Result>(read: (lines: TextLine[]) => Result) =>
  (...texts: string[]): Result => {
    const lines = toLines(texts);
    const result = read(lines);
    const wide = lines.map((line) => ({
      ...line,
      text: withWideBlanks(line.text),
      cells: line.cells.map((cell) => ({ ...cell, text: withWideBlanks(cell.text) })),
    }));
    expect(withNarrowBlanks(read(wide))).toEqual(result);
    return result;
  };
