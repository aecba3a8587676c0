import { constants, deflateRawSync } from 'node:zlib';

const MIB = 1024 * 1024;
const BLANK = 0x20;
const ADLER = 65521n;

/**
 * A raw deflate stream of some text followed by so many MiB of blanks, built without ever holding them: a block that
 * ends on a full flush refers to nothing before it, so the same compressed block serves again and again.
 */
export function deflatedBlanks(text: string, mebibytes: number): Uint8Array {
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const start = deflateRawSync(Buffer.from(text, 'latin1'), flush);
  const block = deflateRawSync(Buffer.alloc(MIB, BLANK), flush);
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([start, ...Array.from({ length: mebibytes }, () => block), end]);
}

/** The same with zlib's header and its correct checksum, as FlateDecode wants it. */
export function flateBlanks(text: string, mebibytes: number): Uint8Array {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(adler(text, BigInt(mebibytes) * BigInt(MIB)));
  return Buffer.concat([Buffer.from([0x78, 0xda]), deflatedBlanks(text, mebibytes), checksum]);
}

function adler(text: string, blanks: bigint): number {
  let a = 1n;
  let b = 0n;
  for (const byte of Buffer.from(text, 'latin1')) {
    a = (a + BigInt(byte)) % ADLER;
    b = (b + a) % ADLER;
  }
  const code = BigInt(BLANK);
  b = (b + blanks * a + (code * blanks * (blanks + 1n)) / 2n) % ADLER;
  a = (a + code * blanks) % ADLER;
  return Number((b << 16n) | a);
}
