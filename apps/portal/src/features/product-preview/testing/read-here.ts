import { extractPages } from '@anupalan/compliance/reading/pages/extract-pages';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadOptions } from '../reading/read-in-worker.ts';
import { readMarks } from '../reading/read-marks.ts';
import type { PreviewOutcome } from '../reading/worker-message.ts';

/** Does what the worker does with text, in the test's own thread and with pdf.js's build for Node. */
export async function readHere(
  file: Blob,
  { onProgress }: Pick<ReadOptions, 'onProgress'>,
): Promise<PreviewOutcome> {
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = getDocument({ data, ...PDF_READING_OPTIONS });
  let pictures: readonly number[] = [];
  const extraction = await extractPages(loading, OPS, onProgress, {
    readMarks,
    recognise: async ({ pages, ...asked }) => {
      pictures = pages;
      await recogniseNone({ pages, ...asked });
    },
  });
  return { outcome: readPages(extraction), pictures };
}
