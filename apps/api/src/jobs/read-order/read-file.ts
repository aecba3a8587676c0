import type { OnPages } from '@anupalan/compliance/reading/pages/extract-pages';
import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { isLookDue, type ReadingSoFar, readSoFar } from '@anupalan/compliance/reading/pages/read-so-far';
import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';
import { readOrder } from '@anupalan/compliance/reading/read-order';
import { cleanTexts } from '../../files/clean-text.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Told how far a reading is and, every so often while pages are recognised, what is known by then. */
export type OnProgress = (progress: ReadProgress, soFar?: ReadingSoFar) => void;

const readPdf = async (
  data: Uint8Array,
  onProgress: OnProgress,
  recognise?: PageRecogniser,
): Promise<ReadOutcome> => {
  const { extractPdf } = await import('./extract-pdf.ts');
  let seen = 0;
  const onPages: OnPages = (progress, soFar) => {
    const read = soFar ? soFar.pages.length - soFar.waiting.size : 0;
    if (!soFar || soFar.waiting.size === 0 || !isLookDue(read, seen)) return onProgress(progress);
    seen = read;
    onProgress(progress, cleanTexts(readSoFar(soFar)));
  };
  return readPages(await extractPdf(data, onPages, recognise));
};

/** A picture that could not be made a PDF when it came in, or came in before that was done. */
const readPicture = async (
  bytes: Uint8Array,
  mimeType: string,
  onProgress: OnProgress,
  recognise?: PageRecogniser,
): Promise<ReadOutcome> => {
  const { picturesToPdf } = await import('../../rewriting/pictures-to-pdf.ts');
  const made = await picturesToPdf([{ bytes, mimeType, rotation: 0 }]);
  return made.ok ? readPdf(made.pdf, onProgress, recognise) : toFailure(made.code);
};

const readDocx = async (data: Uint8Array): Promise<ReadOutcome> => {
  const { extractDocx } = await import('./extract-docx.ts');
  const paragraphs = await extractDocx(data).catch(() => null);
  if (!paragraphs) return toFailure('broken');
  if (!paragraphs.some((paragraph) => paragraph.text.trim())) return toFailure('empty');
  return { ok: true, reading: readOrder({ form: 'docx', paragraphs }), pageCount: null, paragraphs };
};

/**
 * Reads a file in this process, without limits: only the child process and the tests call it. Texts are made
 * readable where they come out of the file, so that the rules see words, and are cleaned once more here: a text that was
 * cut short may end in half a letter.
 * @param recognise what reads pages that are pictures, where it is not the product's own
 */
export const readFile = async (
  data: Uint8Array,
  mimeType: string,
  onProgress: OnProgress = () => undefined,
  recognise?: PageRecogniser,
): Promise<ReadOutcome> => {
  if (mimeType.startsWith('image/'))
    return cleanTexts(await readPicture(data, mimeType, onProgress, recognise));
  if (mimeType === PDF) return cleanTexts(await readPdf(data, onProgress, recognise));
  if (mimeType === DOCX) return cleanTexts(await readDocx(data));
  return toFailure('unsupported');
};
