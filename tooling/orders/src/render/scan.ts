import sharp from 'sharp';
import type { Order } from '../model/order.ts';
import { toBilevelPng } from './bilevel-png.ts';
import { type Drawn, drawPdf } from './pdf.ts';
import { rasterPages } from './raster.ts';

const DPI = 200;
const THRESHOLD = 170;

/**
 * Draws an order as a scanner would hand it over: the pages named (all, if none are) become black and white pictures,
 * a little askew, without a text layer. Text and places are those of the text version.
 */
export async function drawScan(order: Order): Promise<Drawn> {
  const text = await drawPdf(order);
  const pages = order.scannedPages ?? Array.from({ length: text.pages }, (_, i) => i + 1);
  const pictures = new Map<number, Buffer>();
  for (const [page, drawn] of await rasterPages(text.bytes, pages, DPI)) {
    pictures.set(page, await scanPage(drawn, page));
  }
  const { bytes } = await drawPdf(order, pictures);
  return { ...text, bytes };
}

async function scanPage(drawn: Buffer, page: number): Promise<Buffer> {
  const { width, height } = await sharp(drawn).metadata();
  // Every sheet lies a little differently on the glass.
  const angle = ((page * 37) % 9) / 10 - 0.45;
  const turned = await sharp(drawn)
    .flatten({ background: 'white' })
    .rotate(angle, { background: 'white' })
    .toBuffer();
  const { data, info } = await sharp(turned)
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .greyscale()
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toBilevelPng(data, info.width, info.height, THRESHOLD);
}
