import type { ClauseChipState } from '../clause-chip/clause-chip.tsx';

/** A box on a page, as fractions (0..1) of the page. The origin is the upper left corner. */
export type MarkBox = { x: number; y: number; width: number; height: number };

/** The words of one clause on a page: their boxes, and the chip in the margin. */
export type DocumentMark = {
  /** Unique on the page. */
  id: string;
  /** What the chip shows, for example 17. */
  number: number | string;
  /** What screen readers read for the chip, for example "Condition 17, page 6". */
  label: string;
  /** The boxes of the words, usually one per line. */
  boxes: readonly MarkBox[];
  /** The review status of the clause. `selectedId` of the page is the selected one. */
  state?: ClauseChipState;
  /** Shows the mark in a pale colour, because the clause was set aside. */
  isFaint?: boolean;
  /** The clause started on an earlier page. */
  isContinued?: boolean;
};

/** A chip in the margin of a page: `top` in pixels. */
export type MarginChip = { mark: DocumentMark; top: number };

/** The height of a chip in the margin with the gap below it, in pixels. */
const CHIP_STEP = 24;

/** How far outside a box a press still counts, as a fraction of the page. */
const HIT_GRACE = 0.004;

/** Whether a box has a valid position and size. */
export function isBox({ x, y, width, height }: MarkBox): boolean {
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
}

/** The upper edge of a mark, as a fraction of the page; 0 if it has no box. */
export function toMarkTop({ boxes }: Pick<DocumentMark, 'boxes'>): number {
  const tops = boxes.filter(isBox).map(({ y }) => y);
  return tops.length === 0 ? 0 : Math.min(Math.max(Math.min(...tops), 0), 1);
}

/**
 * Places the chips of a page from top to bottom and moves those that would overlap. All chips stay on the page: if
 * there are too many for its height, they overlap evenly.
 */
export function layOutChips(marks: readonly DocumentMark[], pageHeight: number): MarginChip[] {
  const chips = marks
    .map((mark) => ({ mark, top: toMarkTop(mark) * pageHeight }))
    .sort((a, b) => a.top - b.top);
  const step = Math.min(CHIP_STEP, pageHeight / Math.max(chips.length, 1));
  let free = 0;
  for (const chip of chips) {
    chip.top = Math.max(chip.top, free);
    free = chip.top + step;
  }
  let last = Math.max(0, pageHeight - CHIP_STEP);
  for (const chip of chips.toReversed()) {
    chip.top = Math.max(0, Math.min(chip.top, last));
    last = chip.top - step;
  }
  return chips;
}

/** The mark at a point of the page (fractions 0..1). If there are several, the one with the smallest box. */
export function findMarkAt(marks: readonly DocumentMark[], x: number, y: number): DocumentMark | null {
  let best: { mark: DocumentMark; area: number } | null = null;
  for (const mark of marks) {
    for (const box of mark.boxes.filter(isBox)) {
      const isInside =
        x >= box.x - HIT_GRACE &&
        x <= box.x + box.width + HIT_GRACE &&
        y >= box.y - HIT_GRACE &&
        y <= box.y + box.height + HIT_GRACE;
      const area = box.width * box.height;
      if (isInside && (best === null || area < best.area)) best = { mark, area };
    }
  }
  return best?.mark ?? null;
}

/** Width of a chip with two digits, in pixels, with a gap. */
const CHIP_WIDTH = 36;

/** The space that a printed number takes before the words of a clause, as a fraction of the page. */
const NUMBER_ROOM = 0.045;

/** The left edge of the chips in pixels. If the margin is wide enough, they do not cover the printed numbers. */
export function toChipLeft(marks: readonly DocumentMark[], pageWidth: number): number {
  const edges = marks.flatMap(({ boxes }) => boxes.filter(isBox).map(({ x }) => x));
  const edge = edges.length === 0 ? 0 : Math.min(...edges);
  return Math.max(2, Math.min((edge - NUMBER_ROOM) * pageWidth - CHIP_WIDTH, pageWidth * 0.04));
}

const percent = (share: number) => `${share * 100}%`;

/** A box in percent of the page, as a style. */
export function toPlace(box: MarkBox): { left: string; top: string; width: string; height: string } {
  return {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  };
}
