import type { MarkBox } from '../document-page/marks.ts';

/** Selected words of a document, with their place. */
export type Passage = {
  /** All selected words, in reading order. */
  text: string;
  /** The page where they start, from 1; null if the document has no pages. */
  page: number | null;
  /** The paragraph where they start, from 0, if the document has no pages. */
  paragraph?: number;
  /** The words at that place: all of them if there are pages, otherwise those of the first paragraph. */
  quote: string;
  /**
   * One box per line, as fractions (0..1) of its page. `page` is set if it is not the first page. Empty if there are no
   * pages.
   */
  rects: (MarkBox & { page?: number })[];
};

/** A run of words on one line. Lengths are in pixels from the top left of the page, or of the text. */
export type Fragment = {
  text: string;
  page: number | null;
  paragraph?: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The size of a page as shown, in pixels. */
export type ShownSize = { width: number; height: number };

type Placed = Pick<Fragment, 'x' | 'y' | 'width' | 'height'>;

/** Two runs are on one line if they share half the height of the lower one. */
function isSameLine(a: Placed, b: Placed): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared > Math.min(a.height, b.height) / 2;
}

function isOver(a: Placed, b: Placed): boolean {
  return Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);
}

/** The bounding box of runs of words. */
export function toBounds(parts: readonly Placed[]): Placed {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Runs of words of one page as lines in reading order. Files draw words in any order: runs of a line are sorted from
 * left to right, and a line moves up if a line that was drawn earlier is below it in the same column. Columns keep the
 * order in which they were drawn.
 */
export function toLines<Part extends Placed>(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && isSameLine(toBounds(last), part)) last.push(part);
    else lines.push([part]);
  }
  const ordered: { bounds: Placed; parts: Part[] }[] = [];
  for (const line of lines) {
    const bounds = toBounds(line);
    const below = ordered.findIndex((one) => one.bounds.y > bounds.y && isOver(one.bounds, bounds));
    const entry = { bounds, parts: line.toSorted((a, b) => a.x - b.x) };
    if (below < 0) ordered.push(entry);
    else ordered.splice(below, 0, entry);
  }
  return ordered.map((line) => line.parts);
}

/** Runs that are closer than this fraction of their height belong to one word. */
const WORD_GAP = 0.12;

function joinLine(line: readonly Fragment[]): string {
  let text = '';
  let end: number | null = null;
  for (const part of line) {
    const isApart = end !== null && part.x - end > part.height * WORD_GAP;
    text += isApart ? ` ${part.text}` : part.text;
    end = part.x + part.width;
  }
  return text;
}

/**
 * Characters of a file that are not words: controls, halves of surrogates, private glyphs, direction marks, soft
 * hyphens.
 */
const UNREADABLE = /[\p{Cs}\p{Co}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const CONTROL = /\p{Cc}+/gu;

function toClean(text: string): string {
  return text.replace(CONTROL, ' ').replace(UNREADABLE, '').replace(/\s+/g, ' ').trim();
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;

/** The box of a line as fractions of its page, cut off at the page edges; null if it is outside the page. */
function toRect(line: readonly Fragment[], size: ShownSize): MarkBox | null {
  const { x, y, width, height } = toBounds(line);
  const left = share(x / size.width);
  const top = share(y / size.height);
  const rect = {
    x: left,
    y: top,
    width: share(share((x + width) / size.width) - left),
    height: share(share((y + height) / size.height) - top),
  };
  return rect.width > 0 && rect.height > 0 ? rect : null;
}

/** Groups consecutive runs with the same key. */
function groupBy<Key>(parts: readonly Fragment[], toKey: (part: Fragment) => Key): [Key, Fragment[]][] {
  const groups = new Map<Key, Fragment[]>();
  for (const part of parts) groups.set(toKey(part), [...(groups.get(toKey(part)) ?? []), part]);
  return [...groups];
}

function toTextPassage(parts: readonly Fragment[]): Passage | null {
  const [first, ...others] = groupBy(parts, ({ paragraph }) => paragraph);
  if (first === undefined) return null;
  const toWords = (own: readonly Fragment[]) => toClean(own.map(({ text }) => text).join(''));
  const quote = toWords(first[1]);
  const text = [quote, ...others.map(([, own]) => toWords(own))].join(' ');
  return { text, page: null, paragraph: first[0], quote, rects: [] };
}

/**
 * Turns selected runs of words into a citation: the words in reading order, the page, and one box per line. Returns
 * null if only white space is selected.
 */
export function toPassage(
  fragments: readonly Fragment[],
  findSize: (page: number) => ShownSize | null,
): Passage | null {
  const parts = fragments.filter(({ text }) => text.trim() !== '');
  const first = parts[0];
  if (first === undefined) return null;
  if (first.page === null) return toTextPassage(fragments.filter(({ page }) => page === null));
  const texts: string[] = [];
  const rects: Passage['rects'] = [];
  const pages = groupBy(parts, ({ page }) => page).sort(([a], [b]) => (a ?? 0) - (b ?? 0));
  const start = pages[0]?.[0] ?? first.page;
  for (const [page, own] of pages) {
    const size = page === null ? null : findSize(page);
    if (page === null || size === null) continue;
    for (const line of toLines(own)) {
      texts.push(joinLine(line));
      const rect = toRect(line, size);
      if (rect !== null) rects.push(page === start ? rect : { page, ...rect });
    }
  }
  const text = toClean(texts.join(' '));
  return text === '' ? null : { text, page: start, quote: text, rects };
}
