import type { MarkedContentReader } from '@anupalan/compliance/reading/pages/actual-text';
import {
  extractPages,
  type OnPages,
  type PdfExtraction,
} from '@anupalan/compliance/reading/pages/extract-pages';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createPdfWorker } from './pdf-worker.ts';
import { toPageRecogniser } from './recognise/page-recogniser.ts';

/** Few files need it: its code is loaded for those. */
const readMarks: MarkedContentReader = async (data) =>
  (await import('@anupalan/pdf-content/marked-content')).readMarkedContent(data);

/** The words of every page of a PDF, by pdf.js's build for Node; those of pictures are recognised. Never throws. */
export const extractPdf = async (
  data: Uint8Array,
  onProgress: OnPages,
  recognise: PageRecogniser | undefined = toPageRecogniser(null),
): Promise<PdfExtraction> => {
  const worker = createPdfWorker();
  try {
    const loading = getDocument({ data, worker, ...PDF_READING_OPTIONS });
    return await extractPages(loading, OPS, onProgress, { readMarks, recognise });
  } finally {
    worker.destroy();
  }
};
