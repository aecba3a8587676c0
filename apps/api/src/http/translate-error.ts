import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { StorageError } from '../files/blob-store.ts';
import { AppError } from './problem.ts';

const DISK_FULL =
  'The disk of the server is full, so nothing was saved. Please tell your operator and try again later.';
const DATABASE_AWAY = 'The database is not responding, so nothing was changed. Try again in a few seconds.';
const STORAGE_AWAY =
  'The file storage is not responding, so nothing was changed. Try again in a few seconds.';

/** What somebody reads whose call has to wait for others. */
export const SERVER_BUSY = 'The server is busy. Try again in a few seconds.';

// Class 53: out of disk, memory or connections. 57P0x: shutting down or starting. 08: connection lost. 25006: read only.
const UNAVAILABLE = /^(53|08|57P0[1-3]|25006|XX002)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// What the schemas have let through and PostgreSQL cannot hold: a text that is no value of the type, or holds what no
// text can (22021, 22P05), a number or a date beyond the type's range (22003, 22008).
const UNREADABLE = new Set(['22P02', '22021', '22P05', '22003', '22007', '22008']);

/** Turns whatever was thrown into an answer. What is not known becomes a 500 that tells nothing of the inside. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError)
    return new AppError('not_ready', STORAGE_AWAY, { retryAfter: 5, cause: error });
  const code = codeOf(error);
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
    return new AppError('not_ready', DISK_FULL, { retryAfter: 30, cause: error });
  }
  if (UNAVAILABLE.test(code) || NETWORK.has(code) || isConnectionLost(error)) {
    return new AppError('not_ready', DATABASE_AWAY, { retryAfter: 2, cause: error });
  }
  // 57014: the statement took longer than any does where the server has time for it.
  if (code === '57014') return new AppError('not_ready', SERVER_BUSY, { retryAfter: 5, cause: error });
  if (UNREADABLE.has(code)) {
    return new AppError('malformed', 'A value of the request cannot be read.', { cause: error });
  }
  // 23505: two wrote the same unique row, and the other one was first.
  if (code === '40001' || code === '40P01' || code === '23505') {
    return new AppError('conflict', 'Somebody else changed this at the same moment. Try again.', {
      cause: error,
    });
  }
  return translateHttpError(error, code);
}

function translateHttpError(error: unknown, code: string): AppError {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413) {
    return new AppError('too_large', 'The request is larger than this call accepts.', { cause: error });
  }
  if (status === 415)
    return new AppError('unsupported_file', 'This call does not accept that type of content.', {
      cause: error,
    });
  if (status === 416) {
    const contentRange = findContentRange(error);
    return new AppError('range_not_satisfiable', ERROR_MESSAGES.range_not_satisfiable, {
      ...(contentRange === null ? {} : { contentRange }),
      cause: error,
    });
  }
  if (status === 429)
    return new AppError('too_many', 'Too many requests. Please wait a little and try again.', {
      retryAfter: 60,
      cause: error,
    });
  if (status === 503)
    return new AppError('not_ready', SERVER_BUSY, {
      retryAfter: 5,
      cause: error,
    });
  if (status >= 400 && status < 500)
    return new AppError('malformed', 'The request cannot be read.', { cause: error });
  return new AppError(
    'internal',
    'Something went wrong on our side. Your saved work is safe. Try again, and contact support if it happens again.',
    {
      cause: error,
    },
  );
}

/** What a static file says of its length, in the error that is thrown for a range outside of it. */
function findContentRange(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('headers' in error)) return null;
  const { headers } = error;
  if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return null;
  return String(headers['Content-Range']);
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  // Several addresses tried at once fail as one error that holds the others.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return '';
}

function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/.test(
      error.message,
    )
  );
}
