import { ACCESS_GRANT_LABELS, ACCESS_GRANTS } from '@anupalan/enums/access-levels';
import { type PermissionName, ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { AppRole } from '@anupalan/enums/roles';
import { SCREENS } from '@anupalan/enums/screens';
import type { PermissionGroup } from '@anupalan/ui';
import { findGrant } from '@anupalan/validators/permission-name';

/** The columns of the matrix (D15). */
export const LEVELS = ACCESS_GRANTS.map((value) => ({ value, label: ACCESS_GRANT_LABELS[value] }));

const GROUPS: readonly { id: string; label: string; names: readonly PermissionName[] }[] = [
  {
    id: 'work',
    label: 'Work',
    names: ['Dashboard', 'Reporting Task', 'Tasks & Alerts', 'Consent Analyzer'],
  },
  {
    id: 'documents',
    label: 'Documents',
    names: ['Consent Documents', 'Technical Documents', 'Resources Center'],
  },
  {
    id: 'organisation',
    label: 'Organisation',
    names: ['User Management', 'Support Management', 'Notifications'],
  },
];

/** The title of the screen that a permission opens; the permission's own name where there is none yet. */
export function toScreenTitle(area: AppRole, name: PermissionName): string {
  return SCREENS.find(({ role, permission }) => role === area && permission === name)?.title ?? name;
}

function toHint(area: AppRole, name: PermissionName): string | undefined {
  if (name === 'Dashboard') return 'Everybody can see the dashboard';
  return SCREENS.find(({ role, permission }) => role === area && permission === name)?.tagline;
}

/**
 * The rows of the matrix: the ten names of a company or the eight of a laboratory. A row whose permission the
 * signed-in user lacks is fixed; one that they only see can be given to see.
 */
export function toPermissionGroups(
  area: AppRole,
  permissions: Parameters<typeof findGrant>[0],
): PermissionGroup[] {
  const known = ROLE_PERMISSIONS[area];
  return GROUPS.map(({ id, label, names }) => ({
    id,
    label,
    permissions: names
      .filter((name) => known.includes(name))
      .map((name) => {
        const held = findGrant(permissions, name);
        const hint = toHint(area, name);
        if (held === 'none')
          return { name, label: name, disabledReason: 'You do not have this permission yourself' };
        return {
          name,
          label: name,
          hint: held === 'view' ? 'You can only view this yourself, so View is the most you can give' : hint,
        };
      }),
  })).filter((group) => group.permissions.length > 0);
}
