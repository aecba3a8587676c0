import type { PdfExtraction } from '@anupalan/compliance/reading/pages/extract-pages';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { PDFDocument, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractPdf } from '../extract-pdf.ts';
import { drawPage, openToDraw } from './draw-page.ts';

const LINES = [
  'The consent is granted subject to the following conditions:',
  '1. The unit shall monitor stack emissions once in three months.',
  '2. The unit shall submit Form V on or before 30 September 2026.',
  '3. Suspended solids shall not exceed 100 mg/l at the outlet.',
];

/** A page of these lines as a picture, 150 dots per inch. */
async function drawLines(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([595, 842]);
  for (const [at, line] of LINES.entries()) page.drawText(line, { x: 60, y: 760 - 30 * at, size: 13, font });
  const { input, raw } = await drawPage(await openToDraw(await document.save()), 1);
  return sharp(input, { ...(raw && { raw }) })
    .flatten({ background: 'white' })
    .resize({ width: 1240 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A page that is the picture, as a scanner makes it. */
async function toScan(picture: Buffer): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const image = await document.embedJpg(picture);
  const { width, height } = image.scale(595 / Math.min(image.width, image.height));
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document;
}

/** A page whose picture is of a coding that is no JPEG. */
async function toBilevelScan(picture: Buffer): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const image = await document.embedPng(await sharp(picture).threshold(150).png().toBuffer());
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return document;
}

/** A scan with words of an older recogniser over its picture. */
async function toLayeredScan(picture: Buffer, toLayer: (line: string) => string): Promise<PDFDocument> {
  const document = await toScan(picture);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const [page] = document.getPages();
  page?.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  for (const [at, line] of [...LINES, ...LINES, ...LINES].entries())
    page?.drawText(toLayer(line), { x: 60, y: 760 - 30 * at, size: 13, font });
  return document;
}

/** The pages of one file, each a case: what recognises is started once for all of them. */
const CASES = {
  asItIs: (drawn) => toScan(drawn),
  onItsSide: async (drawn) => toScan(await sharp(drawn).rotate(90).jpeg().toBuffer()),
  askew: async (drawn) => toScan(await sharp(drawn).rotate(4, { background: 'white' }).jpeg().toBuffer()),
  brokenOff: (drawn) => toScan(drawn.subarray(0, drawn.length / 3)),
  bilevel: toBilevelScan,
  layered: (drawn) => toLayeredScan(drawn, (line) => line),
  garbled: (drawn) =>
    toLayeredScan(drawn, (line) => line.replaceAll('t', 'l').replaceAll('m', 'rn').replaceAll('h', 'b')),
  empty: async () =>
    toScan(
      await sharp({ create: { width: 600, height: 800, channels: 3, background: '#e8e4d8' } })
        .jpeg()
        .toBuffer(),
    ),
} satisfies Record<string, (drawn: Buffer) => Promise<PDFDocument>>;

let drawn: Buffer;
let pages: Extract<PdfExtraction, { ok: true }>['pages'];
beforeAll(async () => {
  drawn = await drawLines();
  const file = await PDFDocument.create();
  for (const make of Object.values(CASES)) {
    const [page] = await file.copyPages(await make(drawn), [0]);
    if (page) file.addPage(page);
  }
  const extraction = await extractPdf(await file.save(), () => undefined);
  if (!extraction.ok) throw new Error('The file could not be opened.');
  pages = extraction.pages;
});

/** The page of a case, with the lines that are read in it: words by their height, from left to right. */
function read(which: keyof typeof CASES) {
  const page = pages[Object.keys(CASES).indexOf(which)];
  const lines = Map.groupBy(page?.items ?? [], ({ y }) => Math.round(y));
  return { page, lines: [...lines.values()].map((items) => items.map(({ text }) => text).join(' ')) };
}

/** The share of the words that are read, in their lines: processors may differ in a letter. */
function shareRead(lines: readonly string[]): number {
  const words = LINES.flatMap((line, at) => line.split(' ').map((word) => [word, lines[at]] as const));
  return words.filter(([word, line]) => line?.split(' ').includes(word)).length / words.length;
}

describe('a page that is a picture', () => {
  it('is read as it is, each word where it stands', () => {
    const { page, lines } = read('asItIs');
    expect(page?.kind).toBe('text');
    expect(shareRead(lines)).toBeGreaterThan(0.9);
    const first = page?.items[0];
    expect(first?.x).toBeCloseTo(60, -0.5);
    expect((first?.y ?? 0) + 0.82 * (first?.height ?? 0)).toBeCloseTo(82, -0.5);
    expect(first?.height).toBeCloseTo(13, -0.8);
    expect(first?.confidence).toBeGreaterThan(0.8);
  });

  it('that lies on its side is turned', () => {
    expect(shareRead(read('onItsSide').lines)).toBeGreaterThan(0.9);
  });

  it('that lies askew is laid straight', () => {
    const { page, lines } = read('askew');
    expect(shareRead(lines)).toBeGreaterThan(0.9);
    // The paper itself still lies askew.
    expect(Math.abs(page?.toPaper?.[1] ?? 0)).toBeGreaterThan(0.04);
  });

  it('of a coding that is no JPEG is drawn first', () => {
    expect(shareRead(read('bilevel').lines)).toBeGreaterThan(0.9);
  });

  it.each([
    ['stay where they are words', 'layered', false],
    ['are not believed where they are none', 'garbled', true],
  ] as const)('with words of an older recogniser over it: they %s', (_name, which, isReadAnew) => {
    const { page: found } = read(which);
    const words = found?.items.flatMap(({ text }) => text.split(' ')) ?? [];
    expect(words).toContain('monitor');
    // What was recognised has a confidence, and the text of a file has none.
    expect(found?.items.some(({ confidence }) => confidence !== undefined)).toBe(isReadAnew);
  });

  it('of empty paper is blank', () => {
    expect(read('empty').page?.kind).toBe('blank');
  });

  it('stays unread where nobody recognises', async () => {
    const scan = await (await toScan(drawn)).save();
    const extraction = await extractPdf(scan, () => undefined, recogniseNone);
    expect(extraction.ok && extraction.pages[0]?.kind).toBe('scan');
  });

  it('that breaks off is left out, and the next one is read', () => {
    expect(read('brokenOff').page?.kind).toBe('scan');
    expect(read('bilevel').page?.kind).toBe('text');
  });
});
