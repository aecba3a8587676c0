import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { picturesToPdf } from './pictures-to-pdf.ts';
import { findWholePicture } from './whole-picture.ts';

/** A grey JPEG of 8 by 8 pixels. */
const JPEG = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  ),
  (letter) => letter.charCodeAt(0),
);

test('pictures are the pages of a PDF, each as wide as A4 on its short side, and the whole of its page', async () => {
  const data = picturesToPdf([
    { jpeg: JPEG, width: 800, height: 1000 },
    { jpeg: JPEG, width: 3000, height: 2000 },
  ]);
  const loading = getDocument({ data, verbosity: 0, disableFontFace: true });
  const document = await loading.promise;
  expect(document.numPages).toBe(2);
  const sizes = [];
  for (const number of [1, 2]) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([Math.round(width), Math.round(height)]);
    const whole = await findWholePicture(page, OPS);
    expect(whole?.toPaper.map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([
      1, 0, 0, 0, 1, 0, 0, 0, 1,
    ]);
  }
  expect(sizes).toEqual([
    [595, 744],
    [893, 595],
  ]);
  await loading.destroy();
});
