import utif, { type IFD } from 'utif2';

/** A page of a TIFF: how its scanner says that it has to be turned, clockwise, and its pixels once they are asked for. */
export type TiffPage = {
  rotation: 0 | 90 | 180 | 270;
  /** Red, green, blue and opacity of each pixel, by rows. @throws Error where it is damaged, or of a kind that is not known */
  decode: () => { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };
};

/** A sheet of A3 at 600 dots per inch has 70 million. */
const MOST_PIXELS = 100_000_000;

/** Tags of TIFF 6.0. */
const TAG = { subfile: 't254', width: 't256', height: 't257', orientation: 't274' } as const;

/** Orientations that are turns; a mirrored page is drawn as it is stored. */
const TURNS: Readonly<Record<number, TiffPage['rotation']>> = { 3: 180, 6: 90, 8: 270 };

const numberOf = (ifd: IFD, tag: (typeof TAG)[keyof typeof TAG]): number | null => {
  const value: unknown = ifd[tag];
  const [first]: unknown[] =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>) : [];
  return typeof first === 'number' ? first : null;
};

/** A small copy of another page (NewSubfileType, bit 0). */
const isThumbnail = (ifd: IFD): boolean => ((numberOf(ifd, TAG.subfile) ?? 0) & 1) === 1;

/**
 * The pages of a TIFF in their order, without small copies of them. Each is decoded when it is asked for: an uncompressed
 * page takes 35 MB. @throws Error for what is no TIFF, or has no page
 */
export function listTiffPages(file: ArrayBuffer): TiffPage[] {
  const pages = utif.decode(file).filter((ifd) => numberOf(ifd, TAG.width) !== null && !isThumbnail(ifd));
  if (pages.length === 0) throw new Error('The TIFF has no page.');
  return pages.map((ifd) => ({
    rotation: TURNS[numberOf(ifd, TAG.orientation) ?? 1] ?? 0,
    decode: () => {
      const [width, height] = [numberOf(ifd, TAG.width) ?? 0, numberOf(ifd, TAG.height) ?? 0];
      if (width * height === 0 || width * height > MOST_PIXELS) throw new Error('The page is too large.');
      utif.decodeImage(file, ifd);
      const rgba = utif.toRGBA8(ifd);
      if (rgba.length < width * height * 4) throw new Error('The page is cut off.');
      const pixels = new Uint8ClampedArray(rgba.slice(0, width * height * 4).buffer);
      return { width, height, pixels };
    },
  }));
}
