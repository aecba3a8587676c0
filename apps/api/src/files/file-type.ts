import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { RESULT_MIME_TYPES } from '@anupalan/enums/results';
import { findTechnicalType } from '@anupalan/enums/technical-documents';
import { fileTypeFromBuffer } from 'file-type';

/** How many bytes of the beginning decide on the type: a DOCX tells itself by the names in its archive. */
export const SNIFF_BYTES = 512 * 1024;

/** A PDF may have something before its header, in the first 1,024 bytes; readers accept it, so do we. */
const PDF_HEADER_WITHIN = 1024;

/**
 * A TIFF begins so, in the order of bytes of either sort of processor. Scanners write the list of its fields behind the
 * pictures, further back than is looked at here.
 */
const TIFF_MARKS = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/** Finds the type of an order by its content, never by its name. @returns null for what is no order */
export async function findOrderType(head: Buffer): Promise<(typeof ORDER_MIME_TYPES)[number] | null> {
  const found = await fileTypeFromBuffer(head);
  if (found) return ORDER_MIME_TYPES.find((type) => type === found.mime) ?? null;
  if (TIFF_MARKS.some((mark) => head.subarray(0, mark.length).equals(mark))) return 'image/tiff';
  return head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-') ? 'application/pdf' : null;
}

/** Whether a file is a photograph as iPhones keep it (HEIF), which is told apart to say what to do. */
export async function isHeic(head: Buffer): Promise<boolean> {
  const found = await fileTypeFromBuffer(head);
  return found !== undefined && /^image\/hei[cf]/.test(found.mime);
}

/**
 * Finds the type of a technical document by its content. Text is UTF-8 without control characters that is no markup
 * a browser would run; whether it is a table is told by its name, because content cannot.
 * @returns null for a type that is not taken
 */
export async function findTechnicalMimeType(head: Buffer, fileName: string): Promise<string | null> {
  const found = await fileTypeFromBuffer(head);
  if (found) return findTechnicalType(found.mime) === null ? null : found.mime;
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'application/pdf';
  if (!isPlainText(head)) return null;
  return /\.csv$/i.test(fileName) ? 'text/csv' : 'text/plain';
}

/**
 * Finds the type of a laboratory's report by its content: a PDF, a workbook, or a text, which is taken for CSV.
 * @returns null for a type that is not taken
 */
export async function findResultType(head: Buffer): Promise<(typeof RESULT_MIME_TYPES)[number] | null> {
  const found = await fileTypeFromBuffer(head);
  if (found) return RESULT_MIME_TYPES.find((type) => type === found.mime) ?? null;
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'application/pdf';
  return isPlainText(head) || isUtf16(head) ? 'text/csv' : null;
}

/** Excel writes its Unicode text with a byte order mark. */
function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function isPlainText(head: Buffer): boolean {
  let text: string;
  try {
    // `stream`: the beginning of a file may end in the middle of a character.
    text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return false;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) && !/^\s*<[!?a-z]/i.test(text);
}
