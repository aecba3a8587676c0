import type { RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { PageImage } from '@anupalan/recognition/page-image';
import { PictureReader, type Recognise } from '@anupalan/recognition/picture-reader';
import { rawOpener } from '@anupalan/recognition/raw-opener';

/** A page that takes longer stays unread, in milliseconds: it is a bomb, or too much for this machine. */
const GIVE_UP_PAGE_AFTER_MS = 120_000;

/** Recognises pictures, and can be closed in the middle of one. */
export type ClosableRecogniser = { recognise: Recognise; close: () => Promise<void> };

/** What pages are read with. */
export type PageTools = {
  getImage: (page: number) => Promise<PageImage>;
  openRecogniser: () => ClosableRecogniser;
  /** How many pages are read at once. */
  lanes: number;
  onPage: (page: number, found: RecognisedPage | null) => void;
};

const OVER = Symbol('over');

/** What comes of some work, or that it takes too long. */
const orOver = async <T>(work: Promise<T>): Promise<T | typeof OVER> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<typeof OVER>((resolve) => {
    timer = setTimeout(() => resolve(OVER), GIVE_UP_PAGE_AFTER_MS);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Recognises pages (from 1) and tells of each. One that cannot be read, or takes too long, is null; the others go on. Never
 * rejects.
 */
export async function recognisePages(
  pages: readonly number[],
  { getImage, openRecogniser, lanes, onPage }: PageTools,
): Promise<void> {
  const waiting = [...pages];
  const work = async () => {
    const recogniser = openRecogniser();
    const reader = new PictureReader({ opener: rawOpener, recognise: recogniser.recognise });
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const reading = getImage(page).then((image) => reader.read(image));
      const recognised = await orOver(reading.catch(() => null));
      // What still works on a page that is given up ends with what recognises it; the next page opens another.
      if (recognised === OVER) await recogniser.close();
      onPage(page, recognised === OVER ? null : recognised);
    }
    await recogniser.close();
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(lanes, pages.length)) }, work));
}
