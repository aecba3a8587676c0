import type { JpegPicture } from './pictures-to-pdf.ts';

/** Larger pictures are made smaller, in pixels: more than a page of A3 at 300 dots per inch needs. */
const MOST_PIXELS = 24_000_000;
const QUALITY = 0.95;

/** A picture as a JPEG, upright as its camera says, on white. @throws Error where the browser cannot open it */
export async function openPicture(file: Blob): Promise<JpegPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  Object.assign(canvas, { width: 0, height: 0 });
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}
