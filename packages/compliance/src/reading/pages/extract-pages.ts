import { ORDER_MAX_PAGES } from '@anupalan/enums/limits';
import { hasIndic } from '../indic/fold.ts';
import type { InputPage, PageItem } from '../types.ts';
import {
  type MarkedContent,
  type MarkedContentReader,
  mayHaveActualText,
  withActualText,
} from './actual-text.ts';
import { hasBrokenClusters } from './broken-clusters.ts';
import { toDrawnText } from './drawn-text.ts';
import { getImageCover } from './image-cover.ts';
import type { ReadFailureCode, ReadProgress } from './outcome.ts';
import { needsCover, toPageKind, toTextTraits } from './page-kind.ts';
import type { PdfDocument, PdfLoading, PdfOps, PdfPage, PdfTextItem } from './pdf-types.ts';
import { toReadableText } from './readable-text.ts';
import { needsRecognition, type PageRecogniser, type PagesSoFar, withRecognised } from './recognised-page.ts';

/** The pages of a PDF, or why there are none. */
export type PdfExtraction = { ok: true; pages: InputPage[] } | { ok: false; code: ReadFailureCode };

/** Share of its height by which a run of text rises over its base line. */
const ASCENT = 0.82;
/** Text turned further than this (radians) is a watermark or a stamp, not part of the order. */
const LEVEL = 0.1;

type Matrix = [number, number, number, number, number, number];

const isMatrix = (value: unknown[]): value is Matrix =>
  value.length >= 6 && value.every((n) => typeof n === 'number');

const toItem = (raw: PdfTextItem, view: Matrix): PageItem | null => {
  if (raw.str.trim() === '' || !isMatrix(raw.transform)) return null;
  const [a, b, c, d, e, f] = view;
  const m = raw.transform;
  const angle = Math.atan2(b * m[0] + d * m[1], a * m[0] + c * m[1]);
  if (Math.abs(angle) >= LEVEL) return null;
  const height = raw.height || Math.hypot(m[2], m[3]);
  return {
    text: raw.str,
    x: a * m[4] + c * m[5] + e,
    y: b * m[4] + d * m[5] + f - ASCENT * height,
    width: raw.width,
    height,
  };
};

/** What a glyph means is told by its font: after this the words are those that a person reads. */
const toReadableItem = (item: PageItem): PageItem[] => {
  const text = toReadableText(item.text);
  return text.trim() === '' ? [] : [{ ...item, text }];
};

/** The marked content of a page; null: it cannot be read, or nobody reads it. */
type ToMarks = (page: number) => Promise<MarkedContent[] | null>;

const extractPage = async (page: PdfPage, ops: PdfOps, toMarks: ToMarks): Promise<InputPage> => {
  const viewport = page.getViewport({ scale: 1 });
  const base = { number: page.pageNumber, width: viewport.width, height: viewport.height };
  const view: unknown[] = viewport.transform;
  const { items: found } = await page.getTextContent({ includeMarkedContent: true });
  const marks = mayHaveActualText(found) ? await toMarks(page.pageNumber) : null;
  const said = marks ? withActualText(found, marks) : found.filter((item) => 'str' in item);
  const raw = said.some(({ str }) => hasIndic(str))
    ? toDrawnText(await page.getOperatorList(), ops, marks)
    : said;
  const items = isMatrix(view)
    ? raw.map((item) => toItem(item, view)).filter((item): item is PageItem => item !== null)
    : [];
  const isBroken = raw !== said && hasBrokenClusters(raw.map(({ str }) => str));
  const traits = toTextTraits(items.map((item) => item.text));
  const cover = needsCover(traits) ? await getImageCover(page, ops).catch(() => 0) : 0;
  return {
    ...base,
    kind: toPageKind(traits, cover),
    items: items.flatMap(toReadableItem),
    ...(isBroken && { isBroken }),
  };
};

/** Told how far it is; where pages are recognised, also of the pages as they are then. */
export type OnPages = (progress: ReadProgress, soFar?: PagesSoFar) => void;

/** What the parser throws when it is refused memory, rather than that the file is bad. */
const isMemoryError = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && /allocation failed|out of memory/i.test(error.message));

const codeOf = (error: unknown): ReadFailureCode => {
  if (error instanceof Error && error.name === 'PasswordException') return 'encrypted';
  return isMemoryError(error) ? 'too_heavy' : 'broken';
};

/** Reads the marks of a file once, when the first page asks for them. */
const createToMarks = (document: PdfDocument, readMarks: MarkedContentReader | undefined): ToMarks => {
  let reading: Promise<(page: number) => MarkedContent[]> | null = null;
  return async (page) => {
    if (!readMarks) return null;
    reading ??= document.getData().then(readMarks);
    try {
      return (await reading)(page);
    } catch {
      // The words as they are drawn are better than none.
      return null;
    }
  };
};

/**
 * The positioned text of every page of a PDF that pdf.js is opening; closes it when done. A file that only forbids
 * copying is read, one that needs a password to open is not. A page that cannot be parsed is `garbled`, so that the
 * order's other pages are still read. Pages without text of their own are recognised. Never throws.
 * @param readMarks tells which words are meant by which glyphs; without it the glyphs are read as they are
 * @param recognise reads pictures; without it pages that are pictures stay unread
 */
export const extractPages = async (
  loading: PdfLoading,
  ops: PdfOps,
  onProgress: OnPages,
  { readMarks, recognise }: { readMarks?: MarkedContentReader; recognise?: PageRecogniser } = {},
): Promise<PdfExtraction> => {
  try {
    const document = await loading.promise;
    const toMarks = createToMarks(document, readMarks);
    const pageCount = document.numPages;
    if (pageCount > ORDER_MAX_PAGES) return { ok: false, code: 'too_many_pages' };
    const pages: InputPage[] = [];
    let done = 0;
    for (let number = 1; number <= pageCount; number++) {
      try {
        const page = await document.getPage(number);
        pages.push(await extractPage(page, ops, toMarks));
        page.cleanup();
      } catch (error) {
        if (isMemoryError(error)) return { ok: false, code: 'too_heavy' };
        pages.push({ number, width: 595, height: 842, kind: 'garbled', items: [] });
      }
      if (!recognise || !needsRecognition(pages.at(-1))) onProgress({ page: ++done, pageCount });
    }
    if (!recognise || done === pageCount) return { ok: true, pages };
    onProgress({ page: done, pageCount, recognises: true });
    const onPage = (soFar: PagesSoFar) => onProgress({ page: ++done, pageCount, recognises: true }, soFar);
    return { ok: true, pages: await withRecognised(pages, await document.getData(), { recognise, onPage }) };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  } finally {
    await loading.destroy().catch(() => undefined);
  }
};
