import { chain, type Mapping, scaling } from '@anupalan/compliance/reading/pages/mapping';
import type { PageImage, PictureOpener } from './page-image.ts';
import { evenLight } from './picture/even-light.ts';
import { type Corners, findSheet } from './picture/find-sheet.ts';
import { flattenSheet, toSheet } from './picture/flatten-sheet.ts';
import { liftInk } from './picture/lift-ink.ts';

/** A sheet is looked for in a picture of this size, in pixels of its longer side: without letters and grain. */
const SMALL = 320;

const POINTS_PER_INCH = 72;

const enlarge = (corners: Corners, across: number, down: number): Corners => {
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * across, y: y * down }));
  return a && b && c && d ? [a, b, c, d] : corners;
};

/**
 * A grey picture, or a drawn page, as its grey pixels: what looks at it next decodes nothing. Any other in colour stays
 * what it is: stamps are lifted off it, and smaller ones of it are cheap.
 * @throws Error where it is none, cut off, or too large
 */
export const decodeGrey = async (image: PageImage, { isGrey, toGrey }: PictureOpener): Promise<PageImage> => {
  const isDecoded = image.raw?.channels === 1;
  if (isDecoded || !(image.isPlain || (await isGrey(image)))) return image;
  const { pixels, width, height } = await toGrey(image);
  return { ...image, input: pixels, raw: { width, height, channels: 1 } };
};

/**
 * The picture of a sheet on a desk, laid flat and evenly lit; any other picture stays what it is.
 * @throws Error where it is none, cut off, or too large
 */
export const flattenImage = async (image: PageImage, { toGrey }: PictureOpener): Promise<PageImage> => {
  if (image.isPlain) return image;
  const small = await toGrey(image, { within: SMALL });
  const found = findSheet(small);
  if (!found) return image;
  const grey = await toGrey(image);
  const corners = enlarge(found, grey.width / small.width, grey.height / small.height);
  const flat = flattenSheet(grey, corners);
  evenLight(flat);
  const toPicture: Mapping = chain(toSheet(corners), scaling(1 / grey.width, 1 / grey.height));
  return {
    ...image,
    input: flat.pixels,
    raw: { width: flat.width, height: flat.height, channels: 1 },
    isPlain: true,
    toPaper: chain(toPicture, image.toPaper),
  };
};

/**
 * The picture of a page without the stamps and signatures that lie over its print; one in grey stays what it is.
 * @throws Error where it is none, cut off, or too large
 */
export const liftStamps = async (image: PageImage, { toColours }: PictureOpener): Promise<PageImage> => {
  if (image.isPlain) return image;
  const colours = await toColours(image);
  if (!colours) return image;
  const { width, height } = colours;
  const longer = Math.max(image.width, image.height);
  const grey = liftInk(colours, (Math.max(width, height) * POINTS_PER_INCH) / longer);
  return grey ? { ...image, input: grey.pixels, raw: { width, height, channels: 1 }, isPlain: true } : image;
};
