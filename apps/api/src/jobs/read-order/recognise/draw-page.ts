import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { IDENTITY } from '@anupalan/compliance/reading/pages/mapping';
import type { PageImage } from '@anupalan/recognition/page-image';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What small print needs; more costs time and finds no more. */
const DPI = 250;
/** A page of any size is drawn with at most so many pixels. */
const MOST_PIXELS = 12_000_000;

/** Opens a PDF to draw its pages. @throws Error where it cannot be opened */
export const openToDraw = (data: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    // pdf.js takes the bytes away from who hands them in.
    data: new Uint8Array(data),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 50_000_000,
    canvasMaxAreaInBytes: 200_000_000,
    standardFontDataUrl: `${join(PDFJS, 'standard_fonts')}/`,
    cMapUrl: `${join(PDFJS, 'cmaps')}/`,
    cMapPacked: true,
    wasmUrl: `${join(PDFJS, 'wasm')}/`,
  }).promise;

/** Draws a page (from 1) as it is shown: pictures of every coding, strips, masks, letters without a meaning. */
export const drawPage = async (document: PDFDocumentProxy, number: number): Promise<PageImage> => {
  const page = await document.getPage(number);
  const paper = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (paper.width * paper.height)));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
  const canvas = createCanvas(width, height);
  // A canvas of Node, where the types of pdf.js ask for one of a browser.
  const canvasContext: object = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext, viewport } as Parameters<typeof page.render>[0]).promise;
  page.cleanup();
  return {
    input: canvas.data(),
    raw: { width, height, channels: 4 },
    isPlain: true,
    width: paper.width,
    height: paper.height,
    toPaper: IDENTITY,
  };
};
