import { listTextNodes, PLACES } from './collect-fragments.ts';
import { toLines } from './passage.ts';
import { findWordNear, type PlacedWord } from './word-walk.ts';

/** A word of the document: its place on the page, and its text node. */
export type DocumentWord = PlacedWord & { node: Text; start: number; end: number; text: string };

type Known = { stamp: string; words: DocumentWord[] };

const known = new WeakMap<Element, Known>();

/** The pages or paragraphs of a document that are drawn. */
export function listPlaces(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(PLACES)];
}

/** The words of a page or a paragraph in reading order. They are measured again after it is redrawn. */
export function listWords(place: HTMLElement): DocumentWord[] {
  const stamp = `${place.clientWidth}:${place.textContent?.length ?? 0}`;
  const before = known.get(place);
  if (before?.stamp === stamp && before.words.every(({ node }) => node.isConnected)) return before.words;
  const origin = place.getBoundingClientRect();
  const found: DocumentWord[] = [];
  for (const node of listTextNodes(place)) {
    for (const match of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { left, top, width, height } = range.getBoundingClientRect();
      const at = { x: left - origin.left, y: top - origin.top, width, height };
      found.push({ ...at, node, start: match.index, end: match.index + match[0].length, text: match[0] });
    }
  }
  const words = toLines(found).flat();
  known.set(place, { stamp, words });
  return words;
}

/** The word of a document at a point that a finger touched; null if there is none. */
export function findWordAtPoint(box: HTMLElement, { x, y }: { x: number; y: number }): DocumentWord | null {
  for (const place of listPlaces(box)) {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) continue;
    return findWordNear(listWords(place), { x: x - left, y: y - top });
  }
  return null;
}

/** Selects from one word to another, in either order. */
export function selectWords(from: DocumentWord, to: DocumentWord): void {
  const order = from.node.compareDocumentPosition(to.node);
  const isBack =
    from.node === to.node ? to.start < from.start : Boolean(order & Node.DOCUMENT_POSITION_PRECEDING);
  const [first, last] = isBack ? [to, from] : [from, to];
  document.getSelection()?.setBaseAndExtent(first.node, first.start, last.node, last.end);
}
