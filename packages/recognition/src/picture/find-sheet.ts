import type { Point } from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from '../grey-picture.ts';

/** Left upper, right upper, right lower and left lower corner of a sheet, in pixels of its picture. */
export type Corners = readonly [Point, Point, Point, Point];

/** Where the light changes by more than this factor within a few pixels, one thing ends: shadows fall softer. */
const EDGE = 1.45;
/** That many pixels to each side. */
const REACH = 2;
/** What lies around a sheet is so much darker. */
const DARKER = 0.72;
/** Of the picture: a sheet that somebody took a picture of fills most of it, and not all. */
const FILLED = { least: 0.35, most: 0.97 };
/** How much of the four-cornered shape the sheet has to fill. */
const WHOLE = 0.92;

/** Marks the pixels around which the light changes too much. */
const markEdges = ({ pixels, width, height }: GreyPicture): Uint8Array => {
  const edges = new Uint8Array(pixels.length);
  // What is nearly black is not told from black.
  const at = (x: number, y: number) =>
    8 + (pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0);
  const differ = (a: number, b: number) => Math.max(a, b) > EDGE * Math.min(a, b);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (differ(at(x - REACH, y), at(x + REACH, y)) || differ(at(x, y - REACH), at(x, y + REACH)))
        edges[y * width + x] = 1;
  return edges;
};

/** So many of the points of a straight side lie within so many pixels of one line. */
const STRAIGHT = 0.75;
const NEAR = 2.5;

/** What can be reached from the rim of the picture without crossing an edge: the desk. */
const floodFromRim = (picture: GreyPicture): Uint8Array => {
  const { pixels, width, height } = picture;
  const edges = markEdges(picture);
  const reached = new Uint8Array(pixels.length);
  const queue: number[] = [];
  const reach = (at: number): void => {
    if (reached[at] || edges[at]) return;
    reached[at] = 1;
    queue.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (y > 0) reach(at - width);
    if (y < height - 1) reach(at + width);
  }
  return reached;
};

/** The first and the last place of each row (or column) that was not reached; null where all were. */
type Extent = { from: number; to: number } | null;

const extentsOf = (
  reached: Uint8Array,
  lines: number,
  length: number,
  at: (line: number, place: number) => number,
) =>
  Array.from({ length: lines }, (_, line): Extent => {
    let from = 0;
    while (from < length && reached[at(line, from)]) from++;
    if (from === length) return null;
    let to = length - 1;
    while (reached[at(line, to)]) to--;
    return { from, to };
  });

/** The line `place = slope * at + start`. */
type Line = { slope: number; start: number };

/** A line through most of the points: those far off are left out, and it is drawn anew. Null: they lie on none. */
const fitLine = (points: readonly (readonly [at: number, place: number])[]): Line | null => {
  let kept = points;
  let line: Line = { slope: 0, start: 0 };
  for (let round = 0; round < 4; round++) {
    const n = kept.length || 1;
    const meanAt = kept.reduce((sum, [at]) => sum + at, 0) / n;
    const mean = kept.reduce((sum, [, place]) => sum + place, 0) / n;
    const spread = kept.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0) || 1;
    const slope = kept.reduce((sum, [at, place]) => sum + (at - meanAt) * (place - mean), 0) / spread;
    line = { slope, start: mean - slope * meanAt };
    const off = ([at, place]: readonly [number, number]) => Math.abs(place - line.slope * at - line.start);
    const usual = kept.map(off).toSorted((a, b) => a - b)[n >> 1] ?? 0;
    kept = kept.filter((point) => off(point) <= Math.max(1, 2.5 * usual));
  }
  const onLine = points.filter(([at, place]) => Math.abs(place - line.slope * at - line.start) < NEAR);
  return onLine.length > STRAIGHT * points.length ? line : null;
};

/** The middle part of the extents: towards the ends they belong to the neighbouring sides. */
const middleOf = (extents: readonly Extent[], side: 'from' | 'to'): [number, number][] => {
  const there = extents.flatMap((extent, at): [number, number][] => (extent ? [[at, extent[side]]] : []));
  const cut = Math.round(there.length * 0.15);
  return there.slice(cut, there.length - cut);
};

/** Where a line of x by y meets a line of y by x. */
const meet = (upright: Line, level: Line): Point => {
  const y = (level.slope * upright.start + level.start) / (1 - level.slope * upright.slope);
  return { x: upright.slope * y + upright.start, y };
};

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, i) => {
      const next = corners[(i + 1) % 4] as Point;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

/** Fewer dark pixels along its rim than this share show no desk. */
const DESK = 0.1;

/** Whether the rim of a picture is light: no desk is around a sheet, as in a scan. This is told without a look at the rest. */
const hasLightRim = ({ pixels, width, height }: GreyPicture): boolean => {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(pixels[x] ?? 0, pixels[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) rim.push(pixels[y * width] ?? 0, pixels[(y + 1) * width - 1] ?? 0);
  let lightest = 0;
  for (const value of pixels) if (value > lightest) lightest = value;
  return rim.filter((value) => value < DARKER * lightest).length < DESK * rim.length;
};

/**
 * The sheet in a photograph: what is lighter than the desk around it and has four straight sides. Null where there is
 * none, as in a scan. The picture should be small, some hundred pixels: neither letters nor grain matter.
 */
export const findSheet = (picture: GreyPicture): Corners | null => {
  if (hasLightRim(picture)) return null;
  const { pixels, width, height } = picture;
  const reached = floodFromRim(picture);
  let [desk, deskSize, sheet] = [0, 0, 0];
  for (const [at, value] of pixels.entries()) {
    if (reached[at]) {
      desk += value;
      deskSize++;
    } else sheet += value;
  }
  const sheetSize = pixels.length - deskSize;
  const share = sheetSize / pixels.length;
  if (share < FILLED.least || share > FILLED.most) return null;
  if (desk / deskSize > DARKER * (sheet / sheetSize)) return null;
  const rows = extentsOf(reached, height, width, (y, x) => y * width + x);
  const columns = extentsOf(reached, width, height, (x, y) => y * width + x);
  // An edge is as wide as it is looked for: the sheet begins in its middle.
  const side = (extents: readonly Extent[], which: 'from' | 'to') => {
    const line = fitLine(middleOf(extents, which));
    return line && { ...line, start: line.start + (which === 'from' ? REACH : 1 - REACH) };
  };
  const [left, right] = [side(rows, 'from'), side(rows, 'to')];
  const [top, bottom] = [side(columns, 'from'), side(columns, 'to')];
  if (!left || !right || !top || !bottom) return null;
  const corners: Corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
  const fill = sheetSize / areaOf(corners);
  return fill > WHOLE && fill < 1 / WHOLE ? corners : null;
};
