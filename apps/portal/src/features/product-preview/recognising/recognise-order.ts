import type { PdfExtraction } from '@anupalan/compliance/reading/pages/extract-pages';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import { PDF_READING_OPTIONS } from '@anupalan/compliance/reading/pages/pdf-types';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { getDocument } from 'pdfjs-dist';
import { BundledBinaryDataFactory } from '../../../shared/viewer/pdf-decoders.ts';
import type { PreviewOutcome, TurnedPicture } from '../reading/worker-message.ts';
import { BrowserRecogniser } from './browser-recogniser.ts';
import { loadProgram } from './load-files.ts';
import { openPictures } from './open-picture.ts';
import { getPageImage } from './page-images.ts';
import { WorkerCanvasFactory, WorkerFilterFactory } from './pdf-canvas.ts';
import { picturesToPdf } from './pictures-to-pdf.ts';
import { recognisePages } from './recognise-pages.ts';

/** A recogniser takes 400 MB and a core: two work at once where a machine has four. */
const CORES_FOR_TWO = 4;

type Opened = { data: Uint8Array; password?: string } | { pictures: readonly TurnedPicture[] };

type OrderTools = {
  extract: (pdf: { data: Uint8Array }, recognise: PageRecogniser) => Promise<PdfExtraction>;
  /** Told how much of the recogniser is there, 0..1. */
  onLoaded: (share: number) => void;
};

type Made = { data: Uint8Array } | { broken: number } | { failed: true };

const toPdf = async (opened: Opened): Promise<Made> => {
  if ('data' in opened) return opened;
  const pages = [];
  for (const [at, picture] of opened.pictures.entries()) {
    try {
      // One after the other: a photograph takes 50 MB while it is open.
      for await (const page of openPictures(picture)) pages.push(page);
    } catch {
      return { broken: at };
    }
    if (pages.length > ORDER_MAX_PAGES) return { failed: true };
  }
  return { data: picturesToPdf(pages) };
};

/** Reads an order whose pages are pictures, all of it in this thread and those that it starts. */
export async function recogniseOrder(
  opened: Opened,
  { extract, onLoaded }: OrderTools,
): Promise<PreviewOutcome> {
  const loading = loadProgram(onLoaded).then(
    () => true,
    () => false,
  );
  const made = await toPdf(opened);
  if (!(await loading)) return { outcome: toFailure('scan'), pictures: [], missing: 'recogniser' };
  if ('broken' in made) return { outcome: toFailure('broken'), pictures: [], broken: made.broken };
  if ('failed' in made) return { outcome: toFailure('too_heavy'), pictures: [] };
  const { data } = made;
  const pdf = 'data' in opened ? {} : { pdf: new Blob([data.slice()], { type: 'application/pdf' }) };
  const password = 'password' in opened && opened.password !== undefined ? { password: opened.password } : {};
  let missing = {};
  const recognise: PageRecogniser = async ({ data: copy, pages, onPage }) => {
    const drawing = getDocument({
      data: copy,
      ...password,
      ...PDF_READING_OPTIONS,
      CanvasFactory: WorkerCanvasFactory,
      FilterFactory: WorkerFilterFactory,
      BinaryDataFactory: BundledBinaryDataFactory,
      useWorkerFetch: false,
    });
    try {
      const document = await drawing.promise;
      await recognisePages(pages, {
        getImage: (page) => getPageImage(document, page),
        openRecogniser: () =>
          new BrowserRecogniser(() => {
            missing = { missing: 'language' };
          }),
        lanes: navigator.hardwareConcurrency >= CORES_FOR_TWO ? 2 : 1,
        onPage,
      });
    } catch {
      // It opened to be read, and does not open to be drawn.
      for (const page of pages) onPage(page, null);
    } finally {
      await drawing.destroy();
    }
  };
  const extraction = await extract({ data }, recognise);
  return { outcome: readPages(extraction), pictures: [], ...pdf, ...missing };
}
