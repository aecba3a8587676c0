import type { CitationRect } from '@anupalan/api-client/types';
import type { Condition } from '../review/conditions.ts';

/** A condition's boxes on one page, as shares (0..1) of it; origin top left. */
export type PageMark = { condition: Condition; rects: CitationRect[] };

/** A chip in the margin of a page: `top` in pixels. `isStart` is false where the words began on an earlier page. */
export type MarginChip = { condition: Condition; top: number; isStart: boolean };

/** Height that a chip needs in the margin, in pixels, with the gap below it. */
const CHIP_STEP = 24;

/** Grace around a box when it is pressed, as a share of the page. */
const HIT_GRACE = 0.004;

/** Boxes by page. Words that run over to the next page have boxes on both. */
export function groupMarks(conditions: readonly Condition[]): Map<number, PageMark[]> {
  const pages = new Map<number, PageMark[]>();
  for (const condition of conditions) {
    for (const rect of condition.citation.rects) {
      const page = rect.page ?? condition.citation.page;
      if (page === null) continue;
      const marks = pages.get(page) ?? [];
      pages.set(page, marks);
      const mark = marks.find((one) => one.condition.id === condition.id);
      if (mark === undefined) marks.push({ condition, rects: [rect] });
      else mark.rects.push(rect);
    }
  }
  return pages;
}

/** Upper edge of a mark, as a share of the page. */
export function toMarkTop({ rects }: PageMark): number {
  return Math.min(...rects.map(({ y }) => y));
}

/** Chips of a page from top to bottom, pushed down where two would lie on each other. */
export function layOutChips(marks: readonly PageMark[], page: number, pageHeight: number): MarginChip[] {
  let free = 0;
  return marks
    .map((mark) => ({ mark, top: toMarkTop(mark) * pageHeight }))
    .sort((a, b) => a.top - b.top || a.mark.condition.number - b.mark.condition.number)
    .map(({ mark, top }) => {
      const placed = Math.max(top, free);
      free = placed + CHIP_STEP;
      return { condition: mark.condition, top: placed, isStart: mark.condition.citation.page === page };
    });
}

/** The condition whose box lies under a point of the page (shares 0..1); the smallest box where several do. */
export function findMarkAt(marks: readonly PageMark[], x: number, y: number): Condition | null {
  let best: { condition: Condition; area: number } | null = null;
  for (const { condition, rects } of marks) {
    for (const rect of rects) {
      const isInside =
        x >= rect.x - HIT_GRACE &&
        x <= rect.x + rect.width + HIT_GRACE &&
        y >= rect.y - HIT_GRACE &&
        y <= rect.y + rect.height + HIT_GRACE;
      const area = rect.width * rect.height;
      if (isInside && (best === null || area < best.area)) best = { condition, area };
    }
  }
  return best?.condition ?? null;
}

/** Width of a chip with two digits, in pixels, with a gap. */
const CHIP_WIDTH = 36;

/** Room that a printed number takes before the words of a condition, as a share of the page. */
const NUMBER_ROOM = 0.045;

/** Left edge of the margin's chips in pixels: clear of the printed numbers where the margin has room for that. */
export function toChipLeft(marks: readonly PageMark[], pageWidth: number): number {
  const edges = marks.flatMap(({ rects }) => rects.map(({ x }) => x));
  const edge = edges.length === 0 ? 0 : Math.min(...edges);
  return Math.max(2, Math.min((edge - NUMBER_ROOM) * pageWidth - CHIP_WIDTH, pageWidth * 0.04));
}
