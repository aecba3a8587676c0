import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import type { AppRole } from '@anupalan/enums/roles';
import type { Role } from '@anupalan/validators/entities/role';
import type { Grant } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { type Paging, toPattern, toWindow } from '../../http/list.ts';
import { type RoleRow, toRole } from '../accounts/entities.ts';

/** Roles an organisation of a kind may give: its built-in one and its own, which row-level security cuts out. */
function selectRoles(tx: Tx, type: AppRole) {
  return tx
    .selectFrom('roles')
    .leftJoin('roles as base', 'base.id', 'roles.baseRoleId')
    .where((eb) =>
      eb.or([eb('roles.slug', '=', type).and('roles.baseRoleId', 'is', null), eb('base.slug', '=', type)]),
    );
}

const COLUMNS = [
  'roles.id as roleId',
  'roles.name as roleName',
  'roles.slug as roleSlug',
  'base.id as baseRoleId',
  'base.slug as baseRoleSlug',
] as const;

export async function findRole(tx: Tx, type: AppRole, id: string): Promise<Role | null> {
  const row = await selectRoles(tx, type).select(COLUMNS).where('roles.id', '=', id).executeTakeFirst();
  if (!row) return null;
  return (await withGrants(tx, [row]))[0] ?? null;
}

export async function listRoles(
  tx: Tx,
  type: AppRole,
  query: Paging & { keyword?: string; baseRoleId?: string; sortBy?: string; sortOrder?: string },
): Promise<{ roles: Role[]; total: number }> {
  let rows = selectRoles(tx, type);
  if (query.keyword) rows = rows.where('roles.name', 'ilike', toPattern(query.keyword));
  if (query.baseRoleId) rows = rows.where('roles.baseRoleId', '=', query.baseRoleId);
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const order = query.sortOrder === 'desc' ? 'desc' : 'asc';
  const found = await rows
    .select(COLUMNS)
    .orderBy(query.sortBy === 'name' ? 'roles.name' : 'roles.createdAt', order)
    .orderBy('roles.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { roles: await withGrants(tx, found), total };
}

async function withGrants(tx: Tx, rows: RoleRow[]): Promise<Role[]> {
  if (rows.length === 0) return [];
  const grants = await tx
    .selectFrom('rolePermissions')
    .select(['roleId', 'permissionName', 'accessLevel'])
    .where(
      'roleId',
      'in',
      rows.map((row) => row.roleId),
    )
    .orderBy('permissionName')
    .execute();
  return rows.map((row) => toRole(row, grantsOf(row, grants)));
}

/** The built-in role holds everything that its kind knows. */
function grantsOf(row: RoleRow, grants: (Grant & { roleId: string })[]): Grant[] {
  if (row.baseRoleId === null && (row.roleSlug === 'company' || row.roleSlug === 'lab')) {
    return ROLE_PERMISSIONS[row.roleSlug].map((permissionName) => ({
      permissionName,
      accessLevel: 'view,manage',
    }));
  }
  return grants.filter((grant) => grant.roleId === row.roleId);
}
