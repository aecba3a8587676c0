import { toApiUrl } from './config.ts';
import { type QueryParams, toQueryString } from './query-string.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';

/** A call that only reads, with the session's credentials. */
export type EarlyCall = { path: string; params?: QueryParams };

/** An answer that nobody has taken after this long is old. */
const FRESH_MS = 10_000;

type Sent = { token: string; sentAt: number; answer: Promise<Response> };

const sent = new Map<string, Sent>();

/**
 * Sends calls before the code is there that needs them, as it will send them itself: whoever then makes the same call is
 * given the answer to this one, once. Without a session nothing is sent.
 */
export function callEarly(calls: readonly EarlyCall[]): void {
  const token = findSession()?.accessToken;
  if (token === undefined) return;
  for (const { path, params } of calls) {
    const url = `${toApiUrl(path)}${toQueryString(params)}`;
    const answer = fetch(url, { method: 'GET', headers: toRequestHeaders(), credentials: 'omit' });
    // Whoever takes it hears of a failure; where nobody does, it concerns nobody.
    answer.catch(() => undefined);
    sent.set(url, { token, sentAt: Date.now(), answer });
  }
}

/**
 * The answer to a call that was sent early, for the same session, or null. A call that changes something makes all others
 * old.
 */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | null {
  if (method !== 'GET') sent.clear();
  const early = sent.get(url);
  sent.delete(url);
  if (early === undefined || early.token !== token) return null;
  return Date.now() - early.sentAt > FRESH_MS ? null : early.answer;
}
