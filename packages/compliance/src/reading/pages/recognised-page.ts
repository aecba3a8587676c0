import type { InputPage, PageItem, UnreadLines } from '../types.ts';
import { saysIndic, withIndicAsDrawn } from './indic-text.ts';
import type { Mapping } from './mapping.ts';

/**
 * What was recognised on a page. Words in points of the page laid straight, `width` by `height`; `toPaper` takes shares
 * (0..1) of that to shares of the page as it is. A page without words is blank.
 */
export type RecognisedPage = {
  width: number;
  height: number;
  items: PageItem[];
  toPaper: Mapping;
  unreadLines: Omit<UnreadLines, 'page'>[];
};

/** Which pages (from 1) of which PDF to recognise, and whom to tell of each that is done; null: it could not be. */
export type RecognitionRequest = {
  data: Uint8Array;
  pages: readonly number[];
  onPage: (page: number, found: RecognisedPage | null) => void;
};

/** Recognises pages of a PDF and tells of each. Ends when it has told of all of them; never rejects. */
export type PageRecogniser = (request: RecognitionRequest) => Promise<void>;

/** Whether the words of a page stand in a picture, or come out of the file as other letters than it shows. */
export const needsRecognition = (page: InputPage | undefined): boolean =>
  page?.kind === 'scan' || page?.kind === 'garbled' || (page?.isBroken === true && saysIndic(page));

/** A page with the words that were recognised on it; what was not stays what it is. */
const withWords = (page: InputPage, found: RecognisedPage | null): InputPage => {
  if (!found) return page;
  if (page.kind === 'text') return withIndicAsDrawn(page, found);
  return { ...page, ...found, kind: found.items.length > 0 ? 'text' : 'blank' };
};

/** The pages of an order as far as they are read; `waiting` (from 1) are the numbers of those that are not. */
export type PagesSoFar = { pages: readonly InputPage[]; waiting: ReadonlySet<number> };

/**
 * The pages, with words where they had none: what was recognised is read like text.
 * @param onPage told of each page that is done, with all of them as they are then
 */
export const withRecognised = async (
  pages: readonly InputPage[],
  data: Uint8Array,
  { recognise, onPage }: { recognise: PageRecogniser; onPage: (soFar: PagesSoFar) => void },
): Promise<InputPage[]> => {
  const read = [...pages];
  const numbers = pages.filter(needsRecognition).map(({ number }) => number);
  const waiting = new Set(numbers);
  await recognise({
    data,
    pages: numbers,
    onPage: (number, found) => {
      waiting.delete(number);
      const at = read.findIndex((page) => page.number === number);
      const page = read[at];
      if (page) read[at] = withWords(page, found);
      onPage({ pages: read, waiting });
    },
  });
  return read;
};

/** Recognises nothing: pages that are pictures stay unread. */
export const recogniseNone: PageRecogniser = async ({ pages, onPage }) => {
  for (const page of pages) onPage(page, null);
};
