import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { fileTypeFromBuffer } from 'file-type';

/** How many bytes of the beginning decide on the type: a DOCX tells itself by the names in its archive. */
export const SNIFF_BYTES = 512 * 1024;

/** A PDF may have something before its header, in the first 1,024 bytes; readers accept it, so do we. */
const PDF_HEADER_WITHIN = 1024;

/** Finds the type of an order by its content, never by its name. @returns null for what is no order */
export async function findOrderType(head: Buffer): Promise<(typeof ORDER_MIME_TYPES)[number] | null> {
  const found = await fileTypeFromBuffer(head);
  if (found) return ORDER_MIME_TYPES.find((type) => type === found.mime) ?? null;
  return head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? 'application/pdf' : null;
}
