import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Rotation } from './orientation.ts';
import { toPageSize } from './page-size.ts';
import { toBombPng, toGreyRows, toTiff } from './pictures.fixtures.ts';
import { type Picture, picturesToPdf } from './pictures-to-pdf.ts';

const toPicture = (bytes: Uint8Array, mimeType = 'image/jpeg', rotation: Rotation = 0): Picture => ({
  bytes,
  mimeType,
  rotation,
});
const draw = (width = 620, height = 877, background = '#e9e4da') =>
  sharp({ create: { width, height, channels: 3, background } });

/** The pages of the PDF, each with the picture on it. */
async function open(pictures: Picture[]) {
  const outcome = await picturesToPdf(pictures);
  if (!outcome.ok) throw new Error(outcome.code);
  const pdf = await PDFDocument.load(outcome.pdf, { updateMetadata: false });
  return pdf.getPages().map((page) => {
    const pictures = page.node.normalizedEntries().XObject;
    const [name] = pictures.keys();
    const stream = name && pictures.lookup(name);
    if (!(stream instanceof PDFRawStream)) throw new Error('no picture');
    const number = (key: string) => stream.dict.lookup(PDFName.of(key), PDFNumber).asNumber();
    return {
      turn: page.getRotation().angle,
      size: [Math.round(page.getWidth()), Math.round(page.getHeight())],
      pixels: [number('Width'), number('Height')],
      bits: number('BitsPerComponent'),
      filter: stream.dict.get(PDFName.of('Filter'))?.toString(),
      colours: stream.dict.get(PDFName.of('ColorSpace'))?.toString(),
      decode: stream.dict.get(PDFName.of('Decode'))?.toString(),
      contents: Buffer.from(stream.contents),
    };
  });
}

describe('pictures become pages', () => {
  test('in their order, each JPEG byte for byte', async () => {
    const first = await draw().jpeg().toBuffer();
    const second = await draw(400, 300).jpeg({ progressive: true }).toBuffer();
    // Pictures come one behind the other in one buffer.
    const both = Buffer.concat([first, second]);
    const pages = await open([
      toPicture(both.subarray(first.length)),
      toPicture(both.subarray(0, first.length), 'image/jpeg', 90),
    ]);
    expect(pages).toMatchObject([
      { filter: '/DCTDecode', pixels: [400, 300], turn: 0 },
      { filter: '/DCTDecode', pixels: [620, 877], turn: 90 },
    ]);
    expect(pages[0]?.contents.equals(second)).toBe(true);
    expect(pages[1]?.contents.equals(first)).toBe(true);
  });

  test('turned as the camera was held and then by hand', async () => {
    const bytes = await draw().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const pages = await open([toPicture(bytes), toPicture(bytes, 'image/jpeg', 270)]);
    expect(pages.map(({ turn }) => turn)).toEqual([90, 0]);
  });

  test.each<[string, () => Promise<Buffer>, object]>([
    [
      'grey',
      () =>
        sharp(toGreyRows(31, 9), { raw: { width: 31, height: 9, channels: 1 } })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
      { colours: '/DeviceGray', bits: 8 },
    ],
    ['colour', () => draw(31, 9).png().toBuffer(), { colours: '/DeviceRGB', bits: 8 }],
    [
      'interlaced',
      () => draw(31, 9).png({ progressive: true }).toBuffer(),
      { colours: '/DeviceRGB', bits: 8 },
    ],
    ['a palette', () => draw(31, 9).png({ palette: true }).toBuffer(), { colours: '/DeviceRGB', bits: 8 }],
    [
      '16 bits',
      () => draw(31, 9).toColourspace('rgb16').png().toBuffer(),
      { colours: '/DeviceRGB', bits: 8 },
    ],
  ])('a PNG with %s keeps its pixels', async (_name, make, expected) => {
    const bytes = await make();
    const [page] = await open([toPicture(bytes, 'image/png')]);
    expect(page).toMatchObject({ filter: '/FlateDecode', pixels: [31, 9], ...expected });
    expect(page && (await unpack(page))).toEqual(
      await sharp(bytes)
        .toColourspace(page?.colours === '/DeviceGray' ? 'b-w' : 'srgb')
        .raw()
        .toBuffer(),
    );
  });

  test('what is transparent in a PNG is paper', async () => {
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const [page] = await open([toPicture(bytes, 'image/png')]);
    expect(page && (await unpack(page)).every((value) => value === 255)).toBe(true);
  });

  test('a JPEG of four inks is taken, with its colours the right way round', async () => {
    const bytes = await draw().toColourspace('cmyk').jpeg().toBuffer();
    expect(await open([toPicture(bytes)])).toMatchObject([
      { colours: '/DeviceCMYK', decode: expect.stringContaining('1 0 1 0') },
    ]);
  });

  test.each(['ccittfax4', 'lzw', 'deflate', 'none'] as const)(
    'every page of a TIFF (%s)',
    async (compression) => {
      const pages = await open([toPicture(await toTiff(3, compression), 'image/tiff', 180)]);
      expect(pages).toHaveLength(3);
      for (const page of pages) expect(page).toMatchObject({ turn: 180, pixels: [496, 702] });
      expect(pages[0]).toMatchObject(
        compression === 'ccittfax4'
          ? {
              filter: '/FlateDecode',
              colours: '/DeviceGray',
              bits: 1,
              size: [179, 253].map(() => expect.any(Number)),
            }
          : { filter: '/DCTDecode', colours: '/DeviceRGB' },
      );
    },
  );
});

describe('a picture that cannot be drawn is named:', () => {
  const good = async () => toPicture(await draw().jpeg().toBuffer());
  test.each<[string, () => Promise<Uint8Array>, string, string]>([
    [
      'a JPEG that is cut off',
      async () => (await draw(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      'image/jpeg',
      'broken',
    ],
    [
      'a PNG that is cut off',
      async () =>
        (
          await sharp(toGreyRows(300, 300), { raw: { width: 300, height: 300, channels: 1 } })
            .png()
            .toBuffer()
        ).subarray(0, 500),
      'image/png',
      'broken',
    ],
    [
      'a TIFF that is cut off',
      async () => (await toTiff(2, 'none')).subarray(0, 400),
      'image/tiff',
      'broken',
    ],
    ['only the first bytes', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', 'broken'],
    ['a PNG under the type of a JPEG', () => draw().png().toBuffer(), 'image/jpeg', 'broken'],
    ['more than 100 million pixels', async () => toBombPng(20_000, 20_000), 'image/png', 'too_heavy'],
  ])('%s', async (_name, make, mimeType, code) => {
    const outcome = await picturesToPdf([await good(), toPicture(await make(), mimeType)]);
    expect(outcome).toEqual({ ok: false, code, part: 1 });
  });

  test('the one with page 501', async () => {
    const small = toPicture(await draw(8, 8).jpeg().toBuffer());
    const outcome = await picturesToPdf(Array.from({ length: 501 }, () => small));
    expect(outcome).toEqual({ ok: false, code: 'too_many_pages', part: 500 });
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is shown as sharp shows it', async (orientation) => {
  const bytes = await sharp(toGreyRows(3, 2), { raw: { width: 3, height: 2, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ orientation })
    .png()
    .toBuffer();
  const [page] = await open([toPicture(bytes, 'image/png')]);
  if (!page) throw new Error('There is no page.');
  const [width = 0, height = 0] = page.pixels;
  const values = await unpack(page);
  // Of the three colours of a grey one is enough.
  const step = values.length / (width * height);
  const pixels = values.filter((_, at) => at % step === 0);
  let rows = Array.from({ length: height }, (_, y) => [...pixels.subarray(y * width, (y + 1) * width)]);
  for (let left = page.turn; left > 0; left -= 90)
    rows = (rows[0] ?? []).map((_, x) => rows.map((row) => row[x] ?? -1).toReversed());
  const shown = await sharp(bytes).autoOrient().toColourspace('b-w').raw().toBuffer();
  expect(rows.flat()).toEqual([...shown]);
});

test('a mirrored JPEG is drawn anew, the right way round', async () => {
  const bytes = await draw(40, 20).withMetadata({ orientation: 5 }).jpeg().toBuffer();
  const [page] = await open([toPicture(bytes, 'image/jpeg', 90)]);
  expect(page).toMatchObject({ filter: '/DCTDecode', pixels: [20, 40], turn: 90 });
});

test.each<[string, { width: number; height: number }, number | undefined, [number, number]]>([
  ['a scan of A4 at 300 dpi', { width: 2480, height: 3508 }, 300, [595, 842]],
  ['a scan of legal paper at 200 dpi', { width: 1700, height: 2800 }, 200, [612, 1008]],
  ['a photograph that says 72', { width: 3000, height: 4000 }, 72, [595, 794]],
  ['a photograph on its side', { width: 4000, height: 3000 }, undefined, [794, 595]],
  ['a density that would be a stamp', { width: 1000, height: 1400 }, 2400, [595, 833]],
  ['a density that would be a wall', { width: 9000, height: 9000 }, 100, [595, 595]],
])('%s has the size of its paper', (_name, pixels, dpi, [width, height]) => {
  const size = toPageSize(pixels, dpi);
  expect([Math.round(size.width), Math.round(size.height)]).toEqual([width, height]);
});

/** The pixels of a picture in a PDF whose rows are filtered as PNG filters them. */
async function unpack(page: { pixels: number[]; colours?: string; contents: Buffer }): Promise<Buffer> {
  const { inflateSync } = await import('node:zlib');
  const [width = 0, height = 0] = page.pixels;
  const step = page.colours === '/DeviceGray' ? 1 : 3;
  const filtered = inflateSync(page.contents);
  const out = Buffer.alloc(width * height * step);
  const row = width * step;
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x >= step ? (out[y * row + x - step] ?? 0) : 0;
      const up = y > 0 ? (out[(y - 1) * row + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[(y - 1) * row + x - step] ?? 0) : 0;
      out[y * row + x] = ((filtered[y * (row + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner)) & 255;
    }
  }
  return out;
}

/** RFC 2083, section 6. */
function predict(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
