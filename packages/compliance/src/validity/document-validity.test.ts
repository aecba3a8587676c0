import { describe, expect, it } from 'vitest';
import { addDays } from '../schedules/dates.ts';
import { findEndDate, getDocumentValidity, type ValidityInput } from './document-validity.ts';

const END = '2027-03-31';

describe('state of one order', () => {
  it.each<[string, ValidityInput, string, string, number | null]>([
    ['one day before the window of 120 days', { validUpto: END }, addDays(END, -121), 'valid', 121],
    ['first day of the window', { validUpto: END }, addDays(END, -120), 'expiring', 120],
    ['the day before the last', { validUpto: END }, '2027-03-30', 'expiring', 1],
    ['the last day', { validUpto: END }, END, 'expiring', 0],
    ['the day after the last', { validUpto: END }, '2027-04-01', 'expired', -1],
    ['long after', { validUpto: END }, '2028-03-31', 'expired', -366],
    [
      'own window, the day before it',
      { validUpto: END, renewalLeadDays: 60 },
      addDays(END, -61),
      'valid',
      61,
    ],
    ['own window, its first day', { validUpto: END, renewalLeadDays: 60 }, addDays(END, -60), 'expiring', 60],
    [
      'own window of no days, the day before the last',
      { validUpto: END, renewalLeadDays: 0 },
      '2027-03-30',
      'valid',
      1,
    ],
    ['own window of no days, the last day', { validUpto: END, renewalLeadDays: 0 }, END, 'expiring', 0],
    [
      'a hazardous-waste authorisation, the day before three calendar months',
      { validUpto: END, kind: 'hw_authorisation' },
      '2026-12-30',
      'valid',
      91,
    ],
    [
      'a hazardous-waste authorisation, three calendar months before',
      { validUpto: END, kind: 'hw_authorisation' },
      '2026-12-31',
      'expiring',
      90,
    ],
    ['over a leap day', { validUpto: '2028-03-01', renewalLeadDays: 1 }, '2028-02-29', 'expiring', 1],
    ['until cancelled', { openEnded: 'until_cancelled' }, END, 'valid', null],
    ['one-time', { openEnded: 'one_time' }, END, 'valid', null],
    ['until commissioning', { openEnded: 'until_commissioning' }, END, 'none', null],
    ['not stated', { openEnded: 'not_stated' }, END, 'none', null],
    ['no fact at all', {}, END, 'none', null],
    [
      'an end and a reason: the end counts',
      { validUpto: END, openEnded: 'one_time' },
      '2027-04-01',
      'expired',
      -1,
    ],
  ])('%s', (_name, input, today, state, daysLeft) => {
    expect(getDocumentValidity(input, today)).toMatchObject({ state, daysLeft });
  });
});

describe('the end of an order', () => {
  it.each<[string, ValidityInput, string | null]>([
    ['water before air', { periods: [{ upto: '2027-03-31' }, { upto: '2026-12-31' }] }, '2026-12-31'],
    ['one medium without an end', { periods: [{ upto: null }, { upto: '2026-12-31' }] }, '2026-12-31'],
    ['no medium with an end', { periods: [{ upto: null }] }, null],
    ['a corrected fact wins over the periods', { validUpto: END, periods: [{ upto: '2026-12-31' }] }, END],
    ['a fact that was taken away', { validUpto: null, periods: [{ upto: '2026-12-31' }] }, '2026-12-31'],
  ])('%s', (_name, input, end) => {
    expect(findEndDate(input)).toBe(end);
  });
});
