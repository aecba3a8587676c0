import { DEVICE_MARK_HEADER } from '@anupalan/enums/limits';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type Answer, toAnswer } from './answer.ts';
import { type ApiError, NOT_CONNECTED } from './api-error.ts';
import { getClientHandlers } from './client-events.ts';
import { toApiUrl } from './config.ts';
import { findDeviceMark, keepDeviceMark } from './device-mark.ts';
import { takeEarly } from './early-calls.ts';
import { type FailureOptions, handleFailure } from './failure.ts';
import { loadCipher } from './later-cipher.ts';
import { toPayload } from './payload.ts';
import { type QueryParams, toQueryString } from './query-string.ts';
import { toRequestHeaders } from './request-headers.ts';
import { findSession } from './session-storage.ts';
import type { Envelope } from './types.ts';

/**
 * A call with exactly one body: `data` is wrapped (and encrypted if configured), `bare` is sent unchanged, `form` is
 * multipart. `isPublic` sends no credentials.
 */
export type CallArgs = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: QueryParams;
  data?: unknown;
  bare?: unknown;
  form?: FormData;
  isPublic?: boolean;
  idempotencyKey?: string;
};

async function toBody(args: CallArgs): Promise<{ body?: BodyInit; contentType?: string }> {
  if (args.form !== undefined) return { body: args.form };
  const contentType = 'application/json';
  if (args.bare !== undefined) return { body: JSON.stringify(args.bare), contentType };
  const hasBody = 'data' in args;
  if (!hasBody) return {};
  return { body: JSON.stringify(await toPayload(args.data ?? null)), contentType };
}

/**
 * The transport of every endpoint. It returns the envelope, or an ApiError that the error handler has processed. An
 * aborted call is an error that is not shown.
 */
export const baseQuery: BaseQueryFn<CallArgs, Envelope<unknown>, ApiError, FailureOptions> = async (
  args,
  { signal },
  options,
) => {
  const token = args.isPublic ? null : (findSession()?.accessToken ?? null);
  const headers = toRequestHeaders(args);
  let answer: Answer<unknown>;
  try {
    // What an answer brings may have to be kept: the session, the mark of this browser.
    await loadCipher();
    const { body, contentType } = await toBody(args);
    if (contentType !== undefined) headers['Content-Type'] = contentType;
    const mark = args.path.startsWith('/auth/') ? findDeviceMark() : null;
    if (mark !== null) headers[DEVICE_MARK_HEADER] = mark;
    const url = `${toApiUrl(args.path)}${toQueryString(args.params)}`;
    const method = args.method ?? 'GET';
    const request: RequestInit = { method, headers, signal, credentials: 'omit' };
    const response = await (takeEarly(method, url, token) ??
      fetch(url, body === undefined ? request : { ...request, body }));
    keepDeviceMark(response.headers.get(DEVICE_MARK_HEADER));
    answer = await toAnswer({
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('Retry-After'),
    });
  } catch {
    if (signal.aborted) return { error: NOT_CONNECTED };
    answer = { error: NOT_CONNECTED };
  }
  if ('error' in answer) handleFailure(answer.error, options ?? {}, token);
  else getClientHandlers().onReachable(true);
  return answer;
};
