/**
 * What is used of pdf.js, by shape: the engine imports no parser. The server hands in the build for Node, the portal
 * the one for browsers.
 */

/** A run of text as pdf.js gives it. */
export type PdfTextItem = { str: string; transform: unknown[]; width: number; height: number };

/** Where a stretch of marked content begins or ends. `id`: what the structure of the file knows it by. */
export type PdfMark = { type: string; id?: string | null; tag?: string | null };

/** What pdf.js finds on a page, in the order of the file. */
export type PdfItem = PdfTextItem | PdfMark;

/** What a page is drawn with: the codes of the operations in turn, and what each is given. */
export type PdfDrawing = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** A page of an open PDF. */
export type PdfPage = {
  pageNumber: number;
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: unknown[] };
  getTextContent: (options: { includeMarkedContent: boolean }) => Promise<{ items: readonly PdfItem[] }>;
  getOperatorList: () => Promise<PdfDrawing>;
  cleanup: () => unknown;
};

/** An open PDF. */
export type PdfDocument = {
  numPages: number;
  getPage: (number: number) => Promise<PdfPage>;
  /** The file itself. */
  getData: () => Promise<Uint8Array>;
};

/** A PDF that is being opened. */
export type PdfLoading = { promise: Promise<PdfDocument>; destroy: () => Promise<void> };

/** Codes of the drawing operations that place a picture or move the paper under it. */
export type PdfPictureOps = Record<
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'paintImageXObject'
  | 'paintInlineImageXObject'
  | 'paintImageMaskXObject',
  number
>;

/** Those, and the ones that write. */
export type PdfOps = PdfPictureOps &
  Record<
    | 'beginText'
    | 'setFont'
    | 'setCharSpacing'
    | 'setWordSpacing'
    | 'setHScale'
    | 'setLeading'
    | 'setTextRise'
    | 'setTextMatrix'
    | 'moveText'
    | 'setLeadingMoveText'
    | 'nextLine'
    | 'showText'
    | 'showSpacedText'
    | 'beginMarkedContent'
    | 'beginMarkedContentProps'
    | 'endMarkedContent',
    number
  >;

/** How a PDF is opened to be read: no fonts of the machine, no picture beyond 50 megapixels, no words on the console. */
export const PDF_READING_OPTIONS = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  maxImageSize: 50_000_000,
} as const;
