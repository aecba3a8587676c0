import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toBilevelPng } from './bilevel-png.ts';

test('every pixel comes back black or white, also where a row does not fill its last byte', async () => {
  const grey = Uint8Array.from([0, 255, 99, 100, 255, 255, 0, 0, 255, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 101]);
  const read = await sharp(toBilevelPng(grey, 10, 2, 100))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(read.info).toMatchObject({ width: 10, height: 2 });
  expect([...read.data]).toEqual([...grey].map((value) => (value < 100 ? 0 : 255)));
});
