import type { AccessGrant } from '@anupalan/enums/access-levels';
import { SESSION_PERMISSION_NAMES, type SessionPermissionName } from '@anupalan/enums/permissions';

/**
 * Lower case, & as "and", letters and digits only: how permission names are matched. See
 * docs/spec-coverage.md#roles-and-permissions.
 */
export function normalisePermissionName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');
}

/** The name as the specification spells it, or null for one that does not exist. */
export function findPermissionName(name: string): SessionPermissionName | null {
  const wanted = normalisePermissionName(name);
  return SESSION_PERMISSION_NAMES.find((known) => normalisePermissionName(known) === wanted) ?? null;
}

/** What an access level's text comes down to: containing `manage`, else containing `view`, else none (D15). */
export function toAccessGrant(accessLevel: string | null | undefined): AccessGrant {
  const level = accessLevel?.toLowerCase() ?? '';
  if (level.includes('manage')) return 'manage';
  return level.includes('view') ? 'view' : 'none';
}

/** The highest grant that a list of permissions gives for a name. */
export function findGrant(
  permissions: readonly { permissionName: string; accessLevel: string }[],
  name: string,
): AccessGrant {
  const wanted = normalisePermissionName(name);
  const grants = permissions
    .filter((entry) => normalisePermissionName(entry.permissionName) === wanted)
    .map((entry) => toAccessGrant(entry.accessLevel));
  if (grants.includes('manage')) return 'manage';
  return grants.includes('view') ? 'view' : 'none';
}

/** Whether a list of permissions gives at least `level` for a name. */
export function hasAccess(
  permissions: readonly { permissionName: string; accessLevel: string }[],
  name: string,
  level: 'view' | 'manage' = 'view',
): boolean {
  const grant = findGrant(permissions, name);
  return grant === 'manage' || (grant === 'view' && level === 'view');
}
