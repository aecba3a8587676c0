/**
 * A projective map of the plane, row by row: `(x, y)` goes to `((ax + by + c) / w, (dx + ey + f) / w)` with
 * `w = gx + hy + i`.
 */
export type Mapping = readonly [number, number, number, number, number, number, number, number, number];

/** A place on a page, in whatever unit the mapping takes. */
export type Point = { x: number; y: number };

export const IDENTITY: Mapping = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Where a mapping takes a point. */
export const mapPoint = (m: Mapping, { x, y }: Point): Point => {
  const w = m[6] * x + m[7] * y + m[8];
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
};

/** The mapping that does `first`, then `second`. */
export const chain = (first: Mapping, second: Mapping): Mapping => {
  const at = (row: 0 | 3 | 6, column: 0 | 1 | 2): number =>
    second[row] * first[column] +
    second[(row + 1) as 1 | 4 | 7] * first[(3 + column) as 3 | 4 | 5] +
    second[(row + 2) as 2 | 5 | 8] * first[(6 + column) as 6 | 7 | 8];
  return [at(0, 0), at(0, 1), at(0, 2), at(3, 0), at(3, 1), at(3, 2), at(6, 0), at(6, 1), at(6, 2)];
};

/** Makes everything so many times as wide and as high. */
export const scaling = (x: number, y: number): Mapping => [x, 0, 0, 0, y, 0, 0, 0, 1];

/** Moves everything. */
export const shift = (x: number, y: number): Mapping => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Turns everything about the origin, clockwise where y points down. @param angle in radians */
export const turning = (angle: number): Mapping => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
};

/** The smallest upright rectangle around where a mapping takes a rectangle. */
export const mapRect = <R extends { x: number; y: number; width: number; height: number }>(
  m: Mapping,
  rect: R,
): R => {
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((down) => mapPoint(m, { x: rect.x + right * rect.width, y: rect.y + down * rect.height })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { ...rect, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
