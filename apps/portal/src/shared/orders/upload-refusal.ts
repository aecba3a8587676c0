import { isApiError } from '@anupalan/api-client/api-error';
import { uploadWords } from './words.ts';

/** How an upload ended that went wrong: why, which order the file already is, whether the same may go through later. */
export type Refusal = { error: string; existingId: string | null; canRetry: boolean };

/** Statuses after which the same file may go through: no answer, too many, not ready, broken. */
function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** What went wrong, for a person who cannot see status codes. */
export function toRefusal(error: unknown): Refusal {
  if (!isApiError(error) || error.status === 0) {
    const error = uploadWords.interrupted;
    return { error, existingId: null, canRetry: true };
  }
  const { status, message, retryAfter, existingId } = error;
  const wait = status === 429 && retryAfter !== null ? ` ${uploadWords.tryAgainIn(retryAfter)}` : '';
  return { error: message + wait, existingId, canRetry: isPassing(status) };
}
