import type { Mapping, Point } from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from '../grey-picture.ts';
import type { Corners } from './find-sheet.ts';

/** The map that takes the unit square to a sheet with these corners, as a camera sees it (Heckbert, 1989). */
export const toSheet = ([a, b, c, d]: Corners): Mapping => {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / det;
  const h = (dx1 * sumY - sumX * dy1) / det;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A sheet laid flat: as many pixels as its longer sides have in the picture. */
export const flattenSheet = ({ pixels, width, height }: GreyPicture, corners: Corners): GreyPicture => {
  const [a, b, c, d] = corners;
  const [across, down] = [
    Math.round(Math.max(distance(a, b), distance(d, c))),
    Math.round(Math.max(distance(a, d), distance(b, c))),
  ];
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = toSheet(corners);
  const flat = new Uint8Array(across * down);
  const [mostX, mostY] = [width - 1.001, height - 1.001];
  for (let y = 0, to = 0; y < down; y++) {
    const v = (y + 0.5) / down;
    for (let x = 0; x < across; x++, to++) {
      // As mapPoint does, without an object for each of some millions of pixels.
      const u = (x + 0.5) / across;
      const w = m6 * u + m7 * v + m8;
      const sx = (m0 * u + m1 * v + m2) / w - 0.5;
      const sy = (m3 * u + m4 * v + m5) / w - 0.5;
      const insideX = sx < 0 ? 0 : sx > mostX ? mostX : sx;
      const insideY = sy < 0 ? 0 : sy > mostY ? mostY : sy;
      const left = insideX | 0;
      const top = insideY | 0;
      const right = insideX - left;
      const below = insideY - top;
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
      flat[to] = upper * (1 - below) + lower * below;
    }
  }
  return { pixels: flat, width: across, height: down };
};
