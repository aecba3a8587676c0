import type { GreyPicture } from '../grey-picture.ts';

/** Side of the squares in which the light of the paper is measured, as a share of the picture's width. */
const SQUARE = 1 / 40;
/** What paper is after it. */
const WHITE = 240;

/** The lightest pixels of a square are paper, unless all of it is ink: of so many, this share is lighter. */
const PAPER = 0.2;

/** The light of the paper in a square. */
const measure = ({ pixels, width }: GreyPicture, x0: number, x1: number, y0: number, y1: number): number => {
  const counts = new Uint32Array(256);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const value = pixels[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  let left = PAPER * (x1 - x0) * (y1 - y0);
  let value = 255;
  while (value > 0) {
    left -= counts[value] ?? 0;
    if (left <= 0) break;
    value--;
  }
  return value;
};

/** Takes shadows and uneven light out of the picture of a sheet, in place: the paper is equally light everywhere. */
export const evenLight = (picture: GreyPicture): void => {
  const { pixels, width, height } = picture;
  const side = Math.max(8, Math.round(width * SQUARE));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const light = new Float32Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [x0, y0] = [column * side, row * side];
      light[row * across + column] = Math.max(
        16,
        measure(picture, x0, Math.min(width, x0 + side), y0, Math.min(height, y0 + side)),
      );
    }
  const at = (row: number, column: number) =>
    light[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255;
  // The light along one row of pixels, in the middles of its squares, with one beyond either end.
  const along = new Float64Array(across + 2);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / side - 0.5;
    const row = Math.floor(v);
    const below = v - row;
    for (let column = -1; column <= across; column++)
      along[column + 1] = at(row, column) * (1 - below) + at(row + 1, column) * below;
    for (let x = 0, place = y * width; x < width; x++, place++) {
      const u = (x + 0.5) / side - 0.5;
      const column = Math.floor(u);
      const right = u - column;
      const paper = (along[column + 1] ?? 255) * (1 - right) + (along[column + 2] ?? 255) * right;
      pixels[place] = Math.min(255, ((pixels[place] ?? 0) * WHITE) / paper);
    }
  }
};
