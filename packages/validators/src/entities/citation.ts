import type { InferType } from 'yup';
import { listOf, numeric, shape, text, wholeNumber } from '../primitives.ts';

/** A line of a quotation on its page, as fractions 0..1 of the page. The origin is the top left corner. */
export const citationRectSchema = shape({
  page: wholeNumber().optional(),
  x: numeric().defined(),
  y: numeric().defined(),
  width: numeric().defined(),
  height: numeric().defined(),
});

/** A line of a quotation on its page. */
export type CitationRect = InferType<typeof citationRectSchema>;

/** The place of a finding. `page` is null for a DOCX, which has `paragraph` instead (from 0). */
export const citationSchema = shape({
  page: wholeNumber().nullable().defined(),
  paragraph: wholeNumber().optional(),
  quote: text().defined(),
  rects: listOf(citationRectSchema).defined(),
});

/** The place of a finding. */
export type Citation = InferType<typeof citationSchema>;
