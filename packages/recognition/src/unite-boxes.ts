import type { Box } from './types.ts';

/** Pieces of one line so near, in heights of it, are named as one. */
const NEAR = 2;

/** Boxes of pieces of lines, those of one line that overlap or stand near each other as one. */
export const uniteBoxes = (boxes: readonly Box[]): Box[] => {
  const united: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const high = box.y1 - box.y0;
    const last = united.findLast(
      ({ x1, y0, y1 }) =>
        Math.min(y1, box.y1) - Math.max(y0, box.y0) > Math.min(high, y1 - y0) / 2 &&
        box.x0 < x1 + NEAR * high,
    );
    if (!last) united.push({ ...box });
    else {
      last.x1 = Math.max(last.x1, box.x1);
      last.y0 = Math.min(last.y0, box.y0);
      last.y1 = Math.max(last.y1, box.y1);
    }
  }
  return united;
};
