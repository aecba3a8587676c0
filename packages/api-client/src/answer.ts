import { type ApiError, NOT_CONNECTED, parseApiError } from './api-error.ts';
import { isPayloadError, readPayload } from './payload.ts';
import type { Envelope } from './types.ts';

/** The result of a call: its envelope, or the error. */
export type Answer<T> = { data: Envelope<T> } | { error: ApiError };

/** A response as received, from fetch or XMLHttpRequest. `retryAfter` is the header. */
export type RawAnswer = { status: number; text: string; retryAfter: string | null };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads an answer and decrypts it if a key is configured (D34). This includes the answer to an upload: only the request
 * of a multipart call is plain.
 */
export async function toAnswer<T>({ status, text, retryAfter }: RawAnswer): Promise<Answer<T>> {
  const body = parseJson(text);
  if (status < 200 || status >= 300) return { error: parseApiError(status, body, retryAfter) };
  // An answer that is no JSON object comes from something that is not the API: a proxy, a sign-in page of a network.
  if (typeof body !== 'object' || body === null) return { error: NOT_CONNECTED };
  try {
    const answer = (await readPayload(body)) as Partial<Envelope<T>>;
    return { data: { message: answer.message ?? '', data: (answer.data ?? null) as T } };
  } catch (error) {
    if (isPayloadError(error)) return { error: { ...NOT_CONNECTED, message: error.message } };
    throw error;
  }
}
