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

let drawn: Buffer;
beforeAll(async () => {
  drawn = await drawLines();
});

async function toScan(picture: Buffer): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const image = await document.embedJpg(picture);
  const { width, height } = image.scale(595 / Math.min(image.width, image.height));
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document.save();
}

/** The lines that are read in a scan: words by their height on the page, from left to right. */
async function read(scan: Uint8Array) {
  const extraction = await extractPdf(scan, () => undefined);
  const page = extraction.ok ? extraction.pages[0] : undefined;
  const lines = Map.groupBy(page?.items ?? [], ({ y }) => Math.round(y));
  return { page, lines: [...lines.values()].map((items) => items.map(({ text }) => text).join(' ')) };
}

/** The share of the words that are read, in their lines: processors may differ in a letter. */
function shareRead(lines: readonly string[]): number {
  const words = LINES.flatMap((line, at) => line.split(' ').map((word) => [word, lines[at]] as const));
  return words.filter(([word, line]) => line?.split(' ').includes(word)).length / words.length;
}

describe('a page that is a picture', () => {
  it('is read as it is, each word where it stands', async () => {
    const { page, lines } = await read(await toScan(drawn));
    expect(page?.kind).toBe('text');
    expect(shareRead(lines)).toBeGreaterThan(0.9);
    const first = page?.items[0];
    expect(first?.x).toBeCloseTo(60, -0.5);
    expect((first?.y ?? 0) + 0.82 * (first?.height ?? 0)).toBeCloseTo(82, -0.5);
    expect(first?.height).toBeCloseTo(13, -0.8);
    expect(first?.confidence).toBeGreaterThan(0.8);
  });

  it('that lies on its side is turned', async () => {
    const { lines } = await read(await toScan(await sharp(drawn).rotate(90).jpeg().toBuffer()));
    expect(shareRead(lines)).toBeGreaterThan(0.9);
  });

  it('that lies askew is laid straight', async () => {
    const askew = await sharp(drawn).rotate(4, { background: 'white' }).jpeg().toBuffer();
    const { page, lines } = await read(await toScan(askew));
    expect(shareRead(lines)).toBeGreaterThan(0.9);
    // The paper itself still lies askew.
    expect(Math.abs(page?.toPaper?.[1] ?? 0)).toBeGreaterThan(0.04);
  });

  it('of a coding that is no JPEG is drawn first', async () => {
    const document = await PDFDocument.create();
    const image = await document.embedPng(await sharp(drawn).threshold(150).png().toBuffer());
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    const { lines } = await read(await document.save());
    expect(shareRead(lines)).toBeGreaterThan(0.9);
  });

  it.each([
    ['stay where they are words', (line: string) => line, false],
    [
      'are not believed where they are none',
      (line: string) => line.replaceAll('t', 'l').replaceAll('m', 'rn').replaceAll('h', 'b'),
      true,
    ],
  ])('with words of an older recogniser over it: they %s', async (_name, toLayer, isReadAnew) => {
    const document = await PDFDocument.load(await toScan(drawn));
    const font = await document.embedFont(StandardFonts.TimesRoman);
    const [page] = document.getPages();
    page?.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    for (const [at, line] of [...LINES, ...LINES, ...LINES].entries())
      page?.drawText(toLayer(line), { x: 60, y: 760 - 30 * at, size: 13, font });
    const { page: found } = await read(await document.save());
    const words = found?.items.flatMap(({ text }) => text.split(' ')) ?? [];
    expect(words).toContain('monitor');
    // What was recognised has a confidence, and the text of a file has none.
    expect(found?.items.some(({ confidence }) => confidence !== undefined)).toBe(isReadAnew);
  });

  it('of empty paper is blank', async () => {
    const empty = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#e8e4d8' } })
      .jpeg()
      .toBuffer();
    expect((await read(await toScan(empty))).page?.kind).toBe('blank');
  });

  it('stays unread where nobody recognises', async () => {
    const extraction = await extractPdf(await toScan(drawn), () => undefined, recogniseNone);
    expect(extraction.ok && extraction.pages[0]?.kind).toBe('scan');
  });

  it('that breaks off is left out, and the next one is read', async () => {
    const document = await PDFDocument.create();
    for (const picture of [drawn.subarray(0, drawn.length / 3), drawn]) {
      const image = await document.embedJpg(picture);
      document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    }
    const extraction = await extractPdf(await document.save(), () => undefined);
    expect(extraction.ok && extraction.pages.map(({ kind }) => kind)).toEqual(['scan', 'text']);
  });
});
