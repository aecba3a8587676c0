import type { OrganisationRole, Role } from '@anupalan/api-client/types';
import { ACCESS_GRANTS, type AccessGrant } from '@anupalan/enums/access-levels';
import type { PermissionName } from '@anupalan/enums/permissions';
import { type RoleForm, toRpaEntries } from '@anupalan/validators/forms/role';
import { findGrant, toAccessGrant } from '@anupalan/validators/permission-name';
import type { CreateRoleRequest } from '@anupalan/validators/requests/roles';

/** What a role gives, by the name of the permission; what is not named is none. */
export type Grants = Readonly<Partial<Record<PermissionName, AccessGrant>>>;

/** What the role form holds. */
export type RoleValues = { name: string; baseRoleId: string; grants: RoleForm['grants'] };

/** What a role gives. */
export function toGrants({ rpaEntries }: Pick<Role, 'rpaEntries'>): Grants {
  return Object.fromEntries(
    rpaEntries.map(({ permission, accessLevel }) => [permission.name, toAccessGrant(accessLevel)]),
  );
}

/** A level for every permission of the base role, in its order. */
export function toGrantList(names: readonly PermissionName[], grants: Grants): RoleForm['grants'] {
  return names.map((permissionName) => ({ permissionName, grant: grants[permissionName] ?? 'none' }));
}

/** The levels of a list by name. */
export function toGrantMap(list: RoleForm['grants']): Grants {
  return Object.fromEntries(list.map(({ permissionName, grant }) => [permissionName, grant]));
}

/** The weaker of a wanted level and the one that somebody holds: nobody gives more than they have (D14). */
export function toGivable(wanted: AccessGrant, held: AccessGrant): AccessGrant {
  return ACCESS_GRANTS[Math.min(ACCESS_GRANTS.indexOf(wanted), ACCESS_GRANTS.indexOf(held))] ?? 'none';
}

/** "Copy of EHS officer", or "Copy of EHS officer 2" where that is taken; cut so that it is not too long. */
export function toCopyName(name: string, taken: readonly string[], maxLength: number): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (let turn = 1; ; turn += 1) {
    const end = turn === 1 ? '' : ` ${turn}`;
    const copy = `${`Copy of ${name}`.slice(0, maxLength - end.length).trimEnd()}${end}`;
    if (!known.has(copy.toLowerCase())) return copy;
  }
}

/** The form of a role that is there, of a copy of one, or of a new one. */
export function toRoleValues(input: {
  role: OrganisationRole | null;
  name: string;
  baseRoleId: string;
  names: readonly PermissionName[];
  permissions?: Parameters<typeof findGrant>[0];
}): RoleValues {
  const { role, name, baseRoleId, names, permissions } = input;
  const grants = role === null ? {} : toGrants(role);
  const list = toGrantList(names, grants);
  if (permissions === undefined) return { name, baseRoleId, grants: list };
  const givable = list.map(({ permissionName, grant }) => ({
    permissionName,
    grant: toGivable(grant, findGrant(permissions, permissionName)),
  }));
  return { name, baseRoleId, grants: givable };
}

/** What a checked form sends; the base role is the organisation's own and needs no telling. */
export function toNewRole({ name, grants }: RoleValues): CreateRoleRequest {
  return { name: name.trim(), rpaEntries: toRpaEntries(grants) };
}
