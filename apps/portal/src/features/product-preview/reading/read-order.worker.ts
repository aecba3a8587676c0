import { extractPages } from '@anupalan/compliance/reading/pages/extract-pages';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { GlobalWorkerOptions, getDocument, OPS } from 'pdfjs-dist';
import pdfWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { readMarks } from './read-marks.ts';
import type { WorkerMessage, WorkerRequest } from './worker-message.ts';

// pdf.js finds no window here and runs its own worker's code in this one.
GlobalWorkerOptions.workerSrc = pdfWorkerUrl;

const send = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data: request }: MessageEvent<WorkerRequest>) => {
  const loading = getDocument({ ...request, ...PDF_READING_OPTIONS });
  const pages = await extractPages(loading, OPS, (progress) => send({ progress }), { readMarks });
  send({ outcome: readPages(pages) });
});
