import { mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import { decodeFromBase64, degrees, PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPagePictures } from './page-picture.ts';

/** A grey JPEG of 8 by 8 pixels. */
const JPEG = decodeFromBase64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
);
const PNG = decodeFromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

const WHOLE = { x: 0, y: 0, width: 600, height: 800 };

const open = async (draw: (page: PDFPage, document: PDFDocument) => Promise<void> | void) => {
  const document = await PDFDocument.create();
  await draw(document.addPage([600, 800]), document);
  return (await openPagePictures(await document.save()))(1);
};

describe('the picture of a page', () => {
  it('is handed over as it is', async () => {
    const picture = await open(async (page, document) =>
      page.drawImage(await document.embedJpg(JPEG), WHOLE),
    );
    expect(picture?.jpeg).toEqual(JPEG);
    expect([picture?.width, picture?.height]).toEqual([600, 800]);
    expect(picture && mapPoint(picture.toPaper, { x: 0.25, y: 0.1 })).toEqual({
      x: expect.closeTo(0.25, 6),
      y: expect.closeTo(0.1, 6),
    });
  });

  it('of a turned page lies on it as it is shown', async () => {
    const picture = await open(async (page, document) => {
      page.drawImage(await document.embedJpg(JPEG), WHOLE);
      page.setRotation(degrees(90));
    });
    expect([picture?.width, picture?.height]).toEqual([800, 600]);
    // What was at the top left is at the top right.
    expect(picture && mapPoint(picture.toPaper, { x: 0, y: 0 })).toEqual({
      x: expect.closeTo(1, 6),
      y: expect.closeTo(0, 6),
    });
  });

  it.each<[string, (page: PDFPage, document: PDFDocument) => Promise<void>]>([
    ['that is not a JPEG', async (page, document) => page.drawImage(await document.embedPng(PNG), WHOLE)],
    [
      'that is a letterhead',
      async (page, document) => page.drawImage(await document.embedJpg(JPEG), { ...WHOLE, height: 200 }),
    ],
    [
      'that is one of two strips',
      async (page, document) => {
        const image = await document.embedJpg(JPEG);
        page.drawImage(image, { ...WHOLE, height: 500 });
        page.drawImage(image, { ...WHOLE, y: 500, height: 300 });
      },
    ],
    [
      'in colours of print',
      async (page, document) => {
        const image = await document.embedJpg(JPEG);
        page.drawImage(image, WHOLE);
        await image.embed();
        const stream = document.context.lookup(image.ref);
        if (stream && 'dict' in stream)
          (stream.dict as { set: (key: PDFName, value: PDFName) => void }).set(
            PDFName.of('ColorSpace'),
            PDFName.of('DeviceCMYK'),
          );
      },
    ],
  ])('%s is not taken', async (_, draw) => {
    expect(await open(draw)).toBeNull();
  });
});
