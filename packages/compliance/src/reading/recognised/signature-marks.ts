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

/**
 * A kind of mark: its words, whether it is one only with a line below it that tells of the signature, and, where its first
 * words are lost, how far left of them it may begin, in heights of its letters.
 */
type Mark = { words: readonly RegExp[]; needsDetails?: true; left?: number };

// Print below the mark may cost its first or its last letter, a word of it, or all of its words but the lines below.
const MARKS: readonly Mark[] = [
  { words: [/^S?ignature$/i, /^Not$/i, /^\W?Verifi?ed?\b/i] },
  { words: [/^S?ignature$/i, /^valid\b/i] },
  { words: [/./, /^Not$/, /^\W?Verified$/], needsDetails: true },
  { words: [/^Not$/, /^\W?Verified$/], needsDetails: true, left: 9 },
  { words: [/^[A-Z][a-z]{0,3}[VW]erifie?d$/], needsDetails: true, left: 9 },
  { words: [/^Digitally$/, /^signed$/, /^by$/], needsDetails: true },
];
/** What stands in lines of marks alone: an order has days and places elsewhere. */
const TELLING = /^(?:reason|location|digitally)\b/i;
/** A word of which the recogniser is less sure than this may be a line of the mark with print below it. */
const READ = 0.75;
/** Of the height of the mark's letters: its details are in finer type than print, and no higher. */
const FINE = 0.8;
/** The heights of lines in so fine a type are measured unevenly. */
const UNEVEN = 1.4;

const linesOf = (items: readonly PageItem[]): PageItem[][] =>
  [...new Set(items.map(({ y }) => y))]
    .toSorted((a, b) => a - b)
    .map((y) => items.filter((item) => item.y === y).toSorted((a, b) => a.x - b.x));

/** The words of a line up to the next rule of a table: behind it stands another cell. */
const toFirstCell = (line: PageItem[]): PageItem[] => {
  const next = line.findIndex(({ startsCell }, at) => at > 0 && startsCell === true);
  return next < 0 ? line : line.slice(0, next);
};

/** The words of the lines below a mark that tell of the signature; print that stands between them is passed over. */
const findDetails = (
  items: readonly PageItem[],
  first: PageItem,
  isDetail: boolean,
  left: number,
): PageItem[] => {
  const details: PageItem[] = [];
  /** Lines that are of the mark where one that tells of the signature stands below them. */
  let pending: PageItem[] = [];
  let last = first.y;
  let isNamed = isDetail;
  const highest = (isDetail ? UNEVEN : 1.1) * first.height;
  const step = (isDetail ? UNEVEN : 1) * STEP * first.height;
  const fine = isDetail ? highest : FINE * first.height;
  for (const line of linesOf(items).map(toFirstCell)) {
    const [begin] = line;
    if (!begin || begin.y - last >= step) break;
    const isLow = line.every(({ height }) => height <= highest);
    const isLeft = isLow && Math.abs(begin.x - first.x) <= left * first.height;
    const isFine = line.every(({ height }) => height <= fine);
    // The name of who signed stands alone below "Digitally signed by".
    if (isLeft && (DETAIL.test(begin.text) || isNamed)) {
      details.push(...pending, ...line);
      pending = [];
      isNamed = line.some(({ text }) => /^by\b/i.test(text)) && line.at(-1)?.text.toLowerCase() === 'by';
    } else if (isLeft || isFine || line.every(({ confidence }) => (confidence ?? 1) < READ)) {
      pending.push(...line);
    }
    last = begin.y;
  }
  return details;
};

/** The words of one mark: its own, and those of the lines below it that tell of the signature. */
const findMark = (
  items: readonly PageItem[],
  at: number,
  { words, needsDetails, left = LEFT }: Mark,
): PageItem[] => {
  const first = items[at];
  if (!first) return [];
  const inColumn = items.filter(
    ({ x, y }) =>
      y > first.y + 0.3 * first.height &&
      y < first.y + DEPTH * first.height &&
      x > first.x - left * first.height &&
      x < first.x + WIDTH * first.height,
  );
  const details = findDetails(inColumn, first, /^Digitally$/.test(first.text), left);
  if (needsDetails && !details.some(({ text }) => TELLING.test(text))) return [];
  return [...items.slice(at, at + words.length), ...details];
};

/** What alone may be left of a mark that lies over print, and how fine its type is, of that of the page. */
const LEFT_ALONE = /^(?:reason|location):$/i;
const FINEST = 0.65;
/** So near, in heights of them, its words stand to each other. */
const BESIDE = 1;

/** The lines of marks of which print hid all others: they are in much finer type than the page. */
const findLastLines = (items: readonly PageItem[]): PageItem[] => {
  const first = items.filter(({ text }) => LEFT_ALONE.test(text));
  if (first.length === 0) return [];
  const type = items.map(({ height }) => height).toSorted((a, b) => a - b)[items.length >> 1] ?? 0;
  return first.flatMap((item) => {
    if (item.height > FINEST * type) return [];
    const line = [item];
    const behind = items.filter(({ x, y }) => y === item.y && x > item.x).toSorted((a, b) => a.x - b.x);
    for (const word of behind) {
      const last = line.at(-1) ?? item;
      if (word.height > FINEST * type || word.x - last.x - last.width > BESIDE * word.height) break;
      line.push(word);
    }
    return line;
  });
};

/** The words of a page without the marks of signatures that a viewer drew on it: they belong to no sentence. */
export const withoutSignatureMarks = (items: readonly PageItem[]): PageItem[] => {
  const marks = new Set<PageItem>();
  for (const [at, word] of items.entries())
    for (const mark of MARKS)
      if (!marks.has(word) && isAt(items, at, mark.words))
        for (const item of findMark(items, at, mark)) marks.add(item);
  for (const item of findLastLines(items)) marks.add(item);
  return items.filter((item) => !marks.has(item));
};
