import type { DashboardConsent } from '@anupalan/api-client/endpoints/dashboard';
import { describe, expect, it } from 'vitest';
import { toRibbon } from './dashboard-words.ts';

const today = '2026-11-21';

const consent: DashboardConsent = {
  id: 'd1',
  title: 'Consent to Operate',
  authority: null,
  consentNo: null,
  from: '2024-04-01',
  upto: '2027-03-31',
  openEnded: null,
  applyBy: '2026-12-01',
  renewalAppliedOn: null,
  daysLeft: 130,
  state: 'valid',
};

describe('the ribbon of a consent', () => {
  it('names its end, what is left and the last day to apply', () => {
    expect(toRibbon(consent, today, '/company/consent/d1')).toMatchObject({
      href: '/company/consent/d1',
      left: '130 days left',
      until: 'Valid until 31 Mar 2027',
      note: 'Apply by 1 Dec 2026',
      summary: 'Consent to Operate from 1 Apr 2024, Valid until 31 Mar 2027, 130 days left',
    });
  });

  it('is no link for people who may not open orders', () => {
    expect(toRibbon(consent, today, null).href).toBeUndefined();
  });

  it.each([
    ['far off', { applyBy: '2027-07-02' }, 'Apply by 2 Jul 2027', undefined],
    ['near', { applyBy: '2027-01-20' }, 'Apply by 20 Jan 2027', 'warn'],
    ['on its last day', { applyBy: today }, 'Apply by 21 Nov 2026', 'warn'],
    ['missed', { applyBy: '2026-11-20' }, 'Apply-by date passed on 20 Nov 2026', 'danger'],
    [
      'applied for',
      { applyBy: '2026-11-20', renewalAppliedOn: '2026-11-21' },
      'Applied on 21 Nov 2026',
      undefined,
    ],
    ['expired', { daysLeft: -7, state: 'expired' as const }, 'Apply by 1 Dec 2026', 'danger'],
    ['without an end', { applyBy: null }, undefined, undefined],
  ])('%s', (_case, changes, note, tone) => {
    const ribbon = toRibbon({ ...consent, ...changes }, today, null);
    expect([ribbon.note, ribbon.tone]).toEqual([note, tone]);
  });

  it.each([
    ['until_cancelled', 'valid', 'Valid until cancelled', 'no end date'],
    ['until_commissioning', 'none', 'Until commissioning', ''],
    [null, 'none', 'No end date stated', 'not known'],
  ] as const)('without an end, %s', (openEnded, state, until, left) => {
    const open = { ...consent, upto: null, applyBy: null, daysLeft: null, openEnded, state };
    expect(toRibbon(open, today, null)).toMatchObject({ until, left });
  });
});
