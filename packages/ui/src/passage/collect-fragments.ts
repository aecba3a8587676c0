import type { Fragment, ShownSize } from './passage.ts';
import { toWordEnd, toWordStart } from './whole-words.ts';

/** Elements above the words that are not words, such as chips. */
const NO_WORDS = 'button, [aria-hidden="true"]';

/** The parts of a document: pages, or paragraphs if it has no pages. */
export const PLACES = '[data-page], [data-paragraph]';

/** The text nodes of an element that contain words of the document. */
export function listTextNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data !== '' && !node.parentElement?.closest(NO_WORDS)) nodes.push(node);
  }
  return nodes;
}

/** The page or paragraph of a node, as a citation names it. */
function toPlace(place: HTMLElement): Pick<Fragment, 'page' | 'paragraph'> {
  const { page, paragraph } = place.dataset;
  return page === undefined ? { page: null, paragraph: Number(paragraph) } : { page: Number(page) };
}

/** The size of a page as shown; null if it is not shown. */
export function findShownSize(box: HTMLElement, page: number): ShownSize | null {
  const rect = box.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 || rect.height === 0 ? null : rect;
}

/** The words of a range inside `box`, run by run, each with its place. Words that it begins or ends in are whole. */
export function collectFragments(range: Range, box: HTMLElement): Fragment[] {
  const fragments: Fragment[] = [];
  for (const place of box.querySelectorAll<HTMLElement>(PLACES)) {
    if (!range.intersectsNode(place)) continue;
    const origin = place.getBoundingClientRect();
    for (const node of listTextNodes(place)) {
      if (!range.intersectsNode(node)) continue;
      const part = document.createRange();
      part.setStart(node, node === range.startContainer ? toWordStart(node.data, range.startOffset) : 0);
      part.setEnd(node, node === range.endContainer ? toWordEnd(node.data, range.endOffset) : node.length);
      const rect = part.getBoundingClientRect();
      fragments.push({
        ...toPlace(place),
        text: part.toString(),
        x: rect.left - origin.left,
        y: rect.top - origin.top,
        width: rect.width,
        height: rect.height,
      });
    }
  }
  return fragments;
}
