import type { ConsentDocument } from '@anupalan/api-client/types';

/** What becomes of an order that is deleted, and of its tasks (D26). */
export function toDeletionText({ status }: Pick<ConsentDocument, 'status'>): string {
  return status === 'failed'
    ? 'Nothing was read from it. The same file can be uploaded again.'
    : 'It leaves the list with what was found in it. Tasks made of it stay, and its file is kept for as long as one of them cites it.';
}
