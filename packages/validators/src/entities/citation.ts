import type { InferType } from 'yup';
import { listOf, numeric, shape, text, wholeNumber } from '../primitives.ts';

/** A line of a quote on its page: shares 0..1 of the page, origin top left. */
export const citationRectSchema = shape({
  page: wholeNumber().optional(),
  x: numeric().defined(),
  y: numeric().defined(),
  width: numeric().defined(),
  height: numeric().defined(),
});

/** A line of a quote on its page. */
export type CitationRect = InferType<typeof citationRectSchema>;

/** Where a finding stands. `page` is null for a DOCX, which has `paragraph` instead (from 0). */
export const citationSchema = shape({
  page: wholeNumber().nullable().defined(),
  paragraph: wholeNumber().optional(),
  quote: text().defined(),
  rects: listOf(citationRectSchema).defined(),
});

/** Where a finding stands. */
export type Citation = InferType<typeof citationSchema>;
