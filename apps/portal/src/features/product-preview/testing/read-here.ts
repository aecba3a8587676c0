import { extractPages } from '@anupalan/compliance/reading/pages/extract-pages';
import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadOptions } from '../reading/read-in-worker.ts';
import { readMarks } from '../reading/read-marks.ts';

/** Does what the worker does, in the test's own thread and with pdf.js's build for Node. */
export async function readHere(
  file: Blob,
  { onProgress }: Pick<ReadOptions, 'onProgress'>,
): Promise<ReadOutcome> {
  const data = new Uint8Array(await file.arrayBuffer());
  return readPages(
    await extractPages(getDocument({ data, ...PDF_READING_OPTIONS }), OPS, onProgress, { readMarks }),
  );
}
