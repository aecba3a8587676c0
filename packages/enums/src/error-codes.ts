import { AUTH_MESSAGES } from './messages.ts';

/** Codes of errors that the API answers; `status` and a fallback sentence belong to each. Contract, envelope. */
export const ERROR_CODES = [
  'malformed',
  'unauthorized',
  'invalid_credentials',
  'forbidden',
  'trial_ended',
  'not_found',
  'conflict',
  'duplicate_file',
  'too_large',
  'unsupported_file',
  'range_not_satisfiable',
  'invalid',
  'too_many',
  'internal',
  'not_ready',
] as const;

/** Code of an error. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP status of each code. Contract, status codes. */
export const ERROR_STATUSES: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  trial_ended: 403,
  not_found: 404,
  conflict: 409,
  duplicate_file: 409,
  too_large: 413,
  unsupported_file: 415,
  range_not_satisfiable: 416,
  invalid: 422,
  too_many: 429,
  internal: 500,
  not_ready: 503,
};

/** What a person reads where the call has no sentence of its own: what happened and what to do. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  malformed: 'The request could not be understood.',
  unauthorized: 'Your session has ended. Please log in again.',
  invalid_credentials: AUTH_MESSAGES.invalidCredentials,
  forbidden: 'You do not have permission to do this.',
  trial_ended: AUTH_MESSAGES.trialEnded,
  not_found: 'This was not found. It may have been deleted.',
  conflict: 'This was changed in the meantime. Please reload and try again.',
  duplicate_file: 'This file has been uploaded before.',
  too_large: 'The file is too large. Files may have up to 25 MB.',
  unsupported_file: 'Files of this type cannot be read. Please upload a PDF, DOCX, JPEG, PNG or TIFF.',
  range_not_satisfiable: 'The requested part is outside the file.',
  invalid: 'Please correct the marked fields.',
  too_many: 'Too many attempts. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  not_ready: 'The service is not ready yet. Please try again shortly.',
};
