import { type ApiError, NOT_CONNECTED, parseApiError } from './api-error.ts';
import { isPayloadError, readPayload } from './payload.ts';
import type { Envelope } from './types.ts';

/** How a call ended: its envelope, or why there is none. */
export type Answer<T> = { data: Envelope<T> } | { error: ApiError };

/** What came over the wire, whoever fetched it. `retryAfter` is the header. */
export type RawAnswer = { status: number; text: string; retryAfter: string | null };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads an answer, decrypted where a key is configured (D34): also that of an upload, for only the request of a multipart
 * call is plain.
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
