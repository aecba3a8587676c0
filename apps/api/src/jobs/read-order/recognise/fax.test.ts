import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { drawPage, openToDraw } from './draw-page.ts';

const LINES = [
  'The consent is granted subject to the following conditions:',
  '1. The unit shall monitor stack emissions once in three months.',
  '2. The unit shall submit Form V on or before 30 September 2026.',
  '3. Suspended solids shall not exceed 100 mg/l at the outlet.',
];

/** A page of these lines as a fax: black and white, coded by groups of pixels (ITU-T T.6), 200 dots per inch. */
async function drawFax(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([595, 842]);
  for (const [at, line] of LINES.entries()) page.drawText(line, { x: 60, y: 760 - 30 * at, size: 13, font });
  const { input, raw } = await drawPage(await openToDraw(await document.save()), 1);
  return sharp(input, { ...(raw && { raw }) })
    .flatten({ background: 'white' })
    .resize({ width: 1654 })
    .greyscale()
    .threshold(140)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 200 / 25.4, yres: 200 / 25.4 })
    .toBuffer();
}

let fax: Buffer;
beforeAll(async () => {
  fax = await drawFax();
});

/** The values of the tags of a TIFF's first page, by their numbers. */
function readTags(tiff: Buffer): Map<number, number[]> {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = long(4);
  return new Map(
    Array.from({ length: short(start) }, (_, entry) => {
      const at = start + 2 + entry * 12;
      const [isShort, count] = [short(at + 2) === 3, long(at + 4)];
      const size = isShort ? 2 : 4;
      const from = count * size <= 4 ? at + 8 : long(at + 8);
      const read = isShort ? short : long;
      return [short(at), Array.from({ length: count }, (__, i) => read(from + i * size))] as const;
    }),
  );
}

const COLUMNS = 256;
const ROWS = 257;
const OFFSETS = 273;
const LENGTHS = 279;
const ROWS_PER_STRIP = 278;
const PHOTOMETRIC = 262;

/** The same fax in a PDF, each strip a picture, as fax machines send it. */
async function toFaxPdf(tiff: Buffer): Promise<Uint8Array> {
  const tags = readTags(tiff);
  const [columns = 0] = tags.get(COLUMNS) ?? [];
  const [rows = 0] = tags.get(ROWS) ?? [];
  const [high = rows] = tags.get(ROWS_PER_STRIP) ?? [];
  const lengths = tags.get(LENGTHS) ?? [];
  const document = await PDFDocument.create();
  const page = document.addPage([595, (595 * rows) / columns]);
  const point = 595 / columns;
  const drawn = (tags.get(OFFSETS) ?? []).map((offset, at) => {
    const own = Math.min(high, rows - at * high);
    const strip = document.context.stream(tiff.subarray(offset, offset + (lengths[at] ?? 0)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: columns,
      Height: own,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
      Filter: 'CCITTFaxDecode',
      DecodeParms: { K: -1, Columns: columns, Rows: own, BlackIs1: tags.get(PHOTOMETRIC)?.[0] === 1 },
    });
    page.node.setXObject(PDFName.of(`Strip${at}`), document.context.register(strip));
    const y = (rows - at * high - own) * point;
    return `q ${595} 0 0 ${own * point} 0 ${y} cm /Strip${at} Do Q`;
  });
  const contents = document.context.stream(drawn.join('\n'));
  page.node.set(PDFName.of('Contents'), document.context.register(contents));
  return document.save();
}

it.each([
  ['as a PDF', 'application/pdf', () => toFaxPdf(fax)],
  ['as a TIFF', 'image/tiff', async () => fax],
])('a fax that comes %s is recognised', async (_name, mimeType, make) => {
  const outcome = await readFile(new Uint8Array(await make()), mimeType);
  if (!outcome.ok) throw new Error(outcome.failure);
  const { obligations, limits } = outcome.reading;
  expect(obligations.map(({ conditionNo, frequency }) => [conditionNo, frequency])).toEqual([
    ['1', 'quarterly'],
    ['2', null],
  ]);
  expect(limits.map(({ limit, unit }) => [limit, unit])).toEqual([['100', 'mg/l']]);
});
