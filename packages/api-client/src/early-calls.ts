import { toApiUrl } from './config.ts';
import { type QueryParams, toQueryString } from './query-string.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';

/** A read-only call with the credentials of the session. */
export type EarlyCall = { path: string; params?: QueryParams };

/** After this time an early answer is too old to use, in milliseconds. */
const FRESH_MS = 10_000;

type Sent = { token: string; sentAt: number; answer: Promise<Response> };

const sent = new Map<string, Sent>();

/**
 * Sends calls before the code that needs them has loaded. The code makes the same calls later, and each gets the early
 * answer once. Without a session nothing is sent.
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
 * The answer to a call that was sent early for the same session, or null. A call that changes something makes all other
 * early answers invalid.
 */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | null {
  if (method !== 'GET') sent.clear();
  const early = sent.get(url);
  sent.delete(url);
  if (early === undefined || early.token !== token) return null;
  return Date.now() - early.sentAt > FRESH_MS ? null : early.answer;
}
