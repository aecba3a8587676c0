import type { ConsentDocument } from '@anupalan/api-client/types';
import { readLimitPassage } from '@anupalan/compliance/reading/limits/read-limit-passage';
import type { Passage } from '@anupalan/ui/document';
import { useState } from 'react';
import { LimitDialog } from '../../../../shared/orders/findings/later.tsx';
import { toPassageCitation } from './added-obligation.ts';

/** Props of {@link AddLimitDialog}. */
export type AddLimitDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'pageCount'>;
  /** The words that were selected. */
  passage: Passage;
  onClose: () => void;
};

/** Adds a limit that the reading has not found, from words that were selected in the order (D47). */
export function AddLimitDialog({ document, passage, onClose }: AddLimitDialogProps) {
  // Read once: what is typed must not be read over.
  const [reading] = useState(() => readLimitPassage(passage.text));
  return (
    <LimitDialog
      document={document}
      isOpen
      onClose={onClose}
      row={null}
      reading={reading}
      citation={toPassageCitation(passage)}
    />
  );
}
