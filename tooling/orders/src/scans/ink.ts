import PDFDocument from 'pdfkit';
import { registerFonts } from '../render/fonts.ts';
import { rasterPages } from '../render/raster.ts';
import { between, type Chance } from './chance.ts';

const VIOLET = '#5b3fa0';
const BLUE = '#1f3f9e';

/** What an office puts on a page after it was printed. */
export interface Ink {
  /** A round stamp with the name of the office across it. */
  stamp: boolean;
  /** The mark of a viewer that does not know the signer: "Signature Not Verified". */
  unverified: boolean;
}

/** Draws stamp, signature and mark of one page on white, to be laid over the page, as PNG. */
export async function drawInk({ stamp, unverified }: Ink, dpi: number, chance: Chance): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerFonts(doc, 'sans');
  // Rubber and pen fall into the lower right of the sheet, over words or beside them.
  if (stamp)
    drawStamp(doc, between(chance, 380, 500), between(chance, 640, 770), between(chance, -20, 20), chance);
  if (unverified) drawUnverified(doc, between(chance, 330, 420), between(chance, 740, 775));
  drawInitials(doc, between(chance, 14, 26), between(chance, 300, 620), chance);
  doc.end();
  await done;
  const page = (await rasterPages(Buffer.concat(chunks), [1], dpi)).get(1);
  if (!page) throw new Error('The page of ink was not drawn.');
  return page;
}

function drawStamp(doc: PDFKit.PDFDocument, x: number, y: number, turn: number, chance: Chance): void {
  doc.save().rotate(turn, { origin: [x, y] });
  doc.strokeColor(VIOLET).fillColor(VIOLET).strokeOpacity(0.75).fillOpacity(0.75);
  doc.lineWidth(1.6).circle(x, y, 42).stroke().lineWidth(0.8).circle(x, y, 36).stroke();
  const lines = ['POLLUTION CONTROL', 'BOARD', 'REGIONAL OFFICE'];
  for (const [i, line] of lines.entries())
    doc
      .font('bold')
      .fontSize(6.5)
      .text(line, x - 36, y - 13 + i * 9, { width: 72, align: 'center', lineBreak: false });
  doc.restore();
  drawScrawl(doc, x - 60, y - 6, 90, chance);
}

function drawInitials(doc: PDFKit.PDFDocument, x: number, y: number, chance: Chance): void {
  drawScrawl(doc, x, y, 26, chance);
}

/** A signature: loops from left to right. */
function drawScrawl(doc: PDFKit.PDFDocument, x: number, y: number, width: number, chance: Chance): void {
  doc.save().strokeColor(BLUE).strokeOpacity(0.85).lineWidth(1.1).moveTo(x, y);
  const loops = 5;
  for (let i = 1; i <= loops; i++) {
    const at = x + (width * i) / loops;
    const high = between(chance, 6, 20);
    doc.bezierCurveTo(at - 8, y - high, at + 6, y - high, at, y + between(chance, -4, 8));
  }
  doc.stroke().restore();
}

function drawUnverified(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save();
  doc
    .fillColor('#e8d34a')
    .fillOpacity(0.5)
    .font('bold')
    .fontSize(30)
    .text('?', x + 118, y - 6, { lineBreak: false });
  doc.fillColor('black').fillOpacity(1).font('regular').fontSize(8.5);
  doc.text('Signature Not Verified', x, y, { lineBreak: false });
  doc.fontSize(5.5);
  for (const [i, line] of [
    'Digitally signed by',
    'REGIONAL OFFICER',
    'Reason: Consent order',
    'Location: India',
  ].entries())
    doc.text(line, x, y + 11 + i * 6, { lineBreak: false });
  doc.restore();
}
