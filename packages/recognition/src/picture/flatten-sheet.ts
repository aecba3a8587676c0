import { type Mapping, mapPoint, type Point } from '@anupalan/compliance/reading/pages/mapping';
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
  const mapping = toSheet(corners);
  const flat = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const from = mapPoint(mapping, { x: (x + 0.5) / across, y: (y + 0.5) / down });
      const sx = Math.min(width - 1.001, Math.max(0, from.x - 0.5));
      const sy = Math.min(height - 1.001, Math.max(0, from.y - 0.5));
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [right, below] = [sx - left, sy - top];
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
      flat[y * across + x] = upper * (1 - below) + lower * below;
    }
  return { pixels: flat, width: across, height: down };
};
