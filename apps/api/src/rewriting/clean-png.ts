/** What a PNG holds that a PDF takes as it is: its pixels are compressed in the same way. */
export type PngPixels = { width: number; height: number; bits: number; channels: 1 | 3; data: Buffer };

const SIGNATURE_LENGTH = 8;
/** Length and type before the content of a chunk, the checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;
const GREY = 0;

/**
 * Takes a PNG apart that sharp has just written: grey or colour, neither interlaced nor with a palette or transparency.
 * One that a stranger wrote could hold anything.
 */
export function takePixels(png: Buffer): PngPixels {
  const header = png.subarray(SIGNATURE_LENGTH + CHUNK_HEAD);
  const data: Buffer[] = [];
  for (let at = SIGNATURE_LENGTH; at + CHUNK_HEAD <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + CHUNK_HEAD) === 'IDAT')
      data.push(png.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length));
    at += CHUNK_HEAD + length + CHUNK_TAIL;
  }
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bits: header.readUInt8(8),
    channels: header.readUInt8(9) === GREY ? 1 : 3,
    data: Buffer.concat(data),
  };
}
