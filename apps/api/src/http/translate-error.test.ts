import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { describe, expect, test } from 'vitest';
import { StorageError } from '../files/blob-store.ts';
import { AppError } from './problem.ts';
import { translateError } from './translate-error.ts';

const withCode = (code: unknown) => Object.assign(new Error('secret of the inside'), { code });
const withStatus = (statusCode: unknown, more: object = {}) =>
  Object.assign(new Error('secret of the inside'), { statusCode, ...more });

const DISK = 'The disk of the server is full';
const AWAY = 'The database is not responding';
const BUSY = 'The server is busy.';
const VALUE = 'A value of the request cannot be read.';
const CONFLICT = 'Somebody else changed this at the same moment. Try again.';
const INSIDE = 'Something went wrong on our side.';

test('an answer stays as it is', () => {
  const error = new AppError('conflict', 'x');
  expect(translateError(error)).toBe(error);
});

describe('an error of the system or the database', () => {
  test.each<[string, number, string, number | undefined]>([
    ['53100', 503, DISK, 30],
    ['ENOSPC', 503, DISK, 30],
    ['EDQUOT', 503, DISK, 30],
    ['53200', 503, AWAY, 2],
    ['53300', 503, AWAY, 2],
    ['08006', 503, AWAY, 2],
    ['57P01', 503, AWAY, 2],
    ['57P02', 503, AWAY, 2],
    ['57P03', 503, AWAY, 2],
    ['25006', 503, AWAY, 2],
    ['XX002', 503, AWAY, 2],
    ['57014', 503, BUSY, 5],
    ['ECONNREFUSED', 503, AWAY, 2],
    ['ECONNRESET', 503, AWAY, 2],
    ['ECONNABORTED', 503, AWAY, 2],
    ['EHOSTUNREACH', 503, AWAY, 2],
    ['EHOSTDOWN', 503, AWAY, 2],
    ['ENETUNREACH', 503, AWAY, 2],
    ['ENETDOWN', 503, AWAY, 2],
    ['EPIPE', 503, AWAY, 2],
    ['ETIMEDOUT', 503, AWAY, 2],
    ['ENOTFOUND', 503, AWAY, 2],
    ['EAI_AGAIN', 503, AWAY, 2],
    ['22P02', 400, VALUE, undefined],
    ['22021', 400, VALUE, undefined],
    ['22P05', 400, VALUE, undefined],
    ['22003', 400, VALUE, undefined],
    ['22007', 400, VALUE, undefined],
    ['22008', 400, VALUE, undefined],
    ['22012', 500, INSIDE, undefined],
    ['40001', 409, CONFLICT, undefined],
    ['40P01', 409, CONFLICT, undefined],
    ['23505', 409, CONFLICT, undefined],
    ['57P04', 500, INSIDE, undefined],
    ['23503', 500, INSIDE, undefined],
    ['20853', 500, INSIDE, undefined],
    ['ENOENT', 500, INSIDE, undefined],
    ['', 500, INSIDE, undefined],
  ])('%s is %i', (code, status, message, retryAfter) => {
    const thrown = withCode(code);
    const error = translateError(thrown);
    expect([error.status, error.retryAfter, error.cause]).toEqual([status, retryAfter, thrown]);
    expect(error.message.startsWith(message)).toBe(true);
    expect(error.message).not.toContain('secret');
  });

  test('of several addresses is the error of the first', () => {
    const of = (...errors: unknown[]) => translateError(new AggregateError(errors)).status;
    expect(of(withCode('ECONNREFUSED'), withCode('22P02'))).toBe(503);
    expect(of(withCode('22P02'), withCode('ECONNREFUSED'))).toBe(400);
    expect(of()).toBe(500);
  });

  test.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('without a code: %s', (message) => {
    expect(translateError(new Error(message))).toMatchObject({ status: 503, retryAfter: 2 });
    // Only an error says it: a text that is thrown may be anybody's.
    expect(translateError({ message })).toMatchObject({ status: 500 });
  });
});

test('a storage that does not answer is no database that does not, whatever caused it', () => {
  const thrown = new StorageError('secret of the inside', { cause: withCode('ECONNREFUSED') });
  expect(translateError(thrown)).toMatchObject({
    status: 503,
    retryAfter: 5,
    cause: thrown,
    message: 'The file storage is not responding, so nothing was changed. Try again in a few seconds.',
  });
});

describe('an error of HTTP', () => {
  test.each<[number, number, string, number | undefined]>([
    [400, 400, 'The request cannot be read.', undefined],
    [404, 400, 'The request cannot be read.', undefined],
    [499, 400, 'The request cannot be read.', undefined],
    [413, 413, 'The request is larger than this call accepts.', undefined],
    [415, 415, 'This call does not accept that type of content.', undefined],
    [416, 416, ERROR_MESSAGES.range_not_satisfiable, undefined],
    [429, 429, 'Too many requests. Please wait a little and try again.', 60],
    [503, 503, 'The server is busy. Try again in a few seconds.', 5],
    [399, 500, INSIDE, undefined],
    [500, 500, INSIDE, undefined],
    [502, 500, INSIDE, undefined],
  ])('%i is %i', (statusCode, status, message, retryAfter) => {
    const thrown = withStatus(statusCode);
    const error = translateError(thrown);
    expect([error.status, error.retryAfter, error.cause]).toEqual([status, retryAfter, thrown]);
    expect(error.message.startsWith(message)).toBe(true);
  });

  test('of a body that is too large is told by its code as well', () => {
    expect(translateError(withCode('FST_ERR_CTP_BODY_TOO_LARGE')).status).toBe(413);
  });

  test.each<[string, object, string | undefined]>([
    ['says how long the file is', { headers: { 'Content-Range': 'bytes */10' } }, 'bytes */10'],
    ['has other headers', { headers: { Age: '1' } }, undefined],
    ['has no headers', {}, undefined],
    ['has nothing for headers', { headers: null }, undefined],
    ['has a text for headers', { headers: 'Content-Range' }, undefined],
  ])('of a range %s', (_, more, contentRange) => {
    const error = translateError(withStatus(416, more));
    expect([error.status, error.contentRange]).toEqual([416, contentRange]);
  });
});

test.each([[null], [undefined], ['a text'], [5], [new Error('x')], [{}]])(
  '%o is a 500 that tells nothing',
  (thrown) => {
    expect(translateError(thrown)).toMatchObject({
      status: 500,
      code: 'internal',
      cause: thrown,
      message:
        'Something went wrong on our side. Your saved work is safe. Try again, and contact support if it happens again.',
    });
  },
);
