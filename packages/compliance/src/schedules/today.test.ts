import { describe, expect, it } from 'vitest';
import { isOverdue, todayIn, toNextDay } from './today.ts';

describe('today in a zone', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-21T00:00:00+05:30', '2026-11-21'],
  ])('%s at %s is %s', (zone, instant, date) => {
    expect(todayIn(zone, instant)).toBe(date);
  });

  it('is worked out anew for another zone and another minute', () => {
    const asked: [string, string, string][] = [
      ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20'],
      ['UTC', '2026-11-20T18:29:59.999Z', '2026-11-20'],
      ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21'],
      ['Asia/Kolkata', '2026-11-20T18:30:59.999Z', '2026-11-21'],
      ['UTC', '2026-11-20T18:30:00.000Z', '2026-11-20'],
      ['Asia/Kolkata', '2025-11-20T18:30:00.000Z', '2025-11-21'],
      ['Asia/Kolkata', '2026-11-20T18:29:00.000Z', '2026-11-20'],
    ];
    expect(asked.map(([zone, instant]) => todayIn(zone, instant))).toEqual(asked.map(([, , day]) => day));
  });

  it('refuses what is no instant, however much it looks like one', () => {
    expect(() => todayIn('UTC', '2026-13-20T18:30:00.000Z')).toThrow();
    expect(() => todayIn('UTC', '2026-13-20T18:30:00.000Z')).toThrow();
  });

  it('refuses a zone that does not exist', () => {
    expect(() => todayIn('Asia/Nowhere', '2026-11-20T00:00:00Z')).toThrow();
  });
});

describe('overdue', () => {
  it.each([
    ['the day before', '2026-11-20', false],
    ['the due date itself', '2026-11-21', false],
    ['the day after', '2026-11-22', true],
  ])('%s', (_name, today, expected) => {
    expect(isOverdue('2026-11-21', today)).toBe(expected);
  });
});

describe('the next day in a zone begins', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00.000Z'],
    ['UTC', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
    // The day of the change to summer time has 23 hours; where it comes at midnight, the day begins at one.
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
  ])('in %s, at %s, at %s', (zone, instant, next) => {
    expect(toNextDay(zone, instant)).toBe(next);
  });
});
