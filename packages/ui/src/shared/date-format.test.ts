import { expect, test, vi } from 'vitest';
import { toRelativeInstant } from '../relative-time/relative.ts';
import { getDateFormat } from './date-format.ts';

test('the same options have the same formatter, others have their own', () => {
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const words = getDateFormat('en-GB', { ...short });
  expect(getDateFormat('en-GB', { ...short })).toBe(words);
  expect(getDateFormat('en-IN', { ...short })).not.toBe(words);
  expect(getDateFormat('en-GB', { ...short, timeZone: 'Asia/Kolkata' })).not.toBe(words);
  expect(words.format(new Date('2026-11-17T20:00:00Z'))).toBe('17 Nov');
});

test('a list of instants makes its formatters with the first row', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  const now = new Date('2026-11-17T20:00:00Z');
  const write = (hour: number) =>
    toRelativeInstant(new Date(now.getTime() - hour * 3_600_000), now, 'Asia/Colombo');
  for (let hour = 0; hour < 100; hour++) write(hour);
  const count = make.mock.calls.length;
  expect(count).toBeGreaterThan(0);
  for (let hour = 0; hour < 100; hour++) write(hour);
  expect(make.mock.calls.length).toBe(count);
  expect(count).toBeLessThanOrEqual(4);
  make.mockRestore();
});
