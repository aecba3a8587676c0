import type { GreyPicture } from '../grey-picture.ts';

/** Which pixels of a line a pixel of the new line covers, from `start` on, each with its weight. */
type Cover = { start: number; weights: Float32Array };

const toCovers = (from: number, to: number): Cover[] =>
  Array.from({ length: to }, (_, at) => {
    const [first, last] = [(at * from) / to, ((at + 1) * from) / to];
    const start = Math.floor(first);
    const weights = Float32Array.from({ length: Math.max(1, Math.ceil(last) - start) }, (_each, step) => {
      const part = Math.min(last, start + step + 1) - Math.max(first, start + step);
      return part / (last - first);
    });
    return { start, weights };
  });

/** A picture in another size: each new pixel is the average of what it covers. */
export const resize = (
  picture: GreyPicture,
  { width, height }: { width: number; height: number },
): GreyPicture => {
  if (width === picture.width && height === picture.height) return picture;
  const [across, down] = [toCovers(picture.width, width), toCovers(picture.height, height)];
  const narrow = new Float32Array(width * picture.height);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < width; x++) {
      const { start, weights } = across[x] ?? { start: 0, weights: [] };
      let sum = 0;
      for (let step = 0; step < weights.length; step++)
        sum += (picture.pixels[y * picture.width + start + step] ?? 255) * (weights[step] ?? 0);
      narrow[y * width + x] = sum;
    }
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const { start, weights } = down[y] ?? { start: 0, weights: [] };
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let step = 0; step < weights.length; step++)
        sum += (narrow[(start + step) * width + x] ?? 255) * (weights[step] ?? 0);
      pixels[y * width + x] = Math.round(sum);
    }
  }
  return { pixels, width, height };
};
