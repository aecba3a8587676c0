import { expect, test } from 'vitest';
import type { RenewalDays } from './apply-by.ts';
import { describeApplyBy, describeRenewal } from './describe.ts';

const TODAY = '2026-11-23';

test.each<[string, string]>([
  ['2027-07-02', 'Apply by 2 Jul 2027'],
  [TODAY, 'Apply by 23 Nov 2026'],
  ['2026-11-22', 'Apply-by date passed on 22 Nov 2026'],
])('the last day %s: %s', (applyBy, words) => {
  expect(describeApplyBy(applyBy, TODAY)).toBe(words);
});

test.each<[RenewalDays, string | null]>([
  [{ applyBy: '2026-11-22', renewalAppliedOn: null }, 'Apply-by date passed on 22 Nov 2026'],
  [{ applyBy: '2026-11-22', renewalAppliedOn: '2026-11-23' }, 'Applied on 23 Nov 2026'],
  [{ applyBy: null, renewalAppliedOn: '2026-08-28' }, 'Applied on 28 Aug 2026'],
  [{ applyBy: null, renewalAppliedOn: null }, null],
])('%j: %s', (days, words) => {
  expect(describeRenewal(days, TODAY)).toBe(words);
});
