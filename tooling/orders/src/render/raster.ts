import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Draws one page (from 1) of a PDF as a PNG at so many dots per inch. */
export async function rasterPage(pdf: Uint8Array, page: number, dpi: number): Promise<Buffer> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    disableFontFace: true,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    verbosity: 0,
  });
  try {
    const sheet = await (await task.promise).getPage(page);
    const viewport = sheet.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d');
    await sheet.render({ canvas: null, canvasContext, viewport }).promise;
    return canvas.toBuffer('image/png');
  } finally {
    await task.destroy();
  }
}
