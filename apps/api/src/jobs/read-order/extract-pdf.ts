import { extractPages, type PdfExtraction } from '@anupalan/compliance/reading/pages/extract-pages';
import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readMarkedContent } from './marked-content.ts';

/** The positioned text of every page of a PDF, by pdf.js's build for Node. Never throws. */
export const extractPdf = (
  data: Uint8Array,
  onProgress: (progress: ReadProgress) => void,
): Promise<PdfExtraction> =>
  extractPages(getDocument({ data, ...PDF_READING_OPTIONS }), OPS, onProgress, readMarkedContent);
