import { describe, expect, it } from 'vitest';
import { toRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relative time', () => {
  it.each([
    ['to come', -5 * MINUTE, 'Just now'],
    ['now', 0, 'Just now'],
    ['59 s', 59 * SECOND, 'Just now'],
    ['1 min', MINUTE, '1 minute ago'],
    ['59 min', 59 * MINUTE + 59 * SECOND, '59 minutes ago'],
    ['1 h', HOUR, '1 hour ago'],
    ['23 h', DAY - SECOND, '23 hours ago'],
    ['1 d', DAY, '1 day ago'],
    ['29 d', 30 * DAY - SECOND, '29 days ago'],
    ['30 d', 30 * DAY, '1 month ago'],
    ['365 d', 365 * DAY, '12 months ago'],
  ])('%s', (_name, age, expected) => {
    expect(toRelativeTime(new Date(now.getTime() - age).toISOString(), now)).toBe(expected);
  });

  it('is empty for what is no instant', () => {
    expect(toRelativeTime('yesterday', now)).toBe('');
  });
});
