import { Readable } from 'node:stream';

const PIECE_BYTES = 64 * 1024;

/** Bytes in memory as a stream of pieces: a slow reader takes one at a time, and the work on each is short. */
export function toPieces(bytes: Uint8Array): Readable {
  return Readable.from(cut(bytes));
}

function* cut(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
}
