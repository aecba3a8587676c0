import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { drawPage, openToDraw } from '../../jobs/read-order/recognise/draw-page.ts';

/** A report as PDF: each line of cells below the other, the cells of a table 110 points apart. */
export async function createReportPdf(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  lines.forEach((line, row) => {
    line.split('|').forEach((cell, at) => {
      page.drawText(cell, { x: 40 + at * 110, y: 780 - row * 18, size: 9, font });
    });
  });
  return Buffer.from(await document.save());
}

/** A laboratory's report of the effluent: COD is exceeded, TSS is close, pH within. */
export const EFFLUENT_REPORT = [
  'SHARDA ANALYTICAL SERVICES',
  'TEST REPORT',
  'Sample description : Treated effluent',
  'Sampling location : ETP outlet',
  'Date of sampling : 12.05.2026',
  'Sr. No|Parameter|Unit|Result|Limit',
  '1|pH|-|7.4|5.5 to 9.0',
  '2|COD|mg/l|312|250',
  '3|Total suspended solids|mg/l|98|100',
  '4|Zinc|mg/l|BDL (DL 0.1)|-',
] as const;

/** The first page of a PDF as a photograph would have it: a JPEG. */
export async function photographPdf(pdf: Uint8Array): Promise<Buffer> {
  const { input, raw } = await drawPage(await openToDraw(pdf), 1);
  return sharp(input, { ...(raw && { raw }) })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
