import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_FILE_EXTENSIONS, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';

/** The message for an empty file. */
export const EMPTY_FILE_MESSAGE = 'This file is empty. Please choose another.';

/**
 * The obvious error of a chosen order or piece of evidence, or null. It only checks name and size, to avoid an upload
 * that must fail; the server recognises types by content.
 */
export function findOrderFileProblem(file: { name: string; size: number; type?: string }): string | null {
  const name = file.name.toLowerCase();
  if (file.size === 0) return EMPTY_FILE_MESSAGE;
  if (/\.hei[cf]$/.test(name) || /^image\/hei[cf]/.test(file.type ?? '')) return ORDER_MESSAGES.heic;
  if (!ORDER_FILE_EXTENSIONS.some((ending) => name.endsWith(ending))) return ERROR_MESSAGES.unsupported_file;
  return file.size > ORDER_MAX_BYTES ? ERROR_MESSAGES.too_large : null;
}
