import { ERROR_CODES, ERROR_STATUSES } from '@anupalan/enums/error-codes';
import { expect, test } from 'vitest';
import { AppError, invalidField, notFound, toProblem } from './problem.ts';

test.each(ERROR_CODES)('%s has the status of the contract', (code) => {
  const error = new AppError(code, 'A sentence.');
  expect([error.name, error.code, error.status, error.message]).toEqual([
    'AppError',
    code,
    ERROR_STATUSES[code],
    'A sentence.',
  ]);
});

test('an error knows what it was given and nothing else', () => {
  const cause = new Error('inside');
  const extra = {
    errors: [{ field: 'name', message: 'Enter a name' }],
    existingId: 'one',
    retryAfter: 5,
    contentRange: 'bytes */10',
  };
  expect(new AppError('conflict', 'x', { ...extra, cause })).toMatchObject({ ...extra, cause });
  const plain = new AppError('conflict', 'x');
  for (const key of [...Object.keys(extra), 'cause'])
    expect(plain[key as keyof AppError], key).toBeUndefined();
});

test('an error is answered as problem details', () => {
  expect(toProblem(new AppError('conflict', 'Somebody was first.'), '/api/v1/tasks', 'id')).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Somebody was first.',
    instance: '/api/v1/tasks',
    message: 'Somebody was first.',
    requestId: 'id',
  });
});

const ERRORS = [
  { field: 'name', message: 'Enter a name' },
  { field: 'phone', message: 'Enter a phone' },
];

test('a 400 has a list of sentences, any other status one', () => {
  const of = (code: 'malformed' | 'invalid', errors?: typeof ERRORS) =>
    toProblem(new AppError(code, 'Wrong.', errors ? { errors } : {}), '/', 'id');
  expect(of('malformed').message).toEqual(['Wrong.']);
  expect(of('malformed', ERRORS)).toMatchObject({
    detail: 'Wrong.',
    message: ['Enter a name', 'Enter a phone'],
    errors: ERRORS,
  });
  expect(of('invalid', ERRORS)).toMatchObject({ message: 'Wrong.', errors: ERRORS });
});

test('the document that is there already is named', () => {
  const problem = toProblem(new AppError('duplicate_file', 'x', { existingId: 'one' }), '/', 'id');
  expect(problem).toMatchObject({ status: 409, existingId: 'one' });
  expect(Object.keys(toProblem(new AppError('duplicate_file', 'x'), '/', 'id'))).not.toContain('existingId');
});

test('what does not exist and what belongs to others are told in the same words', () => {
  expect(notFound('task')).toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'This task does not exist, or is not one of your organisation.',
  });
});

test('a rule that one field breaks is told with the field', () => {
  expect(invalidField('name', 'Enter a name')).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Enter a name',
    errors: [{ field: 'name', message: 'Enter a name' }],
  });
});
