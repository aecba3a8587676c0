import { getSampleBytes } from '@anupalan/orders/samples';

let copies = 0;

/** A file as a browser or a form takes it. */
export interface OrderFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * An invented order (PDF) as a file that the product has not seen yet: a comment after its end makes it another file
 * with the same pages, whatever the demo holds.
 */
export function getFreshOrder(file: string): OrderFile {
  copies += 1;
  const mark = Buffer.from(`\n% copy ${copies} of ${Date.now()}\n`);
  const name = file.replace(/\.pdf$/, `_copy_${copies}.pdf`);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([getSampleBytes(file), mark]) };
}
