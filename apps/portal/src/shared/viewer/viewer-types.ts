import type { ConsentDocument } from '@anupalan/api-client/types';
import type { PassageLayerProps } from '@anupalan/ui/document';
import type { Condition } from './condition.ts';
import type { ViewTarget } from './view-target.ts';
import { viewerWords } from './words.ts';

/** What is known of an order before its file is open. */
export type ViewedDocument = {
  id: string;
  pageCount: number | null;
  unreadPages: readonly number[];
  /** Lines that could not be read, where the reading tells of them. */
  unreadLines?: ConsentDocument['unreadLines'];
  /** Pages that are pictures, whose words the server has. */
  recognisedPages?: readonly number[];
};

/** What the page view and the text view share. */
export type ViewerProps = {
  document: ViewedDocument;
  conditions: readonly Condition[];
  selectedId: string | null;
  hasMarks: boolean;
  target: ViewTarget | null;
  onSelect: (id: string) => void;
  /** What can be done with words that somebody selects; left out, they can only be copied. */
  renderPassage?: PassageLayerProps['renderActions'];
};

/** What a page view calls its document. */
export type ViewerWords = { document: string; pages: string; failed: string };

/** The words of an order. */
export const ORDER_WORDS: ViewerWords = {
  document: viewerWords.order.document,
  pages: viewerWords.order.pages,
  failed: viewerWords.order.failed,
};

/** Where the bytes of a PDF come from, as pdf.js takes it: an address with headers, or a file of this machine. */
export type PdfSource = { file: { url: string } | Blob; options?: Readonly<Record<string, unknown>> };
