import { AVATAR_MESSAGES } from '@anupalan/enums/field-messages';
import { AVATAR_MAX_BYTES, AVATAR_MIME_TYPES } from '@anupalan/enums/limits';

/**
 * The error of a chosen avatar, or null. The type is checked first, then the size in bytes
 * (docs/spec-coverage.md#validation).
 */
export function findAvatarProblem(file: { type: string; size: number }): string | null {
  const type = file.type.toLowerCase();
  if (!AVATAR_MIME_TYPES.some((known) => known === type)) return AVATAR_MESSAGES.type;
  return file.size > AVATAR_MAX_BYTES ? AVATAR_MESSAGES.size : null;
}
