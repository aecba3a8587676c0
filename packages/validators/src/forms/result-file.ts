import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { RESULT_FILE_EXTENSIONS, RESULT_MAX_BYTES, RESULT_MESSAGES } from '@anupalan/enums/results';
import { EMPTY_FILE_MESSAGE } from './order-file.ts';

/** Pictures that are told apart from files that are none. */
const OTHER_PICTURE = /\.(?:gif|webp|hei[cf])$/;

/** The obvious error of a chosen report, or null. The server recognises types by content. */
export function findResultFileProblem(file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase();
  if (file.size === 0) return EMPTY_FILE_MESSAGE;
  if (OTHER_PICTURE.test(name)) return RESULT_MESSAGES.picture;
  if (!RESULT_FILE_EXTENSIONS.some((ending) => name.endsWith(ending))) return RESULT_MESSAGES.unsupported;
  return file.size > RESULT_MAX_BYTES ? ERROR_MESSAGES.too_large : null;
}
