import type { ConsentDocument } from '@anupalan/api-client/types';
import { rowWords } from './words.ts';

/** What becomes of an order that is deleted, and of its tasks (D26). */
export function toDeletionText({ status }: Pick<ConsentDocument, 'status'>): string {
  return status === 'failed' ? rowWords.deleteUnreadText : rowWords.deleteText;
}
