import type { Mapping } from '../pages/mapping.ts';
import type { PageItem } from '../types.ts';

/** A run of text on a line without a wide gap in it: in a table, usually one cell. `x0` and `x1` in points. */
export type TextCell = { text: string; x0: number; x1: number };

/**
 * A visual line. In a PDF it has a page and a place; in a DOCX a paragraph, and `x0` counts the cells of a table
 * row in steps of 100, so that rows of both kinds are read by the same rules.
 */
export type TextLine = {
  page: number | null;
  paragraph: number | null;
  text: string;
  x0: number;
  x1: number;
  y: number;
  height: number;
  pageWidth: number;
  pageHeight: number;
  /** As of its page: a recognised page may lie askew. */
  toPaper?: Mapping;
  cells: TextCell[];
  items: PageItem[];
};
