import { describe, expect, test } from 'vitest';
import { isCutOff } from './is-cut-off.ts';

/** A segment of the head with the small picture that cameras put there, which has an end of its own. */
const HEAD = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xda, 0xff, 0xd9];
const START = [0xff, 0xd8, ...HEAD];
const PIXELS = [0xff, 0xda, 0, 3, 1, 17, 0xff, 0, 42];
const END = [0xff, 0xd9];

describe('a JPEG', () => {
  test.each<[string, number[], boolean]>([
    ['that is whole', [...START, ...PIXELS, ...END], false],
    ['that is followed by what a camera wrote', [...START, ...PIXELS, ...END, 0, 0, 1, 2, 3], false],
    ['with fill bytes before a marker', [0xff, 0xd8, 0xff, ...HEAD, ...PIXELS, ...END], false],
    ['that ends within its pixels', [...START, ...PIXELS], true],
    ['that ends within the marker of its end', [...START, ...PIXELS, 0xff], true],
    ['that ends within its head', START, true],
    ['that is another kind of file', [0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4], false],
    ['whose head is not known', [0xff, 0xd8, 1, 2, 3, 4, 5, 6], false],
    ['that is empty', [], false],
  ])('%s', (_, bytes, expected) => {
    expect(isCutOff(Uint8Array.from(bytes))).toBe(expected);
  });
});
