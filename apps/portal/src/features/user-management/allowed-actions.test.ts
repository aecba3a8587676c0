import { PERMISSION_NAMES } from '@anupalan/enums/permissions';
import { ROLE_MESSAGES, USER_MESSAGES } from '@anupalan/enums/users';
import { describe, expect, test } from 'vitest';
import { type Actor, coversRole, findRoleLock, toAllowedActions } from './allowed-actions.ts';
import { AUDITOR, BASE_ROLE, CHEMIST, ME, toTestRole, toTestUser } from './testing/test-data.ts';

const toActor = (levels: Readonly<Record<string, string>>, changes: Partial<Actor> = {}): Actor => ({
  userId: 'user-7',
  roleId: 'role-7',
  permissions: Object.entries(levels).map(([permissionName, accessLevel]) => ({
    permissionName,
    accessLevel,
  })),
  ...changes,
});
const everything = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, 'view,manage']));
const owner = toActor(everything, { userId: ME.id, roleId: BASE_ROLE.id });
const manager = toActor({ 'User Management': 'view,manage', 'Consent Documents': 'view' });

describe('what may be done with a person', () => {
  const invited = toTestUser({ invitation: { state: 'expired', expiresAt: '2026-11-01T00:00:00Z' } });
  const auditor = toTestUser({ role: { ...AUDITOR } });
  const all = { canEdit: true, canChangeRole: true, canRemove: true, canResend: false, reason: null };
  const none = { canEdit: false, canChangeRole: false, canRemove: false, canResend: false, reason: null };

  test('everything by the owner, who cannot be removed', () => {
    expect(toAllowedActions(toTestUser(), CHEMIST, owner)).toEqual(all);
    expect(toAllowedActions(ME, BASE_ROLE, owner)).toEqual({
      ...none,
      canEdit: true,
      reason: USER_MESSAGES.ownerLeaves,
    });
  });

  test('an invitation that waits can be sent again, but not to an inactive person', () => {
    expect(toAllowedActions(invited, CHEMIST, owner).canResend).toBe(true);
    expect(toAllowedActions({ ...invited, isActive: false }, CHEMIST, owner).canResend).toBe(false);
  });

  test('nothing with the owner by others, and nothing that raises oneself', () => {
    expect(toAllowedActions(ME, BASE_ROLE, manager)).toEqual({ ...none, reason: USER_MESSAGES.owner });
    const self = toTestUser({ id: 'user-7' });
    expect(toAllowedActions(self, AUDITOR, manager)).toEqual({
      ...none,
      canEdit: true,
      reason: USER_MESSAGES.self,
    });
  });

  test('nothing with who may do more', () => {
    expect(toAllowedActions(invited, CHEMIST, manager)).toEqual({ ...none, reason: USER_MESSAGES.mayMore });
    expect(toAllowedActions(auditor, AUDITOR, manager)).toEqual(all);
  });

  test('nothing that depends on rights while the role is not known, and nothing by who may only view', () => {
    expect(toAllowedActions(auditor, undefined, manager)).toEqual({ ...none, canEdit: true });
    expect(toAllowedActions(auditor, AUDITOR, toActor({ 'User Management': 'view' }))).toEqual(none);
  });
});

describe('roles', () => {
  const cases: [string, Record<string, string>, boolean][] = [
    ['the same level', { 'Consent Documents': 'view' }, true],
    ['a higher level', { 'Consent Documents': 'view,manage' }, false],
    ['manage where manage is held', { 'User Management': 'manage' }, true],
    ['a permission that is not held', { 'Reporting Task': 'view' }, false],
    ['a level that gives nothing', { 'Reporting Task': '' }, true],
    ['no permission at all', {}, true],
  ];
  test.each(cases)('%s', (_name, levels, isCovered) => {
    expect(coversRole(manager.permissions, toTestRole('r', 'R', levels))).toBe(isCovered);
  });

  test('locked are the built-in one, the own one and those that give more', () => {
    expect(findRoleLock(BASE_ROLE, owner)).toBe(ROLE_MESSAGES.builtIn);
    expect(findRoleLock({ ...AUDITOR, id: 'role-7' }, manager)).toBe(ROLE_MESSAGES.own);
    expect(findRoleLock(CHEMIST, manager)).toBe(ROLE_MESSAGES.givesMore);
    expect(findRoleLock(AUDITOR, manager)).toBeNull();
  });
});
