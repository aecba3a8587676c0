import { IDENTITY, mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import type { PageImage } from '@anupalan/recognition/page-image';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { findWholePicture, type WholePicture } from './whole-picture.ts';

/** What small print needs; more costs time and finds no more. The server draws as finely. */
const DPI = 250;
/** A page of any size is drawn with at most so many pixels. */
const MOST_PIXELS = 12_000_000;
/** Pixels of a fax may be twice as high as wide: such a picture has to be drawn. By how much their sides may differ. */
const SQUARE = 0.05;

const toPixels = (
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
  width: number,
  height: number,
) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  Object.assign(canvas, { width: 0, height: 0 });
  return new Uint8Array(data.buffer);
};

/** A picture as pdf.js has decoded it: a browser that decodes it itself has a frame of it. */
type Decoded = { bitmap: ImageBitmap | VideoFrame; width: number; height: number };

const isDrawable = (bitmap: unknown): bitmap is ImageBitmap | VideoFrame =>
  bitmap instanceof ImageBitmap || (typeof VideoFrame === 'function' && bitmap instanceof VideoFrame);

/** What pdf.js made of the picture of a page; null: nothing that can be drawn at once. */
const getDecoded = (page: PDFPageProxy, name: string): Promise<Decoded | null> =>
  new Promise((resolve) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    objects.get(name, (found: { bitmap?: unknown; width: number; height: number } | null) =>
      resolve(
        found && isDrawable(found.bitmap)
          ? { bitmap: found.bitmap, width: found.width, height: found.height }
          : null,
      ),
    );
  });

const isSquare = ({ toPaper }: WholePicture, decoded: Decoded, width: number, height: number): boolean => {
  const origin = mapPoint(toPaper, { x: 0, y: 0 });
  const lengthOf = (x: number, y: number, pixels: number): number => {
    const to = mapPoint(toPaper, { x, y });
    return Math.hypot((to.x - origin.x) * width, (to.y - origin.y) * height) / pixels;
  };
  return Math.abs(lengthOf(1, 0, decoded.width) / lengthOf(0, 1, decoded.height) - 1) < SQUARE;
};

const takePicture = async (page: PDFPageProxy): Promise<PageImage | null> => {
  const whole = await findWholePicture(page, OPS);
  const decoded = whole && (await getDecoded(page, whole.name));
  const { width, height } = page.getViewport({ scale: 1 });
  if (!decoded || !isSquare(whole, decoded, width, height)) return null;
  const raw = { width: decoded.width, height: decoded.height, channels: 4 } as const;
  const input = toPixels(
    (context) => context.drawImage(decoded.bitmap, 0, 0, raw.width, raw.height),
    raw.width,
    raw.height,
  );
  return { input, raw, width, height, toPaper: whole.toPaper };
};

const drawPage = async (page: PDFPageProxy): Promise<PageImage> => {
  const paper = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (paper.width * paper.height)));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  // A canvas of a worker, where the types of pdf.js ask for one of a page.
  const canvasContext: object = context;
  await page.render({ canvas: null, canvasContext, viewport } as Parameters<typeof page.render>[0]).promise;
  const { data } = context.getImageData(0, 0, width, height);
  Object.assign(canvas, { width: 0, height: 0 });
  return {
    input: new Uint8Array(data.buffer),
    raw: { width, height, channels: 4 },
    isPlain: true,
    width: paper.width,
    height: paper.height,
    toPaper: IDENTITY,
  };
};

/** The picture of a page (from 1): the one that it consists of as it is, else the page as it is drawn. */
export const getPageImage = async (document: PDFDocumentProxy, number: number): Promise<PageImage> => {
  const page = await document.getPage(number);
  try {
    return (await takePicture(page).catch(() => null)) ?? (await drawPage(page));
  } finally {
    page.cleanup();
  }
};
