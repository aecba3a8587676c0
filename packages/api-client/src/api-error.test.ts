import { describe, expect, test } from 'vitest';
import { findToastMessage, isApiError, NOT_CONNECTED, parseApiError } from './api-error.ts';

describe('findToastMessage follows the catalogue of errors', () => {
  const cases: { status: number; message: unknown; expects?: number[]; toast: string | null }[] = [
    { status: 500, message: 'Broken', toast: 'Broken' },
    { status: 422, message: 'Please correct the fields', toast: 'Please correct the fields' },
    { status: 404, message: 'Not found', toast: 'Not found' },
    { status: 302, message: 'Moved', toast: 'Moved' },
    { status: 401, message: 'Session ended', toast: 'Session ended' },
    { status: 403, message: 'Forbidden', toast: 'Forbidden' },
    { status: 400, message: 'One sentence', toast: 'One sentence' },
    { status: 400, message: ['First', 'Second'], toast: 'First\nSecond' },
    { status: 409, message: 'Same file', toast: 'Server not connected' },
    { status: 409, message: 'Same file', expects: [409], toast: null },
    { status: 413, message: 'Too large', toast: 'Server not connected' },
    { status: 429, message: 'Wait', expects: [409, 429], toast: null },
    { status: 502, message: 'Bad gateway', toast: 'Server not connected' },
    { status: 503, message: 'Disk full', toast: 'Server not connected' },
    { status: 0, message: null, toast: 'Server not connected' },
    { status: 500, message: null, toast: 'Server not connected' },
    { status: 400, message: [], toast: 'Server not connected' },
    { status: 400, message: [7, ''], toast: 'Server not connected' },
  ];
  test.each(cases)('$status $message', ({ status, message, expects, toast }) => {
    expect(findToastMessage(parseApiError(status, { message }), expects)).toBe(toast);
  });
});

describe('parseApiError', () => {
  test('keeps the field errors that are well formed', () => {
    const errors = [{ field: 'email', message: 'Email is required' }, { field: 1, message: 'x' }, null, 'x'];
    expect(parseApiError(422, { message: 'Invalid', errors }).errors).toEqual([
      { field: 'email', message: 'Email is required' },
    ]);
  });

  test('takes the detail where there is no message', () => {
    expect(parseApiError(500, { detail: 'A detail' }).message).toBe('A detail');
  });

  test('keeps the id of the file that exists', () => {
    expect(parseApiError(409, { message: 'Same', existingId: 'd1' }).existingId).toBe('d1');
    expect(parseApiError(409, { message: 'Same', existingId: 4 }).existingId).toBeNull();
  });

  const now = Date.parse('2026-11-21T00:00:00Z');
  const waits: [string | null, number | null][] = [
    [null, null],
    ['', null],
    ['30', 30],
    ['0', 0],
    ['1.2', 2],
    ['Sat, 21 Nov 2026 00:01:00 GMT', 60],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
    ['soon', null],
  ];
  test.each(waits)('Retry-After %s is %s seconds', (header, seconds) => {
    expect(parseApiError(429, {}, header, now).retryAfter).toBe(seconds);
  });

  test.each([null, 'text', 7, []])('a body that is no problem (%s) is an error all the same', (body) => {
    expect(parseApiError(500, body)).toMatchObject({ status: 500, errors: [], existingId: null });
  });
});

test('isApiError tells failures of calls from other errors', () => {
  expect(isApiError(NOT_CONNECTED)).toBe(true);
  for (const value of [
    null,
    undefined,
    new Error('x'),
    'x',
    { status: 1 },
    { status: '1', message: 'x', errors: [] },
  ]) {
    expect(isApiError(value)).toBe(false);
  }
});
