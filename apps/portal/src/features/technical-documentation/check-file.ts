import {
  TECHNICAL_FILE_EXTENSIONS,
  TECHNICAL_MAX_BYTES,
  TECHNICAL_MESSAGES,
} from '@anupalan/enums/technical-documents';

/** Types and sizes in words, under a place to drop files. */
export const FILE_HINT = 'PDF, Word, Excel, PowerPoint, pictures, text or CSV, up to 25 MB each';

/** As in the `accept` attribute. */
export const FILE_ACCEPT = TECHNICAL_FILE_EXTENSIONS.join(',');

/** Why a file need not be sent; null for one that may be. The server looks at what is in it. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const isKnown = TECHNICAL_FILE_EXTENSIONS.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return TECHNICAL_MESSAGES.unsupported;
  if (size === 0) return TECHNICAL_MESSAGES.empty;
  return size > TECHNICAL_MAX_BYTES ? TECHNICAL_MESSAGES.tooLarge : null;
}
