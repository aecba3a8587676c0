import type { Mapping } from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from './grey-picture.ts';
import type { ColourPicture } from './picture/lift-ink.ts';

/**
 * The picture of a page, before it is put right. `raw`: the input is bare pixels, else a coded picture; `width` and
 * `height` are of the page as it is shown, in points; `toPaper` takes shares of the picture to shares of that page.
 */
export type PageImage = {
  input: Uint8Array;
  raw?: { width: number; height: number; channels: 1 | 4 };
  /** It was drawn from the file, or put right already: no desk lies around it, and no stamp is lifted off it. */
  isPlain?: boolean;
  width: number;
  height: number;
  toPaper: Mapping;
};

/** How a picture comes to be seen in grey; quarter turns are made first, then it is laid straight, then made smaller. */
export type View = {
  /** Quarter turns clockwise. */
  turns?: number;
  /** How far it lies askew, in radians, clockwise: it is turned back by that. */
  tilt?: number;
  /** At most so many pixels on its longer side. */
  within?: number;
  /** So many pixels wide, once it is turned. */
  width?: number;
};

/**
 * What opens pictures: a library of the server's, or the browser. What is transparent is white. Both throw where the
 * input is no picture, cut off, or too large.
 */
export type PictureOpener = {
  toGrey: (image: PageImage, view?: View) => Promise<GreyPicture>;
  /** Whether it has no colours; that is told without decoding it. */
  isGrey: (image: PageImage) => Promise<boolean>;
  /** In colour; null: it is grey. */
  toColours: (image: PageImage) => Promise<ColourPicture | null>;
};
