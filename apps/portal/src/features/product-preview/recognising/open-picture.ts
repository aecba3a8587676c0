import type { TurnedPicture } from '../reading/worker-message.ts';
import type { JpegPicture } from './pictures-to-pdf.ts';

/** Larger pictures are made smaller, in pixels: more than a page of A3 at 300 dots per inch needs. */
const MOST_PIXELS = 24_000_000;
const QUALITY = 0.95;

type Rotation = TurnedPicture['rotation'];

/** Draws a picture turned clockwise, on white, as a JPEG; closes it. */
const toJpeg = async (bitmap: ImageBitmap, rotation: Rotation): Promise<JpegPicture> => {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
  const [across, down] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const [width, height] = rotation % 180 === 0 ? [across, down] : [down, across];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  Object.assign(canvas, { width: 0, height: 0 });
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
};

const isTiff = ([first, second]: Uint8Array): boolean =>
  (first === 0x49 && second === 0x49) || (first === 0x4d && second === 0x4d);

/**
 * The pages of a picture as JPEGs, one after the other: one, or all of a TIFF; upright as its camera or scanner says, and
 * turned as a person said. What opens a TIFF is loaded for one. @throws Error where it cannot be opened
 */
export async function* openPictures({ file, rotation }: TurnedPicture): AsyncGenerator<JpegPicture> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (!isTiff(head)) return yield await toJpeg(await createImageBitmap(file), rotation);
  const { listTiffPages } = await import('./tiff-pages.ts');
  for (const page of listTiffPages(await file.arrayBuffer())) {
    const { width, height, pixels } = page.decode();
    const bitmap = await createImageBitmap(new ImageData(pixels, width, height));
    yield await toJpeg(bitmap, ((page.rotation + rotation) % 360) as Rotation);
  }
}
