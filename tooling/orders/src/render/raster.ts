import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Draws pages (from 1) of a PDF as PNGs at so many dots per inch. */
export async function rasterPages(
  pdf: Uint8Array,
  pages: readonly number[],
  dpi: number,
): Promise<Map<number, Buffer>> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    disableFontFace: true,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    verbosity: 0,
  });
  try {
    const doc = await task.promise;
    const pictures = new Map<number, Buffer>();
    for (const page of pages) {
      const sheet = await doc.getPage(page);
      const viewport = sheet.getViewport({ scale: dpi / 72 });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // A canvas of Node, where the types of pdf.js ask for one of a browser.
      const canvasContext: object = canvas.getContext('2d');
      await sheet.render({ canvas: null, canvasContext, viewport } as Parameters<typeof sheet.render>[0])
        .promise;
      pictures.set(page, canvas.toBuffer('image/png'));
    }
    return pictures;
  } finally {
    await task.destroy();
  }
}
