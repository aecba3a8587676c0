import type { ConsentDocument } from '@anupalan/api-client/types';

/** What becomes of an order that is deleted, and of its tasks (D26). */
export function toDeletionText({ status }: Pick<ConsentDocument, 'status'>): string {
  return status === 'failed'
    ? 'Nothing was read from this file. You can upload it again.'
    : 'The order and its findings leave the list. Its tasks stay. The file is kept while a task cites it.';
}
