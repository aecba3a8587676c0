import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

test.each([
  ['/api/v1/tasks?keyword=secret', '/api/v1/tasks'],
  ['/reset-password?token=abc', '/reset-password'],
  [`/api/v1/calendar/${'a'.repeat(43)}.ics`, '/api/v1/calendar/…'],
  [`/api/v1/calendar/${'a'.repeat(43)}.ics?x=1`, '/api/v1/calendar/…'],
  ['/api/v1/calendar/token', '/api/v1/calendar/token'],
])('%s is logged as %s', (url, logged) => {
  expect(toLoggedPath(url)).toBe(logged);
});
