import { describe, expect, it } from 'vitest';
import { findAuthority } from './authority-rules.ts';
import { toLines } from './head.test-support.ts';

describe('the abbreviation of a board', () => {
  it.each([
    ['MPCB', 'Maharashtra Pollution Control Board'],
    ['GPCB', 'Gujarat Pollution Control Board'],
    ['TNPCB', 'Tamil Nadu Pollution Control Board'],
    ['KSPCB', 'Karnataka State Pollution Control Board'],
    ['TSPCB', 'Telangana State Pollution Control Board'],
    ['TGPCB', 'Telangana State Pollution Control Board'],
    ['APPCB', 'Andhra Pradesh Pollution Control Board'],
    ['RSPCB', 'Rajasthan State Pollution Control Board'],
    ['MPPCB', 'Madhya Pradesh Pollution Control Board'],
    ['CECB', 'Chhattisgarh Environment Conservation Board'],
    ['PPCB', 'Punjab Pollution Control Board'],
    ['KeralaPCB', 'Kerala State Pollution Control Board'],
    ['UPPCB', 'Uttar Pradesh Pollution Control Board'],
    ['HSPCB', 'Haryana State Pollution Control Board'],
    ['WBPCB', 'West Bengal Pollution Control Board'],
    ['OSPCB', 'Odisha State Pollution Control Board'],
    ['SPCB, Odisha', 'Odisha State Pollution Control Board'],
    ['DPCC', 'Delhi Pollution Control Committee'],
    ['JSPCB', 'Jharkhand State Pollution Control Board'],
    ['GSPCB', 'Goa State Pollution Control Board'],
  ])('%s', (abbreviation, name) => {
    expect(findAuthority([], toLines([`No. 4471 of ${abbreviation} at Green Park`]))?.value).toBe(name);
  });
});
