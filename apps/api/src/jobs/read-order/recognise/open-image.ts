import type { GreyPicture } from '@anupalan/recognition/grey-picture';
import type { PageImage, PictureOpener, View } from '@anupalan/recognition/page-image';
import sharp, { type Sharp } from 'sharp';

/** A picture larger than this is a bomb, in pixels. */
const MOST_PIXELS = 100_000_000;

/** The picture of a page, as sharp works on it. */
const openImage = ({ input, raw }: PageImage): Sharp =>
  sharp(input, { ...(raw && { raw }), limitInputPixels: MOST_PIXELS, failOn: 'truncated' });

const layStraight = async (picture: Sharp, tilt: number): Promise<Sharp> =>
  tilt === 0
    ? picture
    : sharp(await picture.png({ compressionLevel: 1 }).toBuffer()).rotate((-tilt * 180) / Math.PI, {
        background: 'white',
      });

/** Whether a picture is seen as it is: pixels in grey, neither turned nor in another size. */
const isAsIs = ({ raw }: PageImage, { turns = 0, tilt = 0, within, width }: View): boolean =>
  raw?.channels === 1 &&
  turns === 0 &&
  tilt === 0 &&
  width === undefined &&
  Math.max(raw.width, raw.height) <= (within ?? Number.POSITIVE_INFINITY);

const toGrey = async (image: PageImage, view: View = {}): Promise<GreyPicture> => {
  const { input, raw } = image;
  if (raw && isAsIs(image, view)) return { pixels: input, width: raw.width, height: raw.height };
  const { turns = 0, tilt = 0, within, width } = view;
  let picture = openImage(image).flatten({ background: 'white' }).greyscale();
  // It is made smaller before it is turned, which is quicker.
  if (width) picture.resize({ ...(turns % 2 === 0 ? { width } : { height: width }), kernel: 'linear' });
  // A turn by nothing would be a pass over all pixels.
  picture = await layStraight(turns % 4 === 0 ? picture : picture.rotate(turns * 90), tilt);
  if (within) picture.resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await picture
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

const isGrey = async (image: PageImage): Promise<boolean> => {
  if (image.raw) return image.raw.channels === 1;
  const { space } = await openImage(image).metadata();
  return space === 'b-w' || space === 'grey16';
};

/** Opens pictures with sharp. */
export const opener: PictureOpener = {
  toGrey,
  isGrey,
  toColours: async (image) => {
    if (await isGrey(image)) return null;
    const { data, info } = await openImage(image)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { pixels: data, width: info.width, height: info.height } : null;
  },
};
