/** A cell: a text without spaces around it, a number, a date of a workbook (at midnight UTC), or nothing. */
export type SheetCell = string | number | Date | null;
/** Cells of a sheet, row by row; rows may differ in length. */
export type Sheet = SheetCell[][];

/** Where reading would need more than a list of tasks does. */
export const TOO_BIG = 'The workbook is too large. Put the tasks in a separate workbook';

/** A file that is no list that can be read; the message is a sentence for who sent it. */
export class SheetError extends Error {}

/** A cell as a person reads it. */
export function toText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
