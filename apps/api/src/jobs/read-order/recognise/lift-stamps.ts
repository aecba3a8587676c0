import { liftInk } from '@anupalan/recognition/picture/lift-ink';
import { openImage } from './open-image.ts';
import type { PageImage } from './page-image.ts';

const POINTS_PER_INCH = 72;

/**
 * The picture of a page without the stamps and signatures that lie over its print; one in grey stays what it is.
 * @throws Error where it is none, cut off, or too large
 */
export const liftStamps = async (image: PageImage): Promise<PageImage> => {
  // What was drawn or laid flat is not looked at again.
  if (image.raw) return image;
  const { space } = await openImage(image).metadata();
  if (space === 'b-w' || space === 'grey16') return image;
  const { data, info } = await openImage(image)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return image;
  const { width, height } = info;
  const longer = Math.max(image.width, image.height);
  const dpi = (Math.max(width, height) * POINTS_PER_INCH) / longer;
  const grey = liftInk({ pixels: data, width, height }, dpi);
  return grey ? { ...image, input: grey.pixels, raw: { width, height, channels: 1 } } : image;
};
