import type { RawPicture } from './raw-picture.ts';

/** A place in a picture, in dots from its left upper corner. */
export type Point = readonly [x: number, y: number];

/** Left upper, right upper, right lower and left lower corner. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * The map from the plane of a sheet that was photographed at an angle back onto the sheet, both as shares: what a
 * projection does with the unit square (Heckbert 1989), turned round.
 */
function backOntoSheet([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): (point: Point) => Point {
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / det;
  const h = (dx1 * sumY - sumX * dy1) / det;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return ([x, y]) => {
    const p = (e - y0 * h) * x + (h * x0 - b) * y + (b * y0 - e * x0);
    const q = (y0 * g - d) * x + (a - g * x0) * y + (d * x0 - a * y0);
    const r = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return [p / r, q / r];
  };
}

/** Lays a sheet on a ground: its corners come where said, and what is not covered keeps the ground. */
export function layOn(ground: RawPicture, sheet: RawPicture, corners: Corners): void {
  const back = backOntoSheet(corners);
  const { channels } = ground;
  for (let y = 0; y < ground.height; y++)
    for (let x = 0; x < ground.width; x++) {
      const [u, v] = back([x + 0.5, y + 0.5]);
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const [sx, sy] = [u * (sheet.width - 1), v * (sheet.height - 1)];
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      const [right, below] = [sx - left, sy - top];
      const at = (top * sheet.width + left) * channels;
      const under = at + sheet.width * channels;
      for (let channel = 0; channel < channels; channel++) {
        const value = (place: number) => sheet.data[place + channel] ?? 255;
        ground.data[(y * ground.width + x) * channels + channel] =
          (value(at) * (1 - right) + value(at + channels) * right) * (1 - below) +
          (value(under) * (1 - right) + value(under + channels) * right) * below;
      }
    }
}
