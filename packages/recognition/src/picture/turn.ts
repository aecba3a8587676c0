import type { GreyPicture } from '../grey-picture.ts';

/** A picture turned clockwise by quarters. */
export const turnByQuarters = (picture: GreyPicture, turns: number): GreyPicture => {
  if (turns === 0) return picture;
  const { pixels: from, width, height } = picture;
  const pixels = new Uint8Array(from.length);
  if (turns === 2) return { pixels: pixels.map((_, at) => from[from.length - 1 - at] ?? 255), width, height };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = turns === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y;
      pixels[to] = from[y * width + x] ?? 255;
    }
  return { pixels, width: height, height: width };
};

const PAPER = 255;

/**
 * A picture that lies askew by an angle (radians, clockwise), turned back by it about its middle. It grows, so that
 * nothing is cut off; what is new is white.
 */
export const turnBack = (picture: GreyPicture, tilt: number): GreyPicture => {
  if (tilt === 0) return picture;
  const { pixels: from } = picture;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const width = Math.round(picture.width * cos + picture.height * Math.abs(sin));
  const height = Math.round(picture.width * Math.abs(sin) + picture.height * cos);
  const pixels = new Uint8Array(width * height);
  const greyAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= picture.width || y >= picture.height
      ? PAPER
      : (from[y * picture.width + x] ?? PAPER);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const sourceX = cos * across - sin * down + picture.width / 2 - 0.5;
      const sourceY = sin * across + cos * down + picture.height / 2 - 0.5;
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      const [right, below] = [sourceX - left, sourceY - top];
      const above = greyAt(left, top) * (1 - right) + greyAt(left + 1, top) * right;
      const under = greyAt(left, top + 1) * (1 - right) + greyAt(left + 1, top + 1) * right;
      pixels[y * width + x] = Math.round(above * (1 - below) + under * below);
    }
  return { pixels, width, height };
};
