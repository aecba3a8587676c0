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
  const whole = width & ~(WORD - 1);
  // The first pixel is in the highest byte of its word. Four at once are several times as quick.
  const fours = new Int32Array(spix.buffer, HEAD);
  for (let y = 0, at = 0; y < height; y++) {
    const row = y * words;
    const end = row + whole / WORD;
    for (let word = row; word < end; word++, at += WORD)
      fours[word] =
        ((pixels[at] ?? 0) << 24) |
        ((pixels[at + 1] ?? 0) << 16) |
        ((pixels[at + 2] ?? 0) << 8) |
        (pixels[at + 3] ?? 0);
    for (let x = whole; x < width; x++, at++) spix[HEAD + ((row * WORD + x) ^ 3)] = pixels[at] ?? 0;
  }
  return spix;
};
