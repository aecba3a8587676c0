import { expect, it } from 'vitest';
import { toSpix } from './to-spix.ts';

it('is a head and rows of words, the first pixel of each in the highest byte', () => {
  const spix = toSpix({ pixels: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), width: 5, height: 2 });
  expect(String.fromCharCode(...spix.subarray(0, 4))).toBe('spix');
  const words = new DataView(spix.buffer);
  expect([4, 8, 12, 16, 20, 24].map((at) => words.getUint32(at, true))).toEqual([5, 2, 8, 2, 0, 16]);
  expect([28, 32, 36, 40].map((at) => words.getUint32(at, true))).toEqual([
    0x01020304, 0x05000000, 0x06070809, 0x0a000000,
  ]);
});
