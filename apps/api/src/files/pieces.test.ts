import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { toPieces } from './pieces.ts';

const PIECE = 64 * 1024;

test.each([
  [0, []],
  [1, [1]],
  [PIECE, [PIECE]],
  [PIECE + 1, [PIECE, 1]],
  [3 * PIECE, [PIECE, PIECE, PIECE]],
])('%i bytes are pieces of %j', async (length, sizes) => {
  // A part of a larger memory, as buffers often are.
  const bytes = Uint8Array.from({ length: length + 7 }, (_, index) => index % 251).subarray(7);
  const pieces = await toPieces(bytes).toArray();
  expect(pieces.map((piece: Buffer) => piece.length)).toEqual(sizes);
  expect(Buffer.compare(await buffer(toPieces(bytes)), bytes)).toBe(0);
});
