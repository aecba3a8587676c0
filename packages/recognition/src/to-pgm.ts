import type { GreyPicture } from './grey-picture.ts';

/** A picture in the coding PGM: a head, then a grey byte for each pixel. Nothing is quicker to write and to read. */
export const toPgm = ({ pixels, width, height }: GreyPicture): Uint8Array<ArrayBuffer> => {
  const head = Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const pgm = new Uint8Array(head.length + pixels.length);
  pgm.set(head);
  pgm.set(pixels, head.length);
  return pgm;
};
