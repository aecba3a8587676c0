import sharp, { type Sharp } from 'sharp';
import type { PageImage } from './page-image.ts';

/** A picture larger than this is a bomb, in pixels. */
const MOST_PIXELS = 100_000_000;

/** The picture of a page, as sharp works on it. */
export const openImage = ({ input, raw }: PageImage): Sharp =>
  sharp(input, { ...(raw && { raw }), limitInputPixels: MOST_PIXELS, failOn: 'truncated' });
