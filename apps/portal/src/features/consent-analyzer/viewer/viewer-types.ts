import type { ConsentDocument } from '@anupalan/api-client/types';
import type { PageTarget } from '@anupalan/ui/document';
import type { Condition } from '../review/conditions.ts';

/** Where the page view is asked to go. A new object each time, so that the same place can be asked for twice. */
export type ViewTarget = PageTarget & {
  /** Of a DOCX. */
  paragraph?: number;
};

/** What the page view and the text view share. */
export type ViewerProps = {
  document: ConsentDocument;
  conditions: readonly Condition[];
  selectedId: string | null;
  hasMarks: boolean;
  target: ViewTarget | null;
  onSelect: (id: string) => void;
};
