import { type ApiError, NOT_CONNECTED, parseApiError } from '@anupalan/api-client/api-error';
import { getConfig, loadConfig, toApiUrl } from '@anupalan/api-client/config';

/** How a public call ended. */
export type CallResult<T> = { isOk: true; message: string; data: T } | { isOk: false; error: ApiError };

let configured: Promise<unknown> | null = null;

/** Makes a public call: no credentials, the settings of `/config.json`, payload encryption where it is on (D34). */
export async function call<T>(path: string, data?: unknown): Promise<CallResult<T>> {
  configured ??= loadConfig();
  await configured;
  const { apiKey, payloadKey } = getConfig();
  // Most installations have no key, and then nobody loads the cipher.
  const cipher = payloadKey === null ? null : await import('@anupalan/api-client/payload-encryption');
  const body = data === undefined ? null : cipher ? cipher.wrapPayload(data, payloadKey) : { data };
  try {
    const response = await fetch(toApiUrl(path), {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(apiKey === '' ? {} : { 'x-api-key': apiKey }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = await response.json();
    if (!response.ok)
      return {
        isOk: false,
        error: parseApiError(response.status, json, response.headers.get('retry-after')),
      };
    const answer = (cipher ? cipher.unwrapPayload(json, payloadKey) : json) as { message: string; data: T };
    return { isOk: true, message: answer.message, data: answer.data };
  } catch {
    return { isOk: false, error: NOT_CONNECTED };
  }
}
