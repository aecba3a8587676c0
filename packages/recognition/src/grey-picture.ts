/** A picture in grey: a byte for each pixel, row by row, 0 black. */
export type GreyPicture = { pixels: Uint8Array; width: number; height: number };
