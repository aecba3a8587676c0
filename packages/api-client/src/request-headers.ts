import { ANONYMOUS_CREDENTIAL } from '@anupalan/enums/limits';
import { getConfig } from './config.ts';
import { findSession } from './session-storage.ts';

/** Options for the headers of a request. `isPublic` is No-Auth in the specification: no credentials are sent. */
export type HeaderOptions = { isPublic?: boolean; idempotencyKey?: string; accept?: string };

/** The headers of every call (docs/spec-coverage.md#request-handling), except the type of the body. */
export function toRequestHeaders(options: HeaderOptions = {}): Record<string, string> {
  const headers: Record<string, string> = { Accept: options.accept ?? 'application/json' };
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.isPublic) return headers;
  const token = findSession()?.accessToken;
  headers.Authorization = token === undefined ? ANONYMOUS_CREDENTIAL : `Bearer ${token}`;
  headers['X-Timezone-Offset'] = String(new Date().getTimezoneOffset());
  const { apiKey } = getConfig();
  if (apiKey !== '') headers['x-api-key'] = apiKey;
  return headers;
}
