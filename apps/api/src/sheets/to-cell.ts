import type { SheetColumn } from './workbook.ts';

/** More characters than a cell of a workbook holds; a file with more cannot be opened. */
const MAX_CHARACTERS = 32_767;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;

/** A text as a cell: a day as a date, a number as a number, an empty one as none. */
export function toCell(text: string, kind: SheetColumn['kind']) {
  if (text === '') return null;
  if (kind === 'date' && DAY.test(text))
    return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'd mmm yyyy' };
  if (kind === 'number' && NUMBER.test(text)) return { value: Number(text), type: Number };
  return { value: text.slice(0, MAX_CHARACTERS), type: String };
}
