import type { ConsentKind } from '@anupalan/enums/consents';
import { expect, test } from 'vitest';
import { findApplyBy, type RenewalDays, type RenewalState, toRenewalState } from './apply-by.ts';

test.each<[string, string | null, number | null, ConsentKind | null, string | null]>([
  ['the lead that the order prints', '2027-03-31', 60, 'cto', '2027-01-30'],
  ['a lead of no days is the last day itself', '2027-03-31', 0, 'cto', '2027-03-31'],
  ['else 120 days', '2027-03-31', null, 'cto', '2026-12-01'],
  ['also of an order of unknown kind', '2027-03-31', null, null, '2026-12-01'],
  [
    'three calendar months for a hazardous-waste authorisation',
    '2027-02-14',
    null,
    'hw_authorisation',
    '2026-11-14',
  ],
  ['the last day of a shorter month', '2027-05-31', null, 'hw_authorisation', '2027-02-28'],
  [
    'of such an authorisation too, what it prints goes first',
    '2027-02-14',
    30,
    'hw_authorisation',
    '2027-01-15',
  ],
  ['the 29th of a leap year', '2028-05-29', null, 'hw_authorisation', '2028-02-29'],
  ['one of bio-medical waste is as any other', '2027-03-31', null, 'bmw_authorisation', '2026-12-01'],
  ['nothing where an order has no end', null, 120, 'cto', null],
])('%s', (_, endsOn, renewalLeadDays, kind, applyBy) => {
  expect(findApplyBy({ endsOn, renewalLeadDays, kind })).toBe(applyBy);
});

test.each<[RenewalDays, string, RenewalState]>([
  [{ applyBy: null, renewalAppliedOn: null }, '2026-11-23', 'none'],
  [{ applyBy: '2027-01-23', renewalAppliedOn: null }, '2026-11-23', 'ahead'],
  [{ applyBy: '2027-01-22', renewalAppliedOn: null }, '2026-11-23', 'near'],
  [{ applyBy: '2026-11-23', renewalAppliedOn: null }, '2026-11-23', 'near'],
  [{ applyBy: '2026-11-22', renewalAppliedOn: null }, '2026-11-23', 'missed'],
  [{ applyBy: '2026-11-24', renewalAppliedOn: null }, '2026-11-23', 'near'],
  [{ applyBy: '2026-11-22', renewalAppliedOn: '2026-11-23' }, '2026-11-23', 'applied'],
  [{ applyBy: null, renewalAppliedOn: '2026-11-23' }, '2026-11-23', 'applied'],
  [{ applyBy: '2027-11-22', renewalAppliedOn: '2026-08-28' }, '2026-11-23', 'applied'],
])('%j on %s: %s', (days, today, state) => {
  expect(toRenewalState(days, today)).toBe(state);
});
