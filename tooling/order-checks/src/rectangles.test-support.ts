import type { Citation, InputPage, OrderReading } from '@anupalan/compliance/reading/types';

const toLetters = (text: string): string[] => [
  ...text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
];

/** How many letters one text has that the other lacks, whatever their order. */
const countUnlike = (a: readonly string[], b: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const letter of a) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of b) left.set(letter, (left.get(letter) ?? 0) - 1);
  return [...left.values()].reduce((sum, count) => sum + Math.abs(count), 0);
};

type Box = { x: number; y: number; width: number; height: number };

/** The part of a run of text that lies under a rectangle, both in points. */
const cutRun = (item: InputPage['items'][number], box: Box): string => {
  const middle = item.y + item.height / 2;
  if (middle < box.y || middle > box.y + box.height) return '';
  const from = Math.max(item.x, box.x);
  const to = Math.min(item.x + item.width, box.x + box.width);
  if (to - from <= 1) return '';
  const toIndex = (x: number) => Math.round(((x - item.x) / item.width) * item.text.length);
  return item.text.slice(toIndex(from), toIndex(to));
};

/** The words of the pages that lie under the rectangles of a citation. */
const readUnder = (citation: Citation, pages: ReadonlyMap<number | null, InputPage>): string =>
  citation.rects
    .flatMap(({ page: own, x, y, width, height }) => {
      const page = pages.get(own ?? citation.page);
      if (!page) return [];
      const box = {
        x: x * page.width,
        y: y * page.height,
        width: width * page.width,
        height: height * page.height,
      };
      return page.items.map((item) => cutRun(item, box));
    })
    .join('');

/** A few letters at the edges: a rectangle within a run of text is cut by its share of the letters. */
const EDGE = 3;
const SHARE = 0.04;

/**
 * The citations of a reading whose rectangles cover other words than they quote: each quotation with what lies under it.
 * @param pages the pages as they were extracted; citations on pages without text of their own are left out
 */
export function findWrongRectangles(reading: OrderReading, pages: readonly InputPage[]): string[] {
  const byNumber = new Map<number | null, InputPage>(
    pages.filter(({ kind }) => kind === 'text').map((page) => [page.number, page]),
  );
  const citations = [...reading.limits, ...reading.particulars, ...reading.obligations].map(
    ({ citation }) => citation,
  );
  return citations.flatMap((citation) => {
    if (!byNumber.has(citation.page)) return [];
    const under = readUnder(citation, byNumber);
    const [quoted, covered] = [toLetters(citation.quote), toLetters(under)];
    const isSame = countUnlike(quoted, covered) <= Math.max(EDGE, quoted.length * SHARE);
    return isSame ? [] : [`“${citation.quote}” covers “${under}”`];
  });
}
