import { goldOf } from './gold.ts';
import type { Gold } from './model/gold.ts';
import type { Order } from './model/order.ts';
import { drawDocx } from './render/docx.ts';
import { type Drawn, drawPdf } from './render/pdf.ts';
import { drawScan } from './render/scan.ts';

/** A finished document with what should be found in it. */
export interface Built {
  file: string;
  bytes: Uint8Array;
  gold: Gold;
}

/** Makes the file of an order, in the form that the order asks for, and its gold file. */
export async function buildOrder(order: Order): Promise<Built> {
  const file = `${order.name}.${order.form === 'docx' ? 'docx' : 'pdf'}`;
  const { bytes, pages, pageOf } = await draw(order);
  return { file, bytes, gold: goldOf(order, file, pages, pageOf) };
}

function draw(order: Order): Drawn | Promise<Drawn> {
  if (order.form === 'docx') return drawDocx(order);
  return order.form === 'text' ? drawPdf(order) : drawScan(order);
}
