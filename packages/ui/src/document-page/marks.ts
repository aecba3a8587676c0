import type { ClauseChipState } from '../clause-chip/clause-chip.tsx';

/** A box on a page, in shares (0..1) of it; the origin is its upper left corner. */
export type MarkBox = { x: number; y: number; width: number; height: number };

/** Words of a page that belong to one clause: boxes, and what the chip in the margin says. */
export type DocumentMark = {
  /** Unique on the page. */
  id: string;
  /** What the chip shows, for example 17. */
  number: number | string;
  /** What the chip says aloud, for example "Condition 17, page 6". */
  label: string;
  /** Where the words stand: usually a box for each line. */
  boxes: readonly MarkBox[];
  /** How far the clause is looked at. The selected one is `selectedId` of the page. */
  state?: ClauseChipState;
  /** Drawn pale: set aside. */
  isFaint?: boolean;
  /** The words began on an earlier page. */
  isContinued?: boolean;
};

/** A chip in the margin of a page: `top` in pixels. */
export type MarginChip = { mark: DocumentMark; top: number };

/** Height that a chip needs in the margin, in pixels, with the gap below it. */
const CHIP_STEP = 24;

/** Grace around a box when it is pressed, as a share of the page. */
const HIT_GRACE = 0.004;

/** Whether a box has a place and a size at all. */
export function isBox({ x, y, width, height }: MarkBox): boolean {
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
}

/** Upper edge of a mark, as a share of the page; 0 where it has no box. */
export function toMarkTop({ boxes }: Pick<DocumentMark, 'boxes'>): number {
  const tops = boxes.filter(isBox).map(({ y }) => y);
  return tops.length === 0 ? 0 : Math.min(Math.max(Math.min(...tops), 0), 1);
}

/**
 * Chips of a page from top to bottom, moved where two would lie on each other. All of them stay on the page: where
 * there are more than its height has room for, they overlap evenly.
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

/** The mark whose box lies under a point of the page (shares 0..1); the smallest box where several do. */
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

/** Room that a printed number takes before the words of a clause, as a share of the page. */
const NUMBER_ROOM = 0.045;

/** Left edge of the margin's chips in pixels: clear of the printed numbers where the margin has room for that. */
export function toChipLeft(marks: readonly DocumentMark[], pageWidth: number): number {
  const edges = marks.flatMap(({ boxes }) => boxes.filter(isBox).map(({ x }) => x));
  const edge = edges.length === 0 ? 0 : Math.min(...edges);
  return Math.max(2, Math.min((edge - NUMBER_ROOM) * pageWidth - CHIP_WIDTH, pageWidth * 0.04));
}

const percent = (share: number) => `${share * 100}%`;

/** A box in percent of its page, as a style. */
export function toPlace(box: MarkBox): { left: string; top: string; width: string; height: string } {
  return {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  };
}
