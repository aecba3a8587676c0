import { readOrder } from '../read-order.ts';
import type { PdfExtraction } from './extract-pages.ts';
import { toFailure } from './failures.ts';
import type { ReadOutcome } from './outcome.ts';
import { toPageWords } from './page-words.ts';

/** Reads the pages of a PDF, or says why there is nothing to read on them. */
export const readPages = (extraction: PdfExtraction): ReadOutcome => {
  if (!extraction.ok) return toFailure(extraction.code);
  const kinds = extraction.pages.map((page) => page.kind);
  if (!kinds.includes('text')) {
    if (kinds.includes('scan')) return toFailure('scan');
    return toFailure(kinds.includes('garbled') ? 'broken' : 'empty');
  }
  const reading = readOrder({ form: 'pdf', pages: extraction.pages });
  const words = extraction.pages.flatMap((page) => toPageWords(page) ?? []);
  return { ok: true, reading, pageCount: extraction.pages.length, words };
};
