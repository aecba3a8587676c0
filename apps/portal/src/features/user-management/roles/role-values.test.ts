import { describe, expect, test } from 'vitest';
import { BASE_ROLE, CHEMIST, toTestRole } from '../testing/test-data.ts';
import { toPermissionGroups } from './permission-groups.ts';
import { toRoleScreens } from './role-summary.tsx';
import { toCopyName, toGivable, toNewRole, toRoleValues } from './role-values.ts';

const names = ['Dashboard', 'Reporting Task', 'Notifications'] as const;

describe('values of the role form', () => {
  test('name every permission of the base role', () => {
    expect(toRoleValues({ role: CHEMIST, name: 'Chemist', baseRoleId: 'role-1', names })).toEqual({
      name: 'Chemist',
      baseRoleId: 'role-1',
      grants: [
        { permissionName: 'Dashboard', grant: 'none' },
        { permissionName: 'Reporting Task', grant: 'manage' },
        { permissionName: 'Notifications', grant: 'view' },
      ],
    });
  });

  test('of a copy give no more than the copier has', () => {
    const permissions = [{ permissionName: 'Reporting Task', accessLevel: 'view' }];
    const { grants } = toRoleValues({
      role: BASE_ROLE,
      name: 'Copy',
      baseRoleId: 'role-1',
      names,
      permissions,
    });
    expect(grants.map(({ grant }) => grant)).toEqual(['none', 'view', 'none']);
  });

  test('leave out what is not granted when they are sent', () => {
    const values = toRoleValues({ role: CHEMIST, name: ' Chemist ', baseRoleId: 'role-1', names });
    expect(toNewRole(values)).toEqual({
      name: 'Chemist',
      rpaEntries: [
        { permissionName: 'Reporting Task', accessLevel: 'view,manage' },
        { permissionName: 'Notifications', accessLevel: 'view' },
      ],
    });
  });

  test.each([
    ['manage', 'view', 'view'],
    ['manage', 'none', 'none'],
    ['view', 'manage', 'view'],
    ['none', 'manage', 'none'],
    ['manage', 'manage', 'manage'],
  ] as const)('wanted %s, held %s: %s', (wanted, held, given) => {
    expect(toGivable(wanted, held)).toBe(given);
  });

  test.each([
    ['Chemist', [], 'Copy of Chemist'],
    ['Chemist', ['copy of chemist'], 'Copy of Chemist 2'],
    ['Chemist', ['Copy of Chemist', 'Copy of Chemist 2'], 'Copy of Chemist 3'],
    ['A role with a very long name', [], 'Copy of A role with'],
    ['A role with a very long name', ['Copy of A role with'], 'Copy of A role wi 2'],
  ])('a copy of %s beside %j is %s', (name, taken, copy) => {
    expect(toCopyName(name, taken, 19)).toBe(copy);
  });
});

describe('the matrix', () => {
  const all = (area: 'company' | 'lab') =>
    toPermissionGroups(area, []).flatMap((group) => group.permissions.map(({ name }) => name));

  test('has ten names for a company and eight for a laboratory', () => {
    expect(all('company')).toHaveLength(10);
    expect(all('lab')).toHaveLength(8);
    expect(all('lab')).not.toContain('Consent Analyzer');
  });

  test('fixes what the person lacks, and says that a viewed one can be given to view', () => {
    const groups = toPermissionGroups('company', [
      { permissionName: 'Reporting Task', accessLevel: 'view' },
      { permissionName: 'Dashboard', accessLevel: 'view,manage' },
    ]);
    const find = (name: string) =>
      groups.flatMap((group) => group.permissions).find((each) => each.name === name);
    expect(find('Consent Analyzer')?.disabledReason).toBe('You do not have this permission yourself');
    expect(find('Reporting Task')?.disabledReason).toBeUndefined();
    expect(find('Reporting Task')?.hint).toContain('View is the most you can give');
  });
});

test('the summary sorts screens by what can be done there; the dashboard is always there', () => {
  const role = toTestRole('r', 'R', { 'Reporting Task': 'view,manage', 'Support Management': 'view' });
  const grants = Object.fromEntries(
    role.rpaEntries.map(({ permission, accessLevel }) => [
      permission.name,
      accessLevel === 'view' ? ('view' as const) : ('manage' as const),
    ]),
  );
  const { manages, views, hidden } = toRoleScreens('lab', grants);
  expect(manages).toEqual(['Reporting Tasks']);
  expect(views).toEqual(['Dashboard Overview', 'Support']);
  expect(hidden).toContain('User Management');
});
