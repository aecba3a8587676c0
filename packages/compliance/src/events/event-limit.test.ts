import { describe, expect, it } from 'vitest';
import { type EventLimit, parseEventLimit, toEventDueDate } from './event-limit.ts';

const after = (amount: number, unit: EventLimit['unit']): EventLimit => ({ amount, unit, counts: 'after' });
const before = (amount: number, unit: EventLimit['unit']): EventLimit => ({ amount, unit, counts: 'before' });

describe('the time limit in the words of an order', () => {
  it.each<[string, EventLimit | null]>([
    ['within 24 hours', after(24, 'hour')],
    ['not later than 6 hrs', after(6, 'hour')],
    ['within forty-eight (48) hours of the accident', after(48, 'hour')],
    ['within seven days after the accident', after(7, 'day')],
    ['within 5 working days of detection', after(5, 'day')],
    ['within a fortnight of the change', after(14, 'day')],
    ['within two weeks of the stoppage', after(2, 'week')],
    ['within one month of the change', after(1, 'month')],
    ['within a year of commissioning', after(1, 'year')],
    ['10 days prior', before(10, 'day')],
    ['15 days before', before(15, 'day')],
    ['two months in advance', before(2, 'month')],
    ['30 days before it expires', before(30, 'day')],
    ['forthwith', after(0, 'day')],
    ['without any delay', after(0, 'day')],
    ['with every consignment', after(0, 'day')],
    ['after each breakdown', after(0, 'day')],
    ['before each dispatch', before(0, 'day')],
    ['whenever the ownership changes', null],
    ['In case of any accident', null],
    ['within 0 hours', null],
    ['', null],
  ])('%s', (words, limit) => {
    expect(parseEventLimit(words)).toEqual(limit);
  });
});

describe('the due date', () => {
  it.each<[string, EventLimit | null, string, string]>([
    ['the day itself without a limit', null, '2026-02-28', '2026-02-28'],
    ['the day itself: at once', after(0, 'day'), '2026-02-28', '2026-02-28'],
    ['the same day: fewer hours than a day', after(23, 'hour'), '2026-02-28', '2026-02-28'],
    ['the next day: 24 hours', after(24, 'hour'), '2026-02-28', '2026-03-01'],
    ['never later than allowed: 36 hours', after(36, 'hour'), '2026-12-31', '2027-01-01'],
    ['two days later: 48 hours', after(48, 'hour'), '2026-12-31', '2027-01-02'],
    ['days', after(15, 'day'), '2024-02-20', '2024-03-06'],
    ['weeks', after(2, 'week'), '2026-12-20', '2027-01-03'],
    ['a month that has fewer days', after(1, 'month'), '2026-01-31', '2026-02-28'],
    ['a year', after(1, 'year'), '2024-02-29', '2025-02-28'],
    ['days before', before(15, 'day'), '2026-03-10', '2026-02-23'],
    ['hours before', before(48, 'hour'), '2026-03-10', '2026-03-08'],
    ['months before', before(2, 'month'), '2026-04-30', '2026-02-28'],
  ])('%s', (_name, limit, happenedOn, dueDate) => {
    expect(toEventDueDate(limit, happenedOn)).toBe(dueDate);
  });
});
