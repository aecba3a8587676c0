import { extractPages, type PdfExtraction } from '@anupalan/compliance/reading/pages/extract-pages';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { type PageRecogniser, recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { doubtFigures } from '@anupalan/compliance/reading/recognised/doubts';
import { GlobalWorkerOptions, getDocument, OPS } from 'pdfjs-dist';
import pdfWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { readMarks } from './read-marks.ts';
import type { WorkerMessage, WorkerRequest } from './worker-message.ts';

// pdf.js finds no window here and runs its own worker's code in this one.
GlobalWorkerOptions.workerSrc = pdfWorkerUrl;

const post = (message: WorkerMessage) => self.postMessage(message);

/** Nobody confirms a figure in the preview: what rests on a doubtful one is told as not sure. */
const send = (message: WorkerMessage) => {
  if (!('outcome' in message) || !message.outcome.ok) return post(message);
  const { outcome } = message;
  post({ ...message, outcome: { ...outcome, reading: doubtFigures(outcome.reading) } });
};

type PdfRequest = { data: Uint8Array; password?: string };

const extract = (request: PdfRequest, recognise: PageRecogniser): Promise<PdfExtraction> =>
  extractPages(getDocument({ ...request, ...PDF_READING_OPTIONS }), OPS, (progress) => send({ progress }), {
    readMarks,
    recognise,
  });

/** Reads what is text, and says which pages are not. */
const readText = async (request: PdfRequest): Promise<void> => {
  let pictures: readonly number[] = [];
  const extraction = await extract(request, async ({ pages, ...asked }) => {
    pictures = pages;
    await recogniseNone({ pages, ...asked });
  });
  send({ outcome: readPages(extraction), pictures });
};

self.addEventListener('message', async ({ data: request }: MessageEvent<WorkerRequest>) => {
  const { recognises, data, pictures, ...rest } = request;
  if (!recognises && data) return readText({ data, ...rest });
  // What recognises is loaded only where it is asked for.
  const { recogniseOrder } = await import('../recognising/recognise-order.ts');
  const opened = data ? { data, ...rest } : { pictures: pictures ?? [] };
  const found = await recogniseOrder(opened, {
    extract: (pdf, recognise) => extract({ ...pdf, ...rest }, recognise),
    onLoaded: (loaded) => send({ loaded }),
  }).catch(() => ({ outcome: toFailure('broken'), pictures: [] }));
  send(found);
});
