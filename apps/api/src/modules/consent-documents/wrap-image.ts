import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { readAll } from '../../files/file-store.ts';
import { toPieces } from '../../files/pieces.ts';
import type { Services } from '../../http/services.ts';

const MAX_PIXELS = 100_000_000;

/**
 * Wraps a picture into a PDF, so that the portal shows every order in the same way.
 * @returns null where the picture cannot be drawn: reading it will say so
 */
export async function wrapImage(
  services: Services,
  key: string,
  size: number,
): Promise<{ shownKey: string; shownSize: number } | null> {
  const bytes = await readAll(await services.files.read(key, size));
  let pdf: Uint8Array;
  try {
    const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .jpeg({ quality: 88 })
      .toBuffer();
    const document = await PDFDocument.create();
    const image = await document.embedJpg(picture);
    // A4 across, whatever the pixels: what counts is that it is readable at 100 %.
    const width = 595;
    const height = (width * image.height) / image.width;
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
    pdf = await document.save();
  } catch (error) {
    services.log.warn({ err: error }, 'A picture could not be drawn');
    return null;
  }
  const spooled = await services.files.spool(toPieces(pdf));
  return { shownKey: await services.files.keep(spooled), shownSize: spooled.size };
}
