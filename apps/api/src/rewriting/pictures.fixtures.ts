import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Grey pixels of which no two neighbours are alike. */
export function toGreyRows(width: number, height: number): Buffer {
  return Buffer.from(Array.from({ length: width * height }, (_, at) => (at * 37 + (at >> 3)) % 251));
}

/** A TIFF of so many pages of 496 by 702 pixels, at 200 dpi; as a fax where it is packed as one. */
export async function toTiff(
  pages: number,
  compression: 'ccittfax4' | 'lzw' | 'deflate' | 'none',
): Promise<Buffer> {
  const sheets = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      sharp({
        create: { width: 496, height: 702, channels: 3, background: page % 2 ? '#fff' : '#e9e4da' },
      })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(sheets, { join: { animated: true } });
  const drawn = compression === 'ccittfax4' ? joined.greyscale().toColourspace('b-w').threshold(240) : joined;
  return drawn
    .tiff({
      compression,
      ...(compression === 'ccittfax4' ? { bitdepth: 1 } : {}),
      resolutionUnit: 'inch',
      xres: 200 / 25.4,
      yres: 200 / 25.4,
    })
    .toBuffer();
}

/** A PNG of a few bytes that says it has so many pixels. */
export function toBombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
