import type { PageItem } from '../types.ts';

/** What a viewer writes below "Signature Not Verified": who signed, when, why and where. */
const DETAIL = /^(?:digitally|signed|by|date|reason|location|designation)\b/i;
/** Of the height of the mark's letters: the lines below are at most so far apart, and all of them so far down. */
const STEP = 2.2;
const DEPTH = 7;
/** Of the same: how much further left or right than the mark a line of it may begin, and how wide it may be. */
const LEFT = 1;
const WIDTH = 24;

const isAt = (items: readonly PageItem[], at: number, words: readonly RegExp[]): boolean =>
  words.every((word, i) => word.test(items[at + i]?.text ?? ''));

// Print below the mark may cost its first or its last letter.
const MARKS = [
  [/^S?ignature$/i, /^Not$/i, /^Verifi?ed?\b/i],
  [/^S?ignature$/i, /^valid\b/i],
] as const;

/** The words of one mark: its own, and those of the lines below it that tell of the signature. */
const findMark = (items: readonly PageItem[], at: number, length: number): PageItem[] => {
  const first = items[at];
  if (!first) return [];
  const mark = items.slice(at, at + length);
  const inColumn = items.filter(
    ({ x, y }) =>
      y > first.y + 0.3 * first.height &&
      y < first.y + DEPTH * first.height &&
      x > first.x - LEFT * first.height &&
      x < first.x + WIDTH * first.height,
  );
  let last = first.y;
  let isNamed = false;
  for (const y of [...new Set(inColumn.map((item) => item.y))].toSorted((a, b) => a - b)) {
    const line = inColumn.filter((item) => item.y === y);
    const begin = line.toSorted((a, b) => a.x - b.x)[0];
    const isNear = y - last < STEP * first.height && (begin?.height ?? 0) <= 1.1 * first.height;
    const isDetail = DETAIL.test(begin?.text ?? '');
    // The name of who signed stands alone below "Digitally signed by".
    if (!begin || !isNear || Math.abs(begin.x - first.x) > LEFT * first.height || (!isDetail && !isNamed))
      break;
    isNamed = line.some(({ text }) => /^by\b/i.test(text)) && line.at(-1)?.text.toLowerCase() === 'by';
    mark.push(...line);
    last = y;
  }
  return mark;
};

/** The words of a page without the marks of signatures that a viewer drew on it: they belong to no sentence. */
export const withoutSignatureMarks = (items: readonly PageItem[]): PageItem[] => {
  const marks = new Set<PageItem>();
  for (const at of items.keys())
    for (const words of MARKS)
      if (isAt(items, at, words)) for (const item of findMark(items, at, words.length)) marks.add(item);
  return items.filter((item) => !marks.has(item));
};
