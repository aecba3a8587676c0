import { goldOf } from './gold.ts';
import type { Gold } from './model/gold.ts';
import type { Order } from './model/order.ts';
import { drawPdf } from './render/pdf.ts';

/** A finished document with what should be found in it. */
export interface Built {
  file: string;
  bytes: Uint8Array;
  gold: Gold;
}

/** Makes the file of an order, in the form that the order asks for, and its gold file. */
export async function buildOrder(order: Order): Promise<Built> {
  const file = `${order.name}.pdf`;
  const { bytes, pages, pageOf } = await drawPdf(order);
  return { file, bytes, gold: goldOf(order, file, pages, pageOf) };
}
