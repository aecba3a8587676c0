import { STATUS_CODES } from 'node:http';
import { ERROR_STATUSES, type ErrorCode } from '@anupalan/enums/error-codes';

export type FieldError = { field: string; message: string };

type Extra = {
  /** Per field, for 400 and 422. */
  errors?: FieldError[];
  /** The document that is there already, for the 409 of an upload. */
  existingId?: string;
  /** Seconds until it makes sense to try again, for 429 and 503. */
  retryAfter?: number;
  /** The `Content-Range` of a 416: how long the file is (RFC 9110). */
  contentRange?: string;
  /** Which parts work, for the 503 of readiness. */
  checks?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** An answer of the API other than success. The message is a sentence for the user: what happened, why, what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly existingId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly contentRange: string | undefined;
  readonly checks: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUSES[code];
    this.errors = extra.errors;
    this.existingId = extra.existingId;
    this.retryAfter = extra.retryAfter;
    this.contentRange = extra.contentRange;
    this.checks = extra.checks;
  }
}

/** RFC 9457 problem details, with the fields of our own contract. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  /** A sentence; for 400 a list of sentences. */
  message: string | string[];
  errors?: FieldError[];
  existingId?: string;
  checks?: Readonly<Record<string, string>>;
  requestId: string;
};

/** Turns an error into the body of its answer. */
export function toProblem(error: AppError, instance: string, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    instance,
    message:
      error.status === 400 ? (error.errors?.map((each) => each.message) ?? [error.message]) : error.message,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.existingId ? { existingId: error.existingId } : {}),
    ...(error.checks ? { checks: error.checks } : {}),
    requestId,
  };
}

/** The answer to an unknown id, and to one of another organisation: the two cannot be told apart. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `This ${what} does not exist, or is not one of your organisation.`);
}

/** A rule that one field breaks. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid', message, { errors: [{ field, message }] });
}
