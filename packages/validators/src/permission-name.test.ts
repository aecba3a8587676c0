import { PERMISSION_NAMES, SESSION_PERMISSION_NAMES } from '@anupalan/enums/permissions';
import { describe, expect, it } from 'vitest';
import {
  findGrant,
  findPermissionName,
  hasAccess,
  normalisePermissionName,
  toAccessGrant,
} from './permission-name.ts';

describe('permission names', () => {
  it.each([
    ['Tasks & Alerts', 'tasksandalerts'],
    ['tasks and alerts', 'tasksandalerts'],
    ['TASKS&ALERTS', 'tasksandalerts'],
    ['User Management', 'usermanagement'],
    ['user_management', 'usermanagement'],
    ['  Dashboard ', 'dashboard'],
    ['', ''],
  ])('%j matches as %j', (name, expected) => {
    expect(normalisePermissionName(name)).toBe(expected);
  });

  it.each([
    ['tasks and alerts', 'Tasks & Alerts'],
    ['profile', 'Profile'],
    ['RESOURCES CENTER', 'Resources Center'],
    ['Resource Centre', null],
    ['', null],
  ])('%j is %j', (name, expected) => {
    expect(findPermissionName(name)).toBe(expected);
  });

  it('stay different once normalised', () => {
    expect(new Set(SESSION_PERMISSION_NAMES.map(normalisePermissionName)).size).toBe(
      PERMISSION_NAMES.length + 1,
    );
  });
});

describe('access levels', () => {
  it.each([
    ['view', 'view'],
    ['view,manage', 'manage'],
    ['manage', 'manage'],
    ['Manage', 'manage'],
    ['add, view', 'view'],
    ['add,update,delete', 'none'],
    ['', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ] as const)('%j gives %s', (level, grant) => {
    expect(toAccessGrant(level)).toBe(grant);
  });
});

describe('access of a session', () => {
  const permissions = [
    { permissionName: 'tasks and alerts', accessLevel: 'view' },
    { permissionName: 'Tasks & Alerts', accessLevel: 'none' },
    { permissionName: 'Reporting Task', accessLevel: 'view,manage' },
    { permissionName: 'Dashboard', accessLevel: '' },
  ];

  it.each([
    ['Tasks & Alerts', 'view', true],
    ['Tasks & Alerts', 'manage', false],
    ['Reporting Task', 'view', true],
    ['Reporting Task', 'manage', true],
    ['Dashboard', 'view', false],
    ['Consent Analyzer', 'view', false],
  ] as const)('%s, %s: %s', (name, level, expected) => {
    expect(hasAccess(permissions, name, level)).toBe(expected);
  });

  it('takes the highest of several entries', () => {
    expect(findGrant(permissions, 'TASKS&ALERTS')).toBe('view');
  });
});
