import type { Evidence } from '@anupalan/api-client/types';

/** Kinds of file that a browser shows. */
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Whether a file can be looked at without downloading it. */
export function canPreview({ mimeType }: Pick<Evidence, 'mimeType'>): boolean {
  return SHOWN.has(mimeType);
}
