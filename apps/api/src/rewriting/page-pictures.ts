import { deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp, type SharpInput } from 'sharp';
import { takePixels } from './clean-png.ts';
import { isMirrored } from './orientation.ts';

/** The picture of one page, as a PDF can hold it. `orientation` is of EXIF, `dpi` as the file has it. */
export type PagePicture = { width: number; height: number; orientation?: number; dpi?: number } & (
  | { form: 'jpeg'; bytes: Uint8Array }
  | { form: 'flate'; bits: number; channels: 1 | 3; isPredicted: boolean; data: Buffer }
);

/** A sheet of A3 at 600 dpi has 70 million. */
const MAX_PIXELS = 100_000_000;
/** What is wrong or missing in the pixels ends the reading; a warning does not. */
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

const FORMATS: Readonly<Record<string, Metadata['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/tiff': 'tiff',
};

/** Pictures with more pixels than are drawn. */
export class TooManyPixelsError extends Error {}

/** In this process only what reads JPEG, PNG and TIFF may open a picture: libvips knows many more formats. */
export function allowOrderPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * The pages of a picture: one, or all of a TIFF. A JPEG stays as it is, unless it is mirrored; what is black and white,
 * grey or a PNG keeps every pixel; a TIFF in colour becomes a JPEG.
 * @throws Error where it is cut off or damaged; TooManyPixelsError
 */
export async function* readPictures(bytes: Uint8Array, mimeType: string): AsyncGenerator<PagePicture> {
  const look = (page: number) =>
    sharp(bytes as SharpInput, { ...OPTIONS, limitInputPixels: false, page }).metadata();
  const first = await look(0);
  if (first.format !== FORMATS[mimeType]) throw new Error(`${first.format} is not ${mimeType}`);
  const pages = mimeType === 'image/tiff' ? (first.pages ?? 1) : 1;
  for (let page = 0; page < pages; page++) {
    const metadata = page === 0 ? first : await look(page);
    if (metadata.width * metadata.height > MAX_PIXELS) throw new TooManyPixelsError();
    // An ICC profile would change the values of a PNG.
    const stored = sharp(bytes as SharpInput, { ...OPTIONS, page, ignoreIcc: mimeType === 'image/png' });
    const { orientation, density } = metadata;
    // What recognises a page takes its picture as it is stored, and nobody reads a mirrored one.
    const isRedrawn = isMirrored(orientation);
    const { width, height } = isRedrawn ? metadata.autoOrient : metadata;
    yield {
      width,
      height,
      ...(orientation === undefined || isRedrawn ? {} : { orientation }),
      ...(density === undefined ? {} : { dpi: density }),
      ...(mimeType === 'image/jpeg' && !isRedrawn
        ? await toSame(bytes, stored)
        : await toContent(mimeType, isRedrawn ? stored.autoOrient() : stored, {
            ...metadata,
            width,
            height,
          })),
    };
  }
}

type Content =
  | { form: 'jpeg'; bytes: Uint8Array }
  | { form: 'flate'; bits: number; channels: 1 | 3; isPredicted: boolean; data: Buffer };

/** A JPEG as it was sent, after a look at all of its pixels. */
async function toSame(bytes: Uint8Array, picture: Sharp): Promise<Content> {
  await picture.resize(64).raw().toBuffer();
  return { form: 'jpeg', bytes };
}

async function toContent(mimeType: string, picture: Sharp, metadata: Metadata): Promise<Content> {
  const isGrey = metadata.channels <= 2;
  if (isGrey && metadata.bitsPerSample === 1 && !metadata.isPalette && !metadata.hasAlpha) {
    const grey = await picture.toColourspace('b-w').raw().toBuffer();
    const data = deflateSync(packBits(grey, metadata.width, metadata.height));
    return { form: 'flate', bits: 1, channels: 1, isPredicted: false, data };
  }
  const opaque = metadata.hasAlpha ? picture.flatten({ background: '#fff' }) : picture;
  const plain = opaque.toColourspace(isGrey ? 'b-w' : 'srgb');
  if (mimeType === 'image/jpeg' || (mimeType === 'image/tiff' && !isGrey))
    return {
      form: 'jpeg',
      bytes: await plain.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
    };
  const { bits, channels, data } = takePixels(await plain.png({ compressionLevel: 6 }).toBuffer());
  return { form: 'flate', bits, channels, isPredicted: true, data };
}

/** Eight pixels to a byte, each row of its own; what is brighter than the middle is white. */
function packBits(grey: Uint8Array, width: number, height: number): Uint8Array {
  const rowLength = Math.ceil(width / 8);
  const packed = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((grey[y * width + x] ?? 0) > 127) {
        const at = y * rowLength + (x >> 3);
        packed[at] = (packed[at] ?? 0) | (0x80 >> (x & 7));
      }
  return packed;
}
