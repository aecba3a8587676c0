import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import type { Role, RoleRef } from '@anupalan/validators/entities/role';
import type { User } from '@anupalan/validators/entities/user';
import type { Grant } from '../../access/caller.ts';

/** A user with the role and the organisation, as the repositories read it. */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  mobileNo: string | null;
  designation: string | null;
  department: string | null;
  avatarKey: string | null;
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
  organisationId: string | null;
  organisationName: string | null;
  organisationType: string | null;
} & RoleRow;

/** A role with the built-in one it stands on. */
export type RoleRow = {
  roleId: string;
  roleName: string;
  roleSlug: string;
  baseRoleId: string | null;
  baseRoleSlug: string | null;
};

/** The contract's User. */
export function toUser(row: UserRow): User {
  const type =
    row.organisationType === 'company' || row.organisationType === 'lab' ? row.organisationType : null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    mobileNo: row.mobileNo,
    mobileNoCountryCode: row.mobileNo ? PHONE_COUNTRY_CODE : null,
    designation: row.designation,
    department: row.department,
    avatar: row.avatarKey ? { path: `/avatars/${row.avatarKey}` } : null,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    organisation:
      row.organisationId && row.organisationName && type
        ? { id: row.organisationId, name: row.organisationName, type }
        : null,
    role: toRoleRef(row),
  };
}

/** The contract's RoleRef. */
export function toRoleRef(row: RoleRow): RoleRef {
  return {
    id: row.roleId,
    name: row.roleName,
    slug: row.roleSlug,
    baseRole: row.baseRoleId && row.baseRoleSlug ? { id: row.baseRoleId, slug: row.baseRoleSlug } : null,
  };
}

/** The contract's Role. A permission is known by its name, which is its id as well. */
export function toRole(row: RoleRow, grants: Grant[]): Role {
  return {
    ...toRoleRef(row),
    rpaEntries: grants.map((grant) => ({
      permission: { id: grant.permissionName, name: grant.permissionName },
      accessLevel: grant.accessLevel,
    })),
  };
}
