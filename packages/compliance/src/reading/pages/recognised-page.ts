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

/** Which pages (from 1) of which PDF to recognise, and whom to tell of each that is done. */
export type RecognitionRequest = {
  data: Uint8Array;
  pages: readonly number[];
  onPage: () => void;
};

/** Recognises pages of a PDF. A page that cannot be recognised is left out; never rejects. */
export type PageRecogniser = (request: RecognitionRequest) => Promise<ReadonlyMap<number, RecognisedPage>>;

/** Whether the words of a page stand in a picture, or come out of the file as other letters than it shows. */
export const needsRecognition = (page: InputPage | undefined): boolean =>
  page?.kind === 'scan' || page?.kind === 'garbled' || (page?.kind === 'text' && saysIndic(page));

/** The pages, with words where they had none: what was recognised is read like text, what was not stays what it is. */
export const withRecognised = async (
  pages: InputPage[],
  data: Uint8Array,
  { recognise, onPage }: { recognise: PageRecogniser; onPage: () => void },
): Promise<InputPage[]> => {
  const numbers = pages.filter(needsRecognition).map(({ number }) => number);
  const recognised = await recognise({ data, pages: numbers, onPage });
  return pages.map((page) => {
    const found = recognised.get(page.number);
    if (!found) return page;
    if (page.kind === 'text') return withIndicAsDrawn(page, found);
    return { ...page, ...found, kind: found.items.length > 0 ? 'text' : 'blank' };
  });
};

/** Recognises nothing: pages that are pictures stay unread. */
export const recogniseNone: PageRecogniser = async () => new Map();
