import { readOrder } from '@anupalan/compliance/reading/read-order';
import { toFailure } from './failures.ts';
import type { ReadOutcome, ReadProgress } from './outcome.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const readPdf = async (data: Uint8Array, onProgress: (p: ReadProgress) => void): Promise<ReadOutcome> => {
  const { extractPdf } = await import('./extract-pdf.ts');
  const extraction = await extractPdf(data, onProgress);
  if (!extraction.ok) return toFailure(extraction.code);
  const kinds = extraction.pages.map((page) => page.kind);
  if (!kinds.includes('text')) {
    if (kinds.includes('scan')) return toFailure('scan');
    return toFailure(kinds.includes('garbled') ? 'broken' : 'empty');
  }
  const reading = readOrder({ form: 'pdf', pages: extraction.pages });
  return { ok: true, reading, pageCount: extraction.pages.length };
};

const readDocx = async (data: Uint8Array): Promise<ReadOutcome> => {
  const { extractDocx } = await import('./extract-docx.ts');
  const paragraphs = await extractDocx(data).catch(() => null);
  if (!paragraphs) return toFailure('broken');
  if (!paragraphs.some((paragraph) => paragraph.text.trim())) return toFailure('empty');
  return { ok: true, reading: readOrder({ form: 'docx', paragraphs }), pageCount: null, paragraphs };
};

/** Reads a file in this process, without limits: only the child process and the tests call it. */
export const readFile = async (
  data: Uint8Array,
  mimeType: string,
  onProgress: (progress: ReadProgress) => void = () => undefined,
): Promise<ReadOutcome> => {
  if (mimeType.startsWith('image/')) return toFailure('image');
  if (mimeType === PDF) return readPdf(data, onProgress);
  if (mimeType === DOCX) return readDocx(data);
  return toFailure('unsupported');
};
