import { extractPages, type PdfExtraction } from '@anupalan/compliance/reading/pages/extract-pages';
import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../../files/clean-text.ts';

/** The positioned text of every page of a PDF, by pdf.js's build for Node, as it can be stored. Never throws. */
export const extractPdf = async (
  data: Uint8Array,
  onProgress: (progress: ReadProgress) => void,
): Promise<PdfExtraction> => {
  const extraction = await extractPages(getDocument({ data, ...PDF_READING_OPTIONS }), OPS, onProgress);
  if (!extraction.ok) return extraction;
  return {
    ok: true,
    pages: extraction.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => ({ ...item, text: cleanText(item.text) })),
    })),
  };
};
