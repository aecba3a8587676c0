import { toAvatarUrl } from '@anupalan/validators/avatar-url';
import { type ApiError, NOT_CONNECTED, parseApiError } from './api-error.ts';
import { toApiUrl } from './config.ts';
import { type FailureOptions, handleFailure } from './failure.ts';
import { toPayload } from './payload.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';
import type { User } from './types.ts';

/** What pdf.js needs to load a file with the session's header and with ranges (D36). */
export type FileSource = { url: string; httpHeaders: Record<string, string>; withCredentials: false };

/** The source of an order's file. `original`: the uploaded picture instead of its PDF. */
export function toConsentFileSource(documentId: string, { original = false } = {}): FileSource {
  return toFileSource(`/consent-documents/${documentId}/file${original ? '?original=1' : ''}`);
}

/** The source of a private file, with the session's header. */
export function toFileSource(path: string): FileSource {
  return { url: toApiUrl(path), httpHeaders: toRequestHeaders({ accept: '*/*' }), withCredentials: false };
}

/** A file as received, with the name that the server gave it, or null. */
export type LoadedFile = { data: Blob; fileName: string | null };

/** A call that returns a file. With `data`, it is a POST with the wrapped data. */
type FileCall = { path: string; data?: unknown };

/** The file name of a Content-Disposition header, `filename*` before `filename`; null if there is none. */
export function findFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Broken escapes: the plain name is next.
    }
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] || null;
}

async function toRequest({ data }: FileCall, signal: AbortSignal | undefined): Promise<RequestInit> {
  const headers = toRequestHeaders({ accept: '*/*' });
  const request: RequestInit = { headers, credentials: 'omit', signal: signal ?? null };
  if (data === undefined) return request;
  headers['Content-Type'] = 'application/json';
  return { ...request, method: 'POST', body: JSON.stringify(await toPayload(data)) };
}

async function callForFile(
  call: FileCall,
  options: FailureOptions,
  signal?: AbortSignal,
): Promise<LoadedFile | { error: ApiError }> {
  const token = findSession()?.accessToken ?? null;
  let error = NOT_CONNECTED;
  try {
    const response = await fetch(toApiUrl(call.path), await toRequest(call, signal));
    if (response.ok)
      return {
        data: await response.blob(),
        fileName: findFileName(response.headers.get('Content-Disposition')),
      };
    const body: unknown = await response.json().catch(() => null);
    error = parseApiError(response.status, body, response.headers.get('Retry-After'));
  } catch {
    if (signal?.aborted) return { error };
  }
  handleFailure(error, options, token);
  return { error };
}

/** Loads a private file with the session's header. Returns its bytes, or the error. */
export function loadFile(
  path: string,
  options: FailureOptions = {},
  signal?: AbortSignal,
): Promise<LoadedFile | { error: ApiError }> {
  return callForFile({ path }, options, signal);
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

/** Downloads a private file (D36). Returns whether it succeeded; an error has already been handled. */
export async function downloadFile(path: string, fileName: string): Promise<boolean> {
  const answer = await loadFile(path);
  if ('error' in answer) return false;
  saveBlob(answer.data, fileName);
  return true;
}

/**
 * Saves the file that a call returns, under the server's name. Returns whether it succeeded; an error has already been
 * handled.
 */
export async function saveDownload(call: FileCall, fallbackName: string): Promise<boolean> {
  const answer = await callForFile(call, {});
  if ('error' in answer) return false;
  saveBlob(answer.data, answer.fileName ?? fallbackName);
  return true;
}

/** The address of a user's picture, or null. It changes with each new picture. The path may be relative to the API. */
export function findAvatarUrl(user: Pick<User, 'avatar' | 'updatedAt'>): string | null {
  return toAvatarUrl(user.avatar, user.updatedAt, toApiUrl(''));
}
