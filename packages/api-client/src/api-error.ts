import { GUARD_MESSAGES } from '@anupalan/enums/messages';
import type { FieldError } from './types.ts';

/**
 * A failed call, as a value. `status` 0: there was no answer (no connection, aborted, or not from our server).
 * `message` is a sentence, or several joined by newlines. `retryAfter` is in seconds.
 */
export type ApiError = {
  status: number;
  message: string;
  errors: FieldError[];
  existingId: string | null;
  retryAfter: number | null;
};

/** Statuses whose server message is shown as a toast (docs/spec-coverage.md#errors). */
const SHOWN_STATUSES: ReadonlySet<number> = new Set([302, 400, 401, 403, 404, 422, 500]);

/** The error of a call that got no answer. */
export const NOT_CONNECTED: ApiError = {
  status: 0,
  message: GUARD_MESSAGES.notConnected,
  errors: [],
  existingId: null,
  retryAfter: null,
};

function toMessage(message: unknown): string | null {
  if (Array.isArray(message)) {
    const sentences = message.filter((line): line is string => typeof line === 'string' && line !== '');
    return sentences.length === 0 ? null : sentences.join('\n');
  }
  return typeof message === 'string' && message !== '' ? message : null;
}

function toFieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error) =>
    typeof error?.field === 'string' && typeof error?.message === 'string'
      ? [{ field: error.field, message: error.message }]
      : [],
  );
}

function toSeconds(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000));
}

/** Reads the problem of a failed answer. `retryAfterHeader` is in seconds or an HTTP date; `now` in milliseconds. */
export function parseApiError(
  status: number,
  body: unknown,
  retryAfterHeader: string | null = null,
  now: number = Date.now(),
): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return {
    status,
    message: toMessage(problem.message) ?? toMessage(problem.detail) ?? GUARD_MESSAGES.notConnected,
    errors: toFieldErrors(problem.errors),
    existingId: typeof problem.existingId === 'string' ? problem.existingId : null,
    retryAfter: toSeconds(retryAfterHeader, now),
  };
}

/** Whether a caught value is the error of a call. */
export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'errors' in value &&
    Array.isArray(value.errors)
  );
}

/**
 * The catalogue of errors (docs/spec-coverage.md#errors): the toast of a failed call, or null for none. For the
 * statuses that a call `expects`, the screen shows the server's message itself (D33).
 */
export function findToastMessage(error: ApiError, expects: readonly number[] = []): string | null {
  if (expects.includes(error.status)) return null;
  return SHOWN_STATUSES.has(error.status) ? error.message : GUARD_MESSAGES.notConnected;
}
