import type { PageTarget } from '@anupalan/ui/document';

/** Where the page view is asked to go. A new object each time, so that the same place can be asked for twice. */
export type ViewTarget = PageTarget & {
  /** Of a DOCX. */
  paragraph?: number;
};
