import type { HighHead } from './columns.ts';
import type { TableRow } from './table-columns.ts';
import type { TextLine } from './text-line.ts';

/**
 * A table with the heads of its columns and its rows, headers repeated on later pages left out. `caption`: the
 * words above it, where it is cut off one that it goes on below.
 */
export type Table = { heads: string[]; rows: TableRow[]; lines: TextLine[]; caption?: string };

/**
 * Lines `from` (the header) up to but not including `to`. `isForm`: questions and answers, without a header. `isPrinted`:
 * rows with strokes between their cells. `head`: what is known of heads over several lines.
 */
export type TableRegion = { from: number; to: number; isForm?: true; isPrinted?: true; head?: HighHead };
