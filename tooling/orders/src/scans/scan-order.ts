import PDFDocument from 'pdfkit';
import { goldOf } from '../gold.ts';
import type { Gold } from '../model/gold.ts';
import type { Order } from '../model/order.ts';
import { drawPdf } from '../render/pdf.ts';
import { rasterPages } from '../render/raster.ts';
import { chanceOf } from './chance.ts';
import type { Picture, ScanKind } from './picture.ts';

/** An order as pictures, beside the same order as text, and what is in both. */
export interface ScannedOrder {
  /** `order.kind`, the name of its files. */
  name: string;
  pictures: Picture[];
  /** The text version that was scanned. */
  text: Uint8Array;
  gold: Gold;
}

/**
 * Scans an order: all its pages, or those named. The same order and kind give the same pictures on the same machine.
 */
export async function scanOrder(
  order: Order,
  kind: ScanKind,
  only?: readonly number[],
): Promise<ScannedOrder> {
  const name = `${order.name}.${kind.name}`;
  const { bytes, pages, pageOf } = await drawPdf(order);
  const pictures: Picture[] = [];
  for (const page of only ?? Array.from({ length: pages }, (_, i) => i + 1)) {
    const drawn = (await rasterPages(bytes, [page], kind.dpi)).get(page);
    if (!drawn) throw new Error(`${order.name} has no page ${page}.`);
    pictures.push(await kind.scan({ drawn, page, pages }, chanceOf(`${name} ${page}`)));
  }
  const scanned: Order = { ...order, form: 'scan' };
  return { name, pictures, text: bytes, gold: goldOf(scanned, `${name}.pdf`, pages, pageOf) };
}

/** Puts pictures into a PDF, a page for each, without any text. */
export async function picturePdf(pictures: readonly Picture[]): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const { bytes, width, height, dpi } of pictures) {
    const size: [number, number] = [(width * 72) / dpi.across, (height * 72) / dpi.down];
    doc.addPage({ size, margin: 0 });
    doc.image(bytes, 0, 0, { width: size[0], height: size[1] });
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
