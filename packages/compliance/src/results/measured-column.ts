import { readAmount } from './amount.ts';

/** Heads of what is known beforehand, though its cells are figures: of sources, wastes and bills. */
const NOT_MEASURED =
  /height|diameter|capacity|rating|fuel|control|frequency|quantity|\bqty\b|\bno\.?$|\bnumbers?\b|\brate\b|price|amount|charges?|\bfees?\b|\btax\b|\b[CSI]?GST\b|\bHSN\b|\bSAC\b|\btotal\b|per\s+(?:sample|test)/i;

/** "1", "2", "3" below each other: numbers of rows, whatever their head. */
const areSerials = (cells: readonly string[]): boolean =>
  cells.length > 2 &&
  cells.every((cell, at) => /^\d+[.)]?$/.test(cell) && Number.parseInt(cell, 10) === at + 1);

/**
 * Whether a column whose head names no results may hold them: most of its cells are amounts, and its head and they are
 * of nothing else that comes in figures.
 */
export const mayBeMeasured = (head: string, column: readonly string[]): boolean => {
  const cells = column.filter((cell) => cell !== '');
  const amounts = cells.filter((cell) => readAmount(cell).kind !== 'words');
  return (
    cells.length > 0 && amounts.length * 2 >= cells.length && !NOT_MEASURED.test(head) && !areSerials(cells)
  );
};
