import { toReadableText } from '@anupalan/compliance/reading/pages/readable-text';
import type { CellPosition, InputParagraph } from '@anupalan/compliance/reading/types';
import mammoth from 'mammoth';

/** The part of mammoth's document tree that is read. */
type DocxNode = {
  type?: string;
  value?: string;
  children?: DocxNode[];
  colSpan?: number;
  rowSpan?: number;
  numbering?: { level?: string | number; isOrdered?: boolean } | null;
};

const textOf = (node: DocxNode): string => {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  return (node.children ?? []).map(textOf).join('');
};

/** Word counts list items itself and does not write the number down: this counts along, per level. */
const createNumbering = () => {
  const counts: number[] = [];
  return (level: number): string => {
    counts.length = level + 1;
    counts[level] = (counts[level] ?? 0) + 1;
    const count = counts[level] ?? 1;
    return level === 0 ? `${count}. ` : `${String.fromCharCode(96 + Math.min(count, 26))}) `;
  };
};

/** The cells of a table with the columns that they stand in: a merged cell takes the place of those that it covers. */
const placeCells = (table: DocxNode): { node: DocxNode; row: number; column: number }[] => {
  /** By column: the first row that is free again. */
  const freeFrom: number[] = [];
  return (table.children ?? []).flatMap((rowNode, row) => {
    let column = 0;
    return (rowNode.children ?? []).map((node) => {
      while ((freeFrom[column] ?? 0) > row) column++;
      const own = column;
      for (; column < own + (node.colSpan ?? 1); column++) freeFrom[column] = row + (node.rowSpan ?? 1);
      return { node, row, column: own };
    });
  });
};

/** Paragraphs of a Word document in reading order; those inside a table say in which cell. Throws on a broken file. */
export const extractDocx = async (data: Uint8Array): Promise<InputParagraph[]> => {
  const paragraphs: InputParagraph[] = [];
  const nextNumber = createNumbering();
  let tables = 0;
  const visit = (node: DocxNode, cell: CellPosition | null): void => {
    if (node.type === 'paragraph') {
      const level = Number(node.numbering?.level ?? 0);
      const text = toReadableText(textOf(node));
      const lead = node.numbering?.isOrdered && text.trim() ? nextNumber(level) : '';
      paragraphs.push({ index: paragraphs.length, text: lead + text, ...(cell ? { cell } : {}) });
      return;
    }
    if (node.type === 'table' && !cell) {
      const table = tables++;
      for (const { node: cellNode, row, column } of placeCells(node)) {
        visit(cellNode, { table, row, cell: column });
      }
      return;
    }
    for (const child of node.children ?? []) visit(child, cell);
  };
  await mammoth.convertToHtml(
    { buffer: Buffer.from(data.buffer, data.byteOffset, data.byteLength) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      transformDocument: (document: DocxNode) => {
        visit(document, null);
        return { ...document, children: [] };
      },
    },
  );
  return paragraphs;
};
