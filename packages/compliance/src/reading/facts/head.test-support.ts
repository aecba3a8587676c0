import { toPage } from '../layout/lines.fixtures.ts';
import { toPageLines } from '../layout/page-lines.ts';
import type { TextLine } from '../layout/text-line.ts';
import { type Head, toHead } from './head.ts';

/** The lines of a page, as `toPage` draws them: `|` parts cells. */
export const toLines = (lines: string[]): TextLine[] => toPageLines(toPage(1, lines));

/** The head of an order from its lines. */
export const headOf = (lines: string[]): Head => toHead(toLines(lines));
