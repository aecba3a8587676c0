import type { PdfItem, PdfMark, PdfTextItem } from './pdf-types.ts';

/**
 * A piece of marked content in the order in which a page begins them: its tag, and the words that are meant by what it
 * draws (PDF, ActualText); null: what is drawn is what is meant.
 */
export type MarkedContent = { tag: string | null; actualText: string | null };

/** Reads the marked content of the pages of a file, by their number. Throws where it cannot. */
export type MarkedContentReader = (data: Uint8Array) => Promise<(page: number) => MarkedContent[]>;

const BEGINS = new Set(['beginMarkedContent', 'beginMarkedContentProps']);

const isMark = (item: PdfItem): item is PdfMark => !('str' in item);

/** Whether words may be meant by other glyphs than theirs: a stretch that no structure of the file names. */
export const mayHaveActualText = (items: readonly PdfItem[]): boolean =>
  items.some(
    (item) => isMark(item) && item.type === 'beginMarkedContentProps' && item.tag === 'Span' && !item.id,
  );

type Matrix = [number, number, number, number, number, number];
type Run = Omit<PdfTextItem, 'transform'> & { transform: Matrix };

const isRun = (item: PdfItem | undefined): item is Run =>
  item !== undefined &&
  !isMark(item) &&
  item.transform.length === 6 &&
  item.transform.every((number) => typeof number === 'number');

const isBlank = (run: Run | undefined): boolean => run !== undefined && run.str.trim() === '';

const isPrinted = (item: PdfItem | undefined): item is Run => isRun(item) && item.str.trim() !== '';

/** How far along the base line of a run another one begins, in points; null: on another line. */
const findDistance = ({ transform: [a, b, , , e, f], height }: Run, { transform }: Run): number | null => {
  const length = Math.hypot(a, b) || 1;
  const [x, y] = [transform[4] - e, transform[5] - f];
  const above = Math.abs((x * b - y * a) / length);
  return above > 0.3 * (height || length) ? null : (x * a + y * b) / length;
};

/** A run so many points further along its base line. */
const moveRun = ({ transform: [a, b, c, d, e, f], ...run }: Run, by: number): Run => {
  const share = by / (Math.hypot(a, b) || 1);
  return { ...run, transform: [a, b, c, d, e + share * a, f + share * b] };
};

/** Room of a letter beside its height, where nothing tells it. */
const LETTER = 0.5;

const guessRoom = (text: string, { height, transform: [a, b] }: Run): number =>
  text.length * LETTER * (height || Math.hypot(a, b));

/** A run of the meant words: where the glyphs are, or, where they mean nothing to pdf.js, between those around them. */
const toMeantRun = (
  text: string,
  inner: readonly Run[],
  before: Run | undefined,
  after: Run | undefined,
): Run | null => {
  const [first] = inner;
  const last = inner.at(-1);
  if (first && last) {
    const width = Math.max(first.width, (findDistance(first, last) ?? 0) + last.width);
    return { ...first, str: text, width };
  }
  if (before) {
    const next = (after && findDistance(before, after)) ?? 0;
    const width = next > before.width ? next - before.width : guessRoom(text, before);
    return { ...moveRun(before, before.width), str: text, width };
  }
  if (!after) return null;
  const width = guessRoom(text, after);
  return { ...moveRun(after, -width), str: text, width };
};

/** The place of the end of each mark that begins; marks that are not closed end with the page. */
const findEnds = (items: readonly PdfItem[]): Map<number, number> => {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, item] of items.entries()) {
    if (!isMark(item)) continue;
    if (BEGINS.has(item.type)) open.push(at);
    else if (item.type === 'endMarkedContent') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, at);
    }
  }
  for (const start of open) ends.set(start, items.length);
  return ends;
};

/**
 * The runs of a page with the words that are meant in place of the glyphs that draw them: ligatures without a meaning of
 * their own ("office" printed by Chromium), clusters of Indic scripts.
 * @param items what pdf.js gives, marks included
 * @param marked the same marks, read from the file; other marks than those of `items` are left alone
 */
export const withActualText = (
  items: readonly PdfItem[],
  marked: readonly MarkedContent[],
): PdfTextItem[] => {
  const starts = [...items.entries()].filter(([, item]) => isMark(item) && BEGINS.has(item.type));
  const isSame =
    starts.length === marked.length &&
    starts.every(([, item], nth) => isMark(item) && (item.tag ?? null) === (marked[nth]?.tag ?? null));
  const runs = items.filter((item): item is PdfTextItem => !isMark(item));
  if (!isSame) return runs;
  const meant = new Map(starts.map(([at], nth) => [at, marked[nth]?.actualText ?? null]));
  const ends = findEnds(items);
  const result: PdfTextItem[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) break;
    const text = meant.get(at) ?? null;
    const end = ends.get(at);
    if (text === null || end === undefined) {
      if (!isMark(item)) result.push(item);
      continue;
    }
    const inner = items.slice(at, end).filter(isPrinted);
    const before = result.findLast(isRun);
    const after = items.slice(end).find(isRun);
    // A blank has no place of its own: it goes with the words that it parts.
    const words = `${isBlank(before) ? ' ' : ''}${text}${isBlank(after) ? ' ' : ''}`;
    const run = toMeantRun(words, inner, result.findLast(isPrinted), items.slice(end).find(isPrinted));
    if (run) result.push(run);
    at = end;
  }
  return result;
};
