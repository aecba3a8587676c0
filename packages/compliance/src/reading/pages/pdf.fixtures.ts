import type { PdfItem, PdfLoading, PdfOps, PdfPage, PdfTextItem } from './pdf-types.ts';

/** Codes for the drawing operations; the real ones are numbers too. */
export const OPS: PdfOps & { other: number } = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  paintImageXObject: 6,
  paintInlineImageXObject: 7,
  paintImageMaskXObject: 8,
  other: 9,
  beginText: 10,
  setFont: 11,
  setCharSpacing: 12,
  setWordSpacing: 13,
  setHScale: 14,
  setLeading: 15,
  setTextRise: 16,
  setTextMatrix: 17,
  moveText: 18,
  setLeadingMoveText: 19,
  nextLine: 20,
  showText: 21,
  showSpacedText: 22,
  beginMarkedContent: 23,
  beginMarkedContentProps: 24,
  endMarkedContent: 25,
};

/** What a page is made of; what is left out is 200 by 100 points, upright, and empty. */
export type PdfPageSpec = {
  number?: number;
  width?: number;
  height?: number;
  /** From the page's own points, origin bottom left, to the view's. */
  view?: unknown[];
  texts?: readonly PdfItem[];
  drawings?: readonly (readonly [operation: keyof typeof OPS, args?: unknown])[];
  /** Thrown instead of the drawings. */
  drawingError?: Error;
  onCleanup?: () => void;
};

/** A page as pdf.js hands it out. */
export const toPdfPage = (spec: PdfPageSpec): PdfPage => {
  const { number = 1, width = 200, height = 100, texts = [], drawings = [] } = spec;
  return {
    pageNumber: number,
    getViewport: ({ scale }) => ({
      width: width * scale,
      height: height * scale,
      transform: spec.view ?? [scale, 0, 0, -scale, 0, height * scale],
    }),
    getTextContent: () => Promise.resolve({ items: texts }),
    getOperatorList: () =>
      spec.drawingError
        ? Promise.reject(spec.drawingError)
        : Promise.resolve({
            fnArray: drawings.map(([operation]) => OPS[operation]),
            argsArray: drawings.map(([, args]) => args),
          }),
    cleanup: () => spec.onCleanup?.(),
  };
};

/** A run of text 10 points high that stands upright at a place, in the page's own points. */
export const toRun = (
  str: string,
  x: number,
  y: number,
  changes: Partial<PdfTextItem> = {},
): PdfTextItem => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 5,
  height: 10,
  ...changes,
});

/** A PDF that opens with these pages; an error in place of a page is thrown when that page is asked for. */
export const toLoading = (pages: readonly (PdfPageSpec | Error)[], onDestroy = () => {}): PdfLoading => ({
  promise: Promise.resolve({
    numPages: pages.length,
    getData: () => Promise.resolve(new Uint8Array()),
    getPage: (number) => {
      const page = pages[number - 1];
      if (page === undefined) return Promise.reject(new Error(`there is no page ${number}`));
      return page instanceof Error ? Promise.reject(page) : Promise.resolve(toPdfPage({ number, ...page }));
    },
  }),
  destroy: () => Promise.resolve(onDestroy()),
});
