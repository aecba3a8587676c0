import { toLatinDigits } from '../indic/digits.ts';
import type { TextLine } from './text-line.ts';

/** A serial number, letter or stack number in the first column of a row; "SO2" and "PM10" are none. */
export const ROW_LABEL =
  /^(?!(?:SO|NO|CO|CS|NH|PM|Cl|H|O|N)\s?\d+$)(?:\(?(?:\d{1,3}(?:\s?(?:[&,]|and|to)\s?\d{1,3})*|[a-z]|[ivx]{1,5}|[A-Z]{1,3}-?\s?\d{1,3}(?:\s?(?:to|&|,)\s?[A-Z]{1,3}-?\s?\d{1,3})?)[.)]?)$/i;

/** Whether a line begins with a cell that is the label of a row. */
export const hasRowLabel = (line: TextLine): boolean =>
  ROW_LABEL.test(toLatinDigits(line.cells[0]?.text ?? ''));
