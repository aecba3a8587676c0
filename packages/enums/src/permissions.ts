import type { AppRole } from './roles.ts';

/** Permission names of roles, as given. See docs/spec-coverage.md#roles-and-permissions. */
export const PERMISSION_NAMES = [
  'Dashboard',
  'User Management',
  'Reporting Task',
  'Consent Analyzer',
  'Tasks & Alerts',
  'Technical Documents',
  'Resources Center',
  'Notifications',
  'Consent Documents',
  'Support Management',
] as const;
/** A permission name that a role can grant. */
export type PermissionName = (typeof PERMISSION_NAMES)[number];

/** The permission of the profile route; always granted (D15). */
export const PROFILE_PERMISSION = 'Profile';

/** Every permission name that a route or a session can carry. */
export const SESSION_PERMISSION_NAMES = [...PERMISSION_NAMES, PROFILE_PERMISSION] as const;
/** A permission name of a session. */
export type SessionPermissionName = (typeof SESSION_PERMISSION_NAMES)[number];

/** Which names belong to which base role (D15). */
export const ROLE_PERMISSIONS: Readonly<Record<AppRole, readonly PermissionName[]>> = {
  company: PERMISSION_NAMES,
  lab: [
    'Dashboard',
    'User Management',
    'Reporting Task',
    'Tasks & Alerts',
    'Technical Documents',
    'Resources Center',
    'Notifications',
    'Support Management',
  ],
};

/** Granted in every company and lab session, whatever the role says, so that redirects end (D15). */
export const ALWAYS_GRANTED = [
  { permissionName: 'Dashboard', accessLevel: 'view' },
  { permissionName: PROFILE_PERMISSION, accessLevel: 'view,manage' },
] as const;
