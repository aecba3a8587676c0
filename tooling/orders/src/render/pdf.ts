import PDFDocument from 'pdfkit';
import type { Mark, Order } from '../model/order.ts';
import { drawBlock } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { type Pictures, Sheet } from './sheet.ts';

/** A drawn order: its bytes, its pages, and the page of every mark. */
export interface Drawn {
  bytes: Uint8Array;
  pages: number;
  /** Page from 1. A mark stands on one page only. */
  pageOf: Map<Mark, number>;
}

/**
 * Draws an order as a PDF with a real text layer. Two passes: the first counts the pages for "page x of y".
 * On a page that has a picture, the picture stands instead of text.
 * The bytes are the same on every machine and every day: fixed dates, no compression, embedded fonts.
 */
export async function drawPdf(order: Order, pictures: Pictures = new Map()): Promise<Drawn> {
  const counted = await draw(order, 9, new Map());
  return draw(order, counted.pages, pictures);
}

async function draw(order: Order, pages: number, pictures: Pictures): Promise<Drawn> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: order.title,
      Author: 'Anupalan',
      Subject: 'Specimen: company, numbers and conditions are invented',
      CreationDate: new Date(`${order.facts.issuedOn}T06:30:00Z`),
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerFonts(doc, order.style.family);
  const sheet = new Sheet(doc, order, pages, pictures);
  for (const block of order.blocks) drawBlock(sheet, block);
  doc.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: sheet.page, pageOf: pagesOf(order.name, sheet.landings) };
}

function pagesOf(name: string, landings: Map<Mark, Set<number>>): Map<Mark, number> {
  const pageOf = new Map<Mark, number>();
  for (const [mark, pages] of landings) {
    const [page, other] = pages;
    if (page === undefined || other !== undefined)
      throw new Error(`${name}: "${mark.text}" stands on more than one page`);
    pageOf.set(mark, page);
  }
  return pageOf;
}
