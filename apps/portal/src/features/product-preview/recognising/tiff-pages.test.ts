import { expect, test } from 'vitest';
import { listTiffPages } from './tiff-pages.ts';

type Page = { width: number; height: number; grey: number; orientation?: number; subfile?: number };

/** A TIFF of plain grey pages, uncompressed, in little-endian order (TIFF 6.0). */
const toTiff = (pages: readonly Page[]): ArrayBuffer => {
  const bytes: number[] = [];
  const short = (value: number) => bytes.push(value & 255, value >> 8);
  const long = (value: number) =>
    bytes.push(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >> 24);
  bytes.push(0x49, 0x49);
  short(42);
  long(8);
  for (const [at, { width, height, grey, orientation = 1, subfile = 0 }] of pages.entries()) {
    const tags = [
      [254, subfile],
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, 0],
      [274, orientation],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as const;
    const strip = bytes.length + 2 + tags.length * 12 + 4;
    short(tags.length);
    for (const [tag, value] of tags) {
      short(tag);
      short(4);
      long(1);
      long(tag === 273 ? strip : value);
    }
    long(at === pages.length - 1 ? 0 : strip + width * height);
    for (let i = 0; i < width * height; i++) bytes.push(grey);
  }
  return Uint8Array.from(bytes).buffer;
};

test('every page of a TIFF is drawn, turned as its scanner says, without its small copies', () => {
  const pages = listTiffPages(
    toTiff([
      { width: 4, height: 6, grey: 200 },
      { width: 2, height: 3, grey: 200, subfile: 1 },
      { width: 6, height: 4, grey: 90, orientation: 6 },
    ]),
  );
  expect(pages.map(({ rotation }) => rotation)).toEqual([0, 90]);
  const drawn = pages.map(({ decode }) => decode());
  expect(drawn.map(({ width, height, pixels }) => [width, height, pixels.length])).toEqual([
    [4, 6, 96],
    [6, 4, 96],
  ]);
  expect(drawn.map(({ pixels }) => [...pixels.slice(0, 4)])).toEqual([
    [200, 200, 200, 255],
    [90, 90, 90, 255],
  ]);
});

test.each([
  ['no TIFF', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8).buffer],
  ['only small copies', toTiff([{ width: 2, height: 3, grey: 0, subfile: 1 }])],
])('%s is refused', (_name, file) => {
  expect(() => listTiffPages(file)).toThrow();
});

test('a page with more pixels than a sheet has is refused before it is decoded', () => {
  const [page] = listTiffPages(toTiff([{ width: 60_000, height: 1, grey: 0 }]).slice(0));
  const file = new DataView(toTiff([{ width: 1, height: 1, grey: 0 }]));
  // Width and height are the second and third tag.
  file.setUint32(8 + 2 + 12 + 8, 60_000, true);
  file.setUint32(8 + 2 + 24 + 8, 60_000, true);
  expect(page).toBeDefined();
  expect(() => listTiffPages(file.buffer as ArrayBuffer)[0]?.decode()).toThrow('too large');
});
