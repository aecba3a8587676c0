import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { describe, expect, test } from 'vitest';
import { createCaller } from '../../test/small-app.ts';
import { AppError } from '../http/problem.ts';
import { type Caller, checkAccess, checkEmailVerified, holds, mayView } from './caller.ts';
import type { Access } from './policy.ts';

const grant = (permissionName: string, accessLevel: string) => ({ permissionName, accessLevel });
const company = createCaller({
  permissions: [grant('Reporting Task', 'view'), grant('Dashboard', 'manage')],
});
const lab = createCaller({
  role: 'lab',
  permissions: company.permissions,
  organisation: company.organisation && { ...company.organisation, type: 'lab' },
});
const staff = createCaller({ role: 'super_admin', permissions: company.permissions, organisation: null });

const SEE: Access = { kind: 'permission', anyOf: [{ name: 'Reporting Task', level: 'view' }] };
const EITHER: Access = {
  kind: 'permission',
  anyOf: [
    { name: 'User Management', level: 'view' },
    { name: 'Dashboard', level: 'manage' },
  ],
};

/** What a caller is told: null for nothing, which lets them through. */
function refusal(check: () => void): unknown {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof AppError ? [error.status, error.code, error.message] : error;
  }
}

const SIGN_IN = [401, 'unauthorized', 'Your session has ended. Please sign in again.'];
const ASK_THE_OWNER = [
  403,
  'forbidden',
  'You do not have permission to do this. Ask the owner of your organisation for it.',
];

describe('a call', () => {
  test.each<[string, Access, Caller | null, unknown]>([
    ['for everybody, by nobody', { kind: 'public' }, null, null],
    ['for everybody, by somebody', { kind: 'public' }, company, null],
    ['for whoever is signed in, by nobody', { kind: 'signed_in' }, null, SIGN_IN],
    ['for whoever is signed in, by staff', { kind: 'signed_in' }, staff, null],
    ['of a session, by nobody', { kind: 'session' }, null, SIGN_IN],
    ['of a session, by staff', { kind: 'session' }, staff, ASK_THE_OWNER],
    ['of a session, by a company', { kind: 'session' }, company, null],
    ['of companies, by a company', { kind: 'session', role: 'company' }, company, null],
    ['of companies, by a laboratory', { kind: 'session', role: 'company' }, lab, ASK_THE_OWNER],
    ['of a permission that is held', SEE, company, null],
    ['of a permission that staff hold', SEE, staff, ASK_THE_OWNER],
    [
      'of a permission that is held, for companies, by a laboratory',
      { ...SEE, role: 'company' },
      lab,
      ASK_THE_OWNER,
    ],
    ['of a permission that is held, for laboratories, by one', { ...SEE, role: 'lab' }, lab, null],
    ['of a permission that nobody gave', SEE, createCaller(), ASK_THE_OWNER],
    ['of one of two permissions, of which one is held', EITHER, company, null],
    ['of one of no permissions', { kind: 'permission', anyOf: [] }, company, ASK_THE_OWNER],
    ['of a permission, or of staff, by staff', { ...SEE, isForStaff: true }, staff, null],
    ['of staff, by staff', { kind: 'platform', roles: ['admin', 'super_admin'] }, staff, null],
    ['of other staff', { kind: 'platform', roles: ['admin'] }, staff, ASK_THE_OWNER],
    ['of staff, by a company', { kind: 'platform', roles: ['admin', 'super_admin'] }, company, ASK_THE_OWNER],
  ])('%s', (_, access, caller, expected) => {
    expect(refusal(() => checkAccess(access, caller))).toEqual(expected);
  });
});

test('a permission is held by its own name and level', () => {
  expect(holds(company, { name: 'Reporting Task', level: 'view' })).toBe(true);
  expect(holds(company, { name: 'Reporting Task', level: 'manage' })).toBe(false);
  expect(holds(company, { name: 'Dashboard', level: 'view' })).toBe(true);
  expect(holds(company, { name: 'User Management', level: 'view' })).toBe(false);
  expect(holds({ permissions: [grant('Dashboard', 'review')] }, { name: 'Dashboard', level: 'manage' })).toBe(
    false,
  );
});

test('who may see does not need to be able to change', () => {
  expect(mayView(company, 'Reporting Task')).toBe(true);
  expect(mayView(company, 'Dashboard')).toBe(true);
  expect(mayView(company, 'User Management')).toBe(false);
});

test('an address that nobody has confirmed writes to nobody', () => {
  expect(refusal(() => checkEmailVerified({ isEmailVerified: true }))).toBeNull();
  expect(refusal(() => checkEmailVerified({ isEmailVerified: false }))).toEqual([
    403,
    'forbidden',
    AUTH_MESSAGES.unverified,
  ]);
});
