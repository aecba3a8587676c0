import { chain, type Mapping, scaling } from '@anupalan/compliance/reading/pages/mapping';
import type { GreyPicture } from '@anupalan/recognition/grey-picture';
import { evenLight } from '@anupalan/recognition/picture/even-light';
import { type Corners, findSheet } from '@anupalan/recognition/picture/find-sheet';
import { flattenSheet, toSheet } from '@anupalan/recognition/picture/flatten-sheet';
import type { Sharp } from 'sharp';
import { openImage } from './open-image.ts';
import type { PageImage } from './page-image.ts';

/** A sheet is looked for in a picture of this size, in pixels of its longer side: without letters and grain. */
const SMALL = 320;

const toGrey = async (picture: Sharp): Promise<GreyPicture> => {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

const enlarge = (corners: Corners, across: number, down: number): Corners => {
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * across, y: y * down }));
  return a && b && c && d ? [a, b, c, d] : corners;
};

/**
 * The picture of a sheet on a desk, laid flat and evenly lit; any other picture stays what it is.
 * @throws Error where it is none, cut off, or too large
 */
export const flattenImage = async (image: PageImage): Promise<PageImage> => {
  // What was drawn from the file is no photograph.
  if (image.raw) return image;
  const small = await toGrey(openImage(image).resize({ width: SMALL, height: SMALL, fit: 'inside' }));
  const found = findSheet(small);
  if (!found) return image;
  const grey = await toGrey(openImage(image));
  const corners = enlarge(found, grey.width / small.width, grey.height / small.height);
  const flat = flattenSheet(grey, corners);
  evenLight(flat);
  const toPicture: Mapping = chain(toSheet(corners), scaling(1 / grey.width, 1 / grey.height));
  return {
    ...image,
    input: flat.pixels,
    raw: { width: flat.width, height: flat.height, channels: 1 },
    toPaper: chain(toPicture, image.toPaper),
  };
};
