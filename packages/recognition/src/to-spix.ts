import type { GreyPicture } from './grey-picture.ts';

/** Of the head: the name of the coding, then width, height, bits of a pixel, words of a row, colours and bytes. */
const NAME = 'spix';
const HEAD = 28;
/** Bytes of a word. */
const WORD = 4;

/**
 * A picture in the coding of Leptonica, the recogniser's library of pictures: its memory as it is, after a short head.
 * Nothing is quicker to read; PGM, as simple, is read pixel by pixel.
 */
export const toSpix = ({ pixels, width, height }: GreyPicture): Uint8Array<ArrayBuffer> => {
  const words = Math.ceil(width / WORD);
  const size = words * WORD * height;
  const spix = new Uint8Array(HEAD + size);
  spix.set(Array.from(NAME, (letter) => letter.charCodeAt(0)));
  const head = new DataView(spix.buffer);
  for (const [at, value] of [width, height, 8, words, 0, size].entries())
    head.setUint32((at + 1) * WORD, value, true);
  for (let y = 0; y < height; y++) {
    const row = HEAD + y * words * WORD;
    // The first pixel is in the highest byte of its word, which is the last one here.
    for (let x = 0, at = y * width; x < width; x++, at++) spix[row + (x ^ 3)] = pixels[at] ?? 0;
  }
  return spix;
};
