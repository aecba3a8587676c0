import { toAvatarUrl } from '@anupalan/validators/avatar-url';
import { type ApiError, NOT_CONNECTED, parseApiError } from './api-error.ts';
import { toApiUrl } from './config.ts';
import { type FailureOptions, handleFailure } from './failure.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';
import type { User } from './types.ts';

/** What pdf.js needs to load a file with the session's header and ranges (D36). */
export type FileSource = { url: string; httpHeaders: Record<string, string>; withCredentials: false };

/** Where the file of an order is read from. `original`: an image as it was sent, not its PDF. */
export function toConsentFileSource(documentId: string, { original = false } = {}): FileSource {
  const path = `/consent-documents/${documentId}/file${original ? '?original=1' : ''}`;
  return { url: toApiUrl(path), httpHeaders: toRequestHeaders({ accept: '*/*' }), withCredentials: false };
}

/** Loads a private file with the session's header. Answers its bytes, or the failure. */
export async function loadFile(
  path: string,
  options: FailureOptions = {},
  signal?: AbortSignal,
): Promise<{ data: Blob } | { error: ApiError }> {
  const token = findSession()?.accessToken ?? null;
  let error = NOT_CONNECTED;
  try {
    const headers = toRequestHeaders({ accept: '*/*' });
    const response = await fetch(toApiUrl(path), { headers, credentials: 'omit', signal: signal ?? null });
    if (response.ok) return { data: await response.blob() };
    const body: unknown = await response.json().catch(() => null);
    error = parseApiError(response.status, body, response.headers.get('Retry-After'));
  } catch {
    if (signal?.aborted) return { error };
  }
  handleFailure(error, options, token);
  return { error };
}

/** Saves bytes under a name through the browser's download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the bytes only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Downloads a private file (D36). Answers whether it worked; a failure has been dealt with. */
export async function downloadFile(path: string, fileName: string): Promise<boolean> {
  const answer = await loadFile(path);
  if ('error' in answer) return false;
  saveBlob(answer.data, fileName);
  return true;
}

/** Address of a person's picture, changing with each new one, or null for none. Its path may be relative to the API. */
export function findAvatarUrl(user: Pick<User, 'avatar' | 'updatedAt'>): string | null {
  return toAvatarUrl(user.avatar, user.updatedAt, toApiUrl(''));
}
