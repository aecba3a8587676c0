import { toOneLine } from '../language/one-line.ts';
import type { InputParagraph, OrderInput } from '../types.ts';
import { alignPages } from './aligned-pages.ts';
import { withNumbersAtBreaks } from './lost-numbers.ts';
import { toPageLines } from './page-lines.ts';
import type { TextLine } from './text-line.ts';

const CELL_STEP = 100;
const CELL_WIDTH = 90;
const LINE_STEP = 20;

const toParagraphLine = (index: number, text: string, y: number): TextLine => {
  const clean = toOneLine(text);
  return {
    page: null,
    paragraph: index,
    text: clean,
    x0: 0,
    x1: CELL_WIDTH,
    y,
    height: 10,
    pageWidth: CELL_STEP,
    pageHeight: Number.POSITIVE_INFINITY,
    cells: [{ text: clean, x0: 0, x1: CELL_WIDTH }],
    items: [],
  };
};

const sameRow = (a: InputParagraph, b: InputParagraph): boolean =>
  a.cell !== undefined && a.cell.table === b.cell?.table && a.cell.row === b.cell.row;

/** Paragraphs of a DOCX as lines: one per line of a paragraph, one per row of a table. */
const toDocxLines = (paragraphs: InputParagraph[]): TextLine[] => {
  const lines: TextLine[] = [];
  let previous: InputParagraph | null = null;
  for (const paragraph of paragraphs) {
    const y = (lines.length + 1) * LINE_STEP;
    const row = lines.at(-1);
    if (paragraph.cell && previous && row && sameRow(previous, paragraph)) {
      const x0 = paragraph.cell.cell * CELL_STEP;
      const text = toOneLine(paragraph.text);
      const cell = row.cells.find((existing) => existing.x0 === x0);
      if (cell) cell.text = `${cell.text} ${text}`.trim();
      else if (text) row.cells.push({ text, x0, x1: x0 + CELL_WIDTH });
      row.text = row.cells.map((each) => each.text).join(' ');
      row.x1 = row.cells.at(-1)?.x1 ?? row.x1;
    } else if (paragraph.cell) {
      const line = toParagraphLine(paragraph.index, paragraph.text, y);
      const x0 = paragraph.cell.cell * CELL_STEP;
      lines.push({ ...line, x0, cells: line.text ? [{ text: line.text, x0, x1: x0 + CELL_WIDTH }] : [] });
    } else {
      for (const [at, part] of paragraph.text.split('\n').entries()) {
        if (part.trim()) lines.push(toParagraphLine(paragraph.index, part, y + at));
      }
    }
    previous = paragraph;
  }
  return lines.filter((line) => line.cells.length > 0);
};

/** Every line of the order in reading order. Pages that cannot be read give none. */
export const toDocumentLines = (input: OrderInput): TextLine[] =>
  input.form === 'docx'
    ? toDocxLines(input.paragraphs)
    : alignPages(withNumbersAtBreaks(input.pages.filter((page) => page.kind === 'text').map(toPageLines)));
