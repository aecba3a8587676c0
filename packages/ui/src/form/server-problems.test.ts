import { expect, test } from 'vitest';
import { findServerMessage, isFormStatus, NO_PROBLEMS, toFormStatus } from './server-problems.ts';

const values = { email: 'a@example.com', days: '1' };

test('a message of a known field is kept with the value it was said about', () => {
  const status = toFormStatus({ fields: { email: 'Taken' }, message: null }, values);
  expect(status).toEqual({ fields: { email: { message: 'Taken', value: 'a@example.com' } }, message: null });
  expect(findServerMessage(status, 'email', 'a@example.com')).toBe('Taken');
  expect(findServerMessage(status, 'email', 'b@example.com')).toBeUndefined();
  expect(findServerMessage(status, 'days', '1')).toBeUndefined();
  expect(findServerMessage(status, 'toString', undefined)).toBeUndefined();
});

test('messages of unknown fields go into the sentence', () => {
  const said = { fields: { token: 'The link is old', toString: 'Odd' }, message: 'Not saved' };
  expect(toFormStatus(said, values)).toEqual({ fields: {}, message: 'Not saved\nThe link is old\nOdd' });
});

test.each([[undefined], [null], ['sent'], [{ fields: {} }]])('%j is no status of a form', (status) => {
  expect(isFormStatus(status)).toBe(false);
  expect(findServerMessage(status, 'email', 'x')).toBeUndefined();
});

test('nothing is wrong at first', () => {
  expect(isFormStatus(NO_PROBLEMS)).toBe(true);
});
